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
#include "tests/support/resizedrows.h"
#include "tests/support/rows.h"
#include "tests/support/storedarrays.h"
#include "tests/support/strict.h"

using namespace posiscope;
using namespace edited;

Q_DECLARE_METATYPE(CellType)
Q_DECLARE_METATYPE(resizing::Learned)
Q_DECLARE_METATYPE(resizing::Plan)

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

    /// Learned tables in another size, over a grid of places or along one line of rows.
    void resizedTables_data() {
        addColumns<resizing::Learned, resizing::Plan, QString>("table", "plan", "words");
        QTest::newRow("a grid") << resizing::learned(0, 7, 7, 24, 1)
                                << resizing::Plan{.way = {"bicubic"}, .height = 12, .width = 12}
                                << "B is A with its 7 × 7 places resized to 12 × 12: bicubic.";
        QTest::newRow("behind a class token")
            << resizing::learned(1, 8, 8, 24, 2)
            << resizing::Plan{.way = {"bilinear"}, .height = 6, .width = 10}
            << "B is A with its 8 × 8 places resized to 6 × 10: bilinear. Rows in front of the places: 1 in "
               "A, 1 in B.";
        QTest::newRow("a line") << resizing::learned(0, 1, 64, 24, 3)
                                << resizing::Plan{.way = {"bilinear-aligned"}, .height = 1, .width = 100}
                                << "B is A with its 64 rows resized to 100: bilinear-aligned.";
    }
    void resizedTables() {
        const auto [table, plan, words] = fetchRow<resizing::Learned, resizing::Plan, QString>();
        const auto array = [](const resizing::Learned& each) {
            return arrayOf({each.rows(), each.columns}, each.cells, CellType::float32);
        };
        const StoredArray before = array(table), after = array(resizing::made(table, plan));
        const auto related = [](const StoredArray& a, const StoredArray& b) {
            return relate(*a.cells, *b.cells, cellTolerance(*a.cells, *b.cells));
        };
        const Relation relation = related(before, after);
        QCOMPARE(relation.edits.size(), std::size_t{1});
        QCOMPARE(QString::fromStdString(wordsOf(relation.edits.front()).english()), words);
        QCOMPARE(relation.explained, relation.cells);
        Expectation original;
        original.original = std::make_shared<const OriginalTable>(OriginalTable{before});
        QCOMPARE(sortedIds(identify({after}, original).relations), sortedIds(relation.ids()));
        // One damaged cell is named; a table that was not made from A is none of it.
        resizing::Learned damaged = resizing::made(table, plan);
        const std::int64_t at = 3 * damaged.columns + 5;
        const double right = std::exchange(damaged.cells[static_cast<std::size_t>(at)], 9);
        const Relation nearly = related(before, array(damaged));
        QCOMPARE(nearly.cells - nearly.explained, std::int64_t{1});
        QVERIFY(nearly.firstOff.has_value());
        QCOMPARE(nearly.firstOff->row, std::int64_t{3});
        QCOMPARE(nearly.firstOff->column, std::int64_t{5});
        QVERIFY(std::abs(nearly.firstOff->expected - right) < 1e-5);
        const auto other =
            resizing::learned(damaged.extra, damaged.height, damaged.width, damaged.columns, 77);
        QVERIFY(!related(before, array(other)).found);
    }

    /// Rows in front of the places that A does not have are open, and said to be.
    void resizedBehindNewRows() {
        const resizing::Learned table = resizing::learned(0, 7, 7, 24, 5);
        resizing::Learned longer =
            resizing::made(table, resizing::Plan{.way = {"bicubic"}, .height = 10, .width = 10});
        longer.cells.insert(longer.cells.begin(), 24, 3.0);
        const StoredArray a = arrayOf({49, 24}, table.cells, CellType::float32),
                          b = arrayOf({101, 24}, longer.cells, CellType::float32);
        const Relation relation = relate(*a.cells, *b.cells, cellTolerance(*a.cells, *b.cells));
        QCOMPARE(relation.cells - relation.explained, std::int64_t{24});
        QStringList words;
        for (const Text& each : relation.words())
            words << QString::fromStdString(each.english());
        QCOMPARE(words, QStringList(
                            {"B is A with its 7 × 7 places resized to 10 × 10: bicubic. Rows in front of the "
                             "places: 0 in A, 1 in B.",
                             "Cells that this does not explain: 24 of 2424.",
                             "The first of them is in row 0, column 0: it is 3, and nothing is expected "
                             "there."}));
    }
};

QTEST_GUILESS_MAIN(TestRelationDoors)
#include "tst_relationdoors.moc"
