// SPDX-License-Identifier: GPL-3.0-or-later
// What is found without an expectation: columns permuted in tables whose numbers repeat, and rows of grids in
// another order.
#include <cmath>

#include "core/identify/pairhypothesis.h"
#include "tests/support/answers.h"
#include "tests/support/madetable.h"
#include "tests/support/orders.h"
#include "tests/support/rows.h"
#include "tests/support/strict.h"

using namespace posiscope;
using namespace mistakes;
using namespace orders;

namespace {

std::vector<double> sideBySide(const std::vector<double>& left, const std::vector<double>& right,
                               std::int64_t width) {
    std::vector<double> both;
    for (auto a = left.begin(), b = right.begin(); a != left.end(); a += width, b += width) {
        both.insert(both.end(), a, a + width);
        both.insert(both.end(), b, b + width);
    }
    return both;
}

/// Tables in which every number stands twice.
struct Repeating {
    const char* name;
    const char* form;
    int columnsPerDimension;
    std::vector<double> (*cells)(const TablePlan& plan);
};
const Repeating repeating[] = {
    {"[cos cos | sin sin], halves", "halves-repeated-cosine-first-permuted-columns", 2,
     [](const TablePlan& plan) {
         return sideBySide(repeatedHalves(plan, false), repeatedHalves(plan, true), plan.dimensions);
     }},
    {"[cos cos | sin sin], neighbours", "halves-repeated-cosine-first-permuted-columns", 2,
     [](const TablePlan& plan) {
         return sideBySide(repeatedNeighbours(plan, false), repeatedNeighbours(plan, true), plan.dimensions);
     }},
    {"cosines, halves", "alone-halves-repeated-cosine-first-permuted-columns", 1,
     [](const TablePlan& plan) { return repeatedHalves(plan, false); }},
    {"sines, halves", "alone-halves-repeated-permuted-columns", 1,
     [](const TablePlan& plan) { return repeatedHalves(plan, true); }},
    {"cosines, neighbours", "alone-halves-repeated-cosine-first-permuted-columns", 1,
     [](const TablePlan& plan) { return repeatedNeighbours(plan, false); }},
    {"sines, neighbours", "alone-halves-repeated-permuted-columns", 1,
     [](const TablePlan& plan) { return repeatedNeighbours(plan, true); }}};

/// The largest deviation of cells that are only rounded to the type.
double roundingOfAll(const std::vector<double>& cells, CellType type) {
    double largest = 0;
    for (const double cell : cells)
        largest = std::max(largest, std::abs(roundTo(kindOf(type), cell) - cell));
    return largest;
}

std::string wordsOf(const Identity& answer) {
    std::string words = answer.encoding + " " + answer.storage.form + ", " +
                        std::to_string(answer.unexplainedCells) + " unexplained, largest " +
                        shortestDecimal(answer.largestDeviation) + " " + idsOf(answer);
    for (const auto& [key, value] : answer.options) {
        words += " " + key;
        if (std::holds_alternative<std::string>(value)) words += " " + std::get<std::string>(value);
        if (!std::isnan(numberOf(answer, key))) words += " " + shortestDecimal(numberOf(answer, key));
    }
    return words;
}

/// Recognised without a mistake and with these cells' own deviation. In narrow types, equal columns of
/// different pairs may be exchanged; each of them is then as far off as the type rounds, or less.
bool isRight(const Identity& answer, const char* encoding, const std::vector<double>& cells, CellType type) {
    const double rounding = roundingOfAll(cells, type);
    const bool narrow = type == CellType::bfloat16 || type == CellType::float16;
    // Made cells and the program's own differ by some units of float64.
    const double loose = 1e-12;
    return answer.recognised && answer.encoding == encoding && answer.mistakes.empty() && answer.asExpected &&
           answer.unexplainedCells == 0 && answer.largestDeviation <= rounding + loose &&
           (narrow || answer.largestDeviation >= rounding - loose);
}

struct Shape {
    const char* name;
    const char* suffix;
    Order (*rows)(std::int64_t count);
    Order (*columns)(std::int64_t count);
};
const Shape shapes[] = {
    {"rows shuffled", "-shuffled-rows", [](std::int64_t n) { return shuffled(n, 1); }, all},
    {"rows reversed", "-reversed-rows", reversed, all}};

std::vector<double> cellsOf(const char* encoding, const Given& given) {
    const Encoding& own = *findEncoding(encoding);
    return ::cellsOf(own.make(valuesWith(own, given))->table());
}

struct Grid {
    const char* form;
    std::int64_t height, width, dimensions;
    double base = 10000;
    bool normalise = false;
};
const Grid grids[] = {{"mae", 14, 14, 64},  {"mae", 9, 14, 768},           {"mae", 5, 7, 32},
                      {"detr", 10, 16, 64}, {"detr", 12, 12, 256},         {"detr", 13, 9, 128, 10000, true},
                      {"mae", 8, 8, 64},    {"tensor2tensor", 14, 9, 128}, {"detr", 11, 17, 128, 100}};

Given givenOf(const Grid& grid) {
    Given given{{"form", word(grid.form)},
                {"height", whole(grid.height)},
                {"width", whole(grid.width)},
                {"d_model", whole(grid.dimensions)},
                {"base", grid.base}};
    if (grid.normalise) given.emplace_back("normalise", true);
    return given;
}

}  // namespace

Q_DECLARE_METATYPE(CellType)
Q_DECLARE_METATYPE(Shape)

class TestRearrangedForms : public StrictTest {
    Q_OBJECT

 private slots:
    /// Which of the equal columns is which, no table tells.
    void repeatedColumns_data() {
        addColumns<int, CellType>("kind", "type");
        const std::vector<CellType> types = testedTypes();
        // In the quick suite each kind has one of the types, in turn.
        for (std::size_t kind = 0; kind < 6; ++kind)
            for (std::size_t n = 0; n < types.size(); ++n)
                if (allRows() || n == kind % types.size())
                    QTest::addRow("%s, %s", repeating[kind].name, std::string(nameOf(types[n])).c_str())
                        << static_cast<int>(kind) << types[n];
    }
    void repeatedColumns() {
        const auto [kind, type] = fetchRow<int, CellType>();
        const Repeating& form = repeating[kind];
        std::string wrong;
        for (const Size& size : sizes) {
            if (size.rows < 40 || (type != CellType::float32 && (&size - sizes) % 3 != 0)) continue;
            const TablePlan plan{.dimensions = size.dimensions, .rows = size.rows, .base = size.base};
            const std::vector<double> cells = form.cells(plan);
            const std::int64_t columns = std::int64_t{plan.dimensions} * form.columnsPerDimension;
            for (const bool turned : {false, true}) {
                const Order order = turned ? reversed(columns) : shuffled(columns, 4);
                const Identity answer = identify({taken(cells, columns, all(plan.rows), order, type)});
                // Reversed, halves of one function and neighbours remain what they are.
                if (isRight(answer, "rope", cells, type) && answer.storage.form == form.form &&
                    numberOf(answer, "base") == plan.base && numberOf(answer, "head_dim") == plan.dimensions)
                    continue;
                wrong += "\n  d " + std::to_string(plan.dimensions) + ", " + std::to_string(plan.rows) +
                         (turned ? " reversed: " : " shuffled: ") + wordsOf(answer);
            }
        }
        QVERIFY2(wrong.empty(), wrong.c_str());
    }

    /// The same order in an array of cosines and one of sines.
    void repeatedColumnsApart() {
        const TablePlan plan{.dimensions = 64, .rows = 200, .base = 10000};
        const Order order = shuffled(64, 9);
        const Identity answer =
            identify({taken(repeatedHalves(plan, false), 64, all(200), order, CellType::float32),
                      taken(repeatedHalves(plan, true), 64, all(200), order, CellType::float32)});
        QVERIFY2(isRight(answer, "rope", rotaryCells(plan), CellType::float32), wordsOf(answer).c_str());
        QCOMPARE(answer.storage.form, std::string("apart-halves-repeated-cosine-first-permuted-columns"));
    }

    /// In order, they are what they were before.
    void repeatedColumnsInOrder() {
        const TablePlan plan{.dimensions = 64, .rows = 200, .base = 10000};
        for (const Repeating& form : repeating)
            for (const CellType type : testedTypes()) {
                const std::int64_t columns = std::int64_t{64} * form.columnsPerDimension;
                const Identity answer =
                    identify({taken(form.cells(plan), columns, all(200), all(columns), type)});
                QCOMPARE(answer.encoding, std::string("rope"));
                QVERIFY2(answer.storage.form.find("permuted") == std::string::npos, wordsOf(answer).c_str());
            }
    }

    void gridsAlone_data() {
        addColumns<Shape, CellType>("shape", "type");
        for (const Shape& shape : shapes)
            addTypes(shape);
    }
    void gridsAlone() {
        const auto [shape, type] = fetchRow<Shape, CellType>();
        std::string wrong;
        for (const Grid& grid : grids) {
            const std::vector<double> cells = cellsOf("sinusoidal-2d", givenOf(grid));
            const Order rows = shape.rows(grid.height * grid.width);
            const Order columns = shape.columns(grid.dimensions);
            const Identity answer = identify({taken(cells, grid.dimensions, rows, columns, type)});
            if (isRight(answer, "sinusoidal-2d", cells, type) &&
                answer.storage.form.ends_with(shape.suffix) && numberOf(answer, "base") == grid.base &&
                numberOf(answer, "height") == static_cast<double>(grid.height) &&
                numberOf(answer, "width") == static_cast<double>(grid.width))
                continue;
            wrong += std::string("\n  ") + grid.form + " " + std::to_string(grid.height) + " × " +
                     std::to_string(grid.width) + ", d " + std::to_string(grid.dimensions) + ": " +
                     wordsOf(answer);
        }
        QVERIFY2(wrong.empty(), wrong.c_str());
    }

    /// Rows of zeros before the places are no part of the order.
    void behindAClassToken() {
        const std::vector<double> grid = cellsOf("sinusoidal-2d", givenOf(grids[0]));
        for (const Shape& shape : shapes) {
            const std::vector<double> moved = cellsTaken(grid, 64, shape.rows(196), shape.columns(64));
            std::vector<double> cells(64, 0.0);
            cells.insert(cells.end(), moved.begin(), moved.end());
            const Identity answer = identify({arrayOf({197, 64}, cells, CellType::float32)});
            QVERIFY2(isRight(answer, "sinusoidal-2d", grid, CellType::float32), wordsOf(answer).c_str());
            QVERIFY(answer.storage.form.ends_with(shape.suffix));
        }
    }

    void largeTables() {
        const TablePlan plan{.dimensions = 512, .rows = 8192, .base = 10000};
        const auto expect = [](const char* what, const StoredArray& array, const char* encoding) {
            const Identity answer = identify({array});
            QVERIFY2(answer.encoding == encoding, what);
            QVERIFY2(answer.unexplainedCells == 0, what);
        };
        expect("repeated columns permuted",
               taken(repeating[0].cells(plan), 1024, all(8192), shuffled(1024, 3), CellType::float32),
               "rope");
        const std::vector<double> grid =
            cellsOf("sinusoidal-2d", {{"d_model", whole(1024)}, {"height", whole(64)}, {"width", whole(64)}});
        expect("rows of a grid shuffled", taken(grid, 1024, shuffled(4096, 3), all(1024), CellType::float32),
               "sinusoidal-2d");
        std::vector<double> noise;
        for (std::uint64_t n = 0; n < 8192 * 1024; ++n)
            noise.push_back(2 * uniformAt(5, n) - 1);
        expect("noise", arrayOf({8192, 1024}, noise, CellType::float32), "");
    }

 private:
    static void addTypes(const Shape& shape) {
        for (const CellType type : testedTypes())
            QTest::addRow("%s, %s", shape.name, std::string(nameOf(type)).c_str()) << shape << type;
    }
};

QTEST_APPLESS_MAIN(TestRearrangedForms)
#include "tst_rearrangedforms.moc"
