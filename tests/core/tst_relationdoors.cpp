// SPDX-License-Identifier: GPL-3.0-or-later
// One question, “what is B to A?”, has one answer: of compare, of identify with an original, and of identify
// with an expectation. Edits of known tables, alone and two after each other.
#include "core/identify/identify.h"
#include "core/identify/original/original.h"
#include "core/models/encoding.h"
#include "core/parameters/keys.h"
#include "core/relate/relate.h"
#include "core/relate/tolerance.h"
#include "tests/support/allrows.h"
#include "tests/support/editedtables.h"
#include "tests/support/rows.h"
#include "tests/support/storedarrays.h"
#include "tests/support/strict.h"

using namespace posiscope;
using namespace edited;

Q_DECLARE_METATYPE(CellType)

namespace {

StoredArray stored(const Matrix& cells, CellType type) {
    std::vector<double> numbers;
    for (Eigen::Index r = 0; r < cells.rows(); ++r)
        for (Eigen::Index c = 0; c < cells.cols(); ++c)
            numbers.push_back(cells(r, c));
    return arrayOf({cells.rows(), cells.cols()}, numbers, type);
}

QString sortedIds(const std::vector<std::string>& relations) {
    QStringList ids;
    for (const std::string& id : relations)
        ids << QString::fromStdString(id);
    ids.sort();
    return ids.join(' ');
}

/// What a table was meant to be, where a formula says it.
std::optional<Expectation> expectationOf(const QString& table, const Matrix& cells) {
    const char* const id = table == "sinusoid" ? "sinusoidal" : table == "rotary" ? "rope" : nullptr;
    if (id == nullptr) return std::nullopt;
    Expectation expected;
    expected.encoding = findEncoding(id);
    State state = defaultState();
    chooseEncoding(state, *expected.encoding);
    expected.values = state.values;
    expected.values.set(keys::maxLen, static_cast<std::int64_t>(cells.rows()));
    expected.values.set(keys::base, 10000.0);
    expected.values.set(table == "rotary" ? keys::headDim : keys::dModel,
                        static_cast<std::int64_t>(cells.cols()));
    expected.given = {"base", "max_len", "d_model", "head_dim"};
    return expected;
}

}  // namespace

class TestRelationDoors : public StrictTest {
    Q_OBJECT

 private slots:
    /// 320 cases in 37 s; the quick run has each table and each change in one of the types.
    void doors_data() {
        addColumns<int, int, CellType>("table", "change", "type");
        const auto all = tables();
        const auto every = cases();
        const auto first = [](std::size_t table, CellType type) -> std::size_t {
            return allRows() ? 0 : type == CellType::float32 ? table % 2 : 1 - table % 2;
        };
        for (const CellType type : {CellType::float32, CellType::bfloat16})
            for (std::size_t table = 0; table < all.size(); ++table)
                for (std::size_t change = first(table, type); change < every.size();
                     change += allRows() ? 1 : 2)
                    QTest::addRow("%s, %s, %s", all[table].name, qPrintable(every[change].name),
                                  std::string(nameOf(type)).c_str())
                        << static_cast<int>(table) << static_cast<int>(change) << type;
    }
    void doors() {
        const auto [table, change, type] = fetchRow<int, int, CellType>();
        const Table from = tables()[static_cast<std::size_t>(table)];
        const Matrix a = rounded(kindOf(type), from.cells);
        const Case each = cases()[static_cast<std::size_t>(change)];
        const StoredArray before = stored(a, type), after = stored(each.made(a), type);
        QStringList expected = each.ids;
        expected.sort();
        const Relation compared =
            relate(*before.cells, *after.cells, cellTolerance(*before.cells, *after.cells));
        QCOMPARE(sortedIds(compared.ids()), expected.join(' '));
        QStringList wrong;
        const auto ask = [&](const char* door, const Expectation& expectation) {
            const Identity answer = identify({after}, expectation);
            const QString ids = sortedIds(answer.relations);
            if (ids != expected.join(' ')) wrong << QString("%1: %2").arg(door, ids);
            // Noise is named with its size, and is what the cells beyond their last place are off by.
            if (answer.unexplainedCells > compared.cells - compared.explained &&
                !expected.contains("inexact"))
                wrong << QString("%1: %2 unexplained").arg(door).arg(answer.unexplainedCells);
        };
        Expectation original;
        original.original = std::make_shared<const OriginalTable>(OriginalTable{before});
        ask("original", original);
        if (const auto meant = expectationOf(from.name, from.cells)) ask("expected", *meant);
        QVERIFY2(wrong.isEmpty(), qPrintable(wrong.join("; ")));
    }
};

QTEST_GUILESS_MAIN(TestRelationDoors)
#include "tst_relationdoors.moc"
