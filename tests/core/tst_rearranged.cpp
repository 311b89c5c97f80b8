// SPDX-License-Identifier: GPL-3.0-or-later
// Rows shuffled or left out, and columns permuted: what they are is found.

#include "core/identify/diagnosis/expectedrows.h"
#include "core/identify/pairhypothesis.h"
#include "tests/support/answers.h"
#include "tests/support/madetable.h"
#include "tests/support/orders.h"
#include "tests/support/rows.h"
#include "tests/support/storedarrays.h"
#include "tests/support/strict.h"

using namespace posiscope;
using namespace mistakes;
using namespace orders;

namespace {

struct Source {
    const char* name;
    const char* encoding;
    const char* form;
    Given given;
    std::vector<double> (*cells)(const TablePlan& plan);
};
const Source kinds[] = {
    {"interleaved", "sinusoidal", "interleaved", {}, interleavedCells},
    {"half-split", "sinusoidal", "half-split", {{"layout", std::string("half-split")}}, halfSplitCells},
    {"[cos | sin]", "rope", "half-split-cosine-first", {}, rotaryCells}};

struct Change {
    const char* name;
    const char* suffix;
    Order (*rows)(std::int64_t count);
    Order (*columns)(std::int64_t count);
};
const Change rowChanges[] = {
    {"shuffled", "-shuffled-rows", [](std::int64_t n) { return shuffled(n, 1); }, all},
    {"every third", "-some-rows", [](std::int64_t n) { return every(n, 3); }, all},
    {"every second from 1", "-some-rows", [](std::int64_t n) { return every(n, 2, 1); }, all},
    {"some of them", "-some-rows", most, all}};
const Change columnChanges[] = {
    {"permuted", "-permuted-columns", all, [](std::int64_t n) { return shuffled(n, 2); }},
    {"reversed", "-permuted-columns", all, reversed}};
constexpr int changes = 6;

Expectation meantAs(const Source& kind, const TablePlan& plan) {
    MadeTable table{kind.encoding, kind.given, {}, {}};
    table.given.emplace_back(std::string(kind.encoding) == "rope" ? "head_dim" : "d_model",
                             whole(plan.dimensions));
    table.given.emplace_back("base", plan.base);
    return expectationOf(table);
}

/// Whether these rows of a cache are few runs: then they are a finding.
bool mayStandSo(const Expectation& expected, const Order& rows) {
    return mayHoldAnyRows(expected, Positions::list(std::vector<Coordinate>(rows.begin(), rows.end())));
}

/// Another order than was meant is wrong, and nothing else is.
bool isOrderWrong(const Identity& answer) {
    return !answer.asExpected && !answer.mistakes.empty() &&
           std::ranges::all_of(answer.mistakes, [](const Finding& each) { return isAboutOrder(each.id); });
}

std::string wordsOf(const Size& size, const Identity& answer) {
    return "\n  d " + std::to_string(size.dimensions) + ", " + std::to_string(size.rows) + " rows, base " +
           shortestDecimal(size.base) + ": " + answer.encoding + " " + answer.storage.form + ", " +
           std::to_string(answer.unexplainedCells) + " unexplained, base " +
           shortestDecimal(numberOf(answer, "base")) + " " + idsOf(answer);
}

}  // namespace

Q_DECLARE_METATYPE(CellType)

class TestRearranged : public StrictTest {
    Q_OBJECT

 private slots:
    void asExpected_data() { addRows(true); }
    void asExpected() {
        QFETCH(int, kind);
        QFETCH(int, change);
        QFETCH(CellType, type);
        check(kinds[kind], changeAt(change), type, true);
    }

    void withoutExpectation_data() { addRows(false); }
    void withoutExpectation() {
        QFETCH(int, kind);
        QFETCH(int, change);
        QFETCH(CellType, type);
        check(kinds[kind], changeAt(change), type, false);
    }

    /// Places of a grid that are shuffled or missing, and its columns.
    void grids_data() {
        addColumns<QString, int, CellType>("form", "change", "type");
        for (const char* form : {"mae", "detr", "tensor2tensor"})
            for (int change = 0; change < changes; ++change)
                for (const CellType type : testedTypes())
                    QTest::addRow("%s, %s %s, %s", form, change < 4 ? "rows" : "columns",
                                  changeAt(change).name, std::string(nameOf(type)).c_str())
                        << QString(form) << change << type;
    }
    void grids() {
        const auto [form, change, type] = fetchRow<QString, int, CellType>();
        Expectation expected{findEncoding("sinusoidal-2d"), {}, {"form", "height", "width", "d_model"}};
        expected.values = valuesWith(*expected.encoding, {{"form", form.toStdString()},
                                                          {"height", std::int64_t{9}},
                                                          {"width", std::int64_t{14}},
                                                          {"d_model", std::int64_t{64}}});
        const auto model = expected.encoding->make(expected.values);
        const Change& how = changeAt(change);
        const StoredArray array = taken(cellsOf(model->table()), 64, how.rows(9 * 14), how.columns(64), type);
        const Identity answer = identify({array}, expected);
        QCOMPARE(answer.encoding, std::string("sinusoidal-2d"));
        QCOMPARE(answer.unexplainedCells, 0);
        QVERIFY(isOrderWrong(answer));
        QVERIFY2(answer.storage.form.find(change < 4 ? "rows" : "columns") != std::string::npos,
                 answer.storage.form.c_str());
    }

    void whereTheyStood() {
        const TablePlan plan{.dimensions = 64, .rows = 40, .base = 10000};
        const Order rows = shuffled(40, 3);
        const Identity byRows =
            identify({taken(interleavedCells(plan), 64, rows, all(64), CellType::float32)});
        QCOMPARE(byRows.storage.form, std::string("interleaved-shuffled-rows"));
        std::string numbers;
        for (const std::int64_t row : Order(rows.begin(), rows.begin() + 16))  // a sentence has no more
            numbers += (numbers.empty() ? "" : ", ") + std::to_string(row);
        numbers += ", …";
        QVERIFY(byRows.evidence.front().english().find(numbers) != std::string::npos);
        QVERIFY(!byRows.convertible);
    }

    /// Columns that are missing have no name, and are never taken for right.
    void missingColumns() {
        const TablePlan plan{.dimensions = 64, .rows = 40, .base = 10000};
        for (const Order& columns : {between(20, 50), most(64)}) {
            const StoredArray array = taken(interleavedCells(plan), 64, all(40), columns, CellType::float32);
            QVERIFY(!identify({array}, meantAs(kinds[0], plan)).asExpected);
        }
    }

    /// Every row may be sorted by itself, and is no order of the columns then.
    void eachRowInAnOrderOfItsOwn() {
        const TablePlan plan{.dimensions = 64, .rows = 40, .base = 10000};
        std::vector<double> cells = interleavedCells(plan);
        for (auto row = cells.begin(); row != cells.end(); row += 64)
            std::sort(row, row + 64);
        const Identity answer =
            identify({arrayOf({40, 64}, cells, CellType::float32)}, meantAs(kinds[0], plan));
        QVERIFY(!answer.asExpected);
        QVERIFY(!answer.storage.form.ends_with("-permuted-columns"));
    }

    /// One wrong row or column is no other order.
    void damagedTables() {
        const TablePlan plan{.dimensions = 64, .rows = 100, .base = 10000};
        std::vector<double> cells = interleavedCells(plan);
        for (int j = 0; j < 64; ++j)
            cells[static_cast<std::size_t>(50 * 64 + j)] = NAN;
        for (const bool meant : {false, true}) {
            const StoredArray array = arrayOf({100, 64}, cells, CellType::float32);
            const Identity answer = meant ? identify({array}, meantAs(kinds[0], plan)) : identify({array});
            QCOMPARE(answer.storage.form, std::string("interleaved"));
            QCOMPARE(answer.unexplainedCells, 64);
        }
    }

    void largeTables() {
        const TablePlan plan{.dimensions = 1024, .rows = 8192, .base = 10000};
        const std::vector<double> cells = interleavedCells(plan);
        const auto expect = [&](const char* what, const Order& rows, const Order& columns) {
            const StoredArray array = taken(cells, 1024, rows, columns, CellType::float32);
            const Identity answer = identify({array});
            QVERIFY2(answer.recognised, what);
            QVERIFY2(answer.unexplainedCells == 0, what);
        };
        expect("in order", all(8192), all(1024));
        expect("rows shuffled", shuffled(8192, 1), all(1024));
        expect("columns permuted", all(8192), shuffled(1024, 1));
    }

 private:
    static const Change& changeAt(int number) {
        return number < 4 ? rowChanges[number] : columnChanges[number - 4];
    }
    static void addRows(bool meant) {
        addColumns<int, int, CellType>("kind", "change", "type");
        for (int kind = 0; kind < 3; ++kind)
            for (int change = 0; change < changes; ++change)
                for (const CellType type : testedTypes())
                    if (meant || change == 0 || (kind == 0))
                        QTest::addRow("%s, %s %s, %s", kinds[kind].name, change < 4 ? "rows" : "columns",
                                      changeAt(change).name, std::string(nameOf(type)).c_str())
                            << kind << change << type;
    }
    static void check(const Source& kind, const Change& change, CellType type, bool meant) {
        std::string wrong;
        for (const Size& size : sizes) {
            if (!isTested(size) || size.rows < 40 || (type != CellType::float32 && (&size - sizes) % 3 != 0))
                continue;
            TablePlan plan{.dimensions = size.dimensions, .rows = size.rows, .base = size.base};
            const StoredArray array = taken(kind.cells(plan), plan.dimensions, change.rows(plan.rows),
                                            change.columns(plan.dimensions), type);
            const Identity answer = meant ? identify({array}, meantAs(kind, plan)) : identify({array});
            const bool wrongOrder = meant && !mayStandSo(meantAs(kind, plan), change.rows(plan.rows));
            const bool columns = change.columns != all;
            const bool right =
                answer.recognised &&
                (wrongOrder || (meant && columns) ? isOrderWrong(answer) : answer.mistakes.empty()) &&
                answer.unexplainedCells == 0 && answer.storage.form.ends_with(change.suffix) &&
                numberOf(answer, "base") == plan.base && (!meant || answer.encoding == kind.encoding);
            if (!right) wrong += wordsOf(size, answer);
        }
        QVERIFY2(wrong.empty(), wrong.c_str());
    }
};

QTEST_APPLESS_MAIN(TestRearranged)
#include "tst_rearranged.moc"
