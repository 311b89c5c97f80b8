// SPDX-License-Identifier: GPL-3.0-or-later
// What is said of tables that are not recognised, or not as a whole: nothing but what was looked for.
#include <cmath>

#include "core/identify/pairhypothesis.h"
#include "tests/core/publiccase.h"
#include "tests/support/answers.h"
#include "tests/support/recognition.h"
#include "tests/support/rows.h"
#include "tests/support/sample.h"

using namespace posiscope;

namespace {

constexpr std::int64_t rows = 128, headDim = 64;

double omega(std::int64_t column) {
    return std::pow(1e6, -static_cast<double>(column % (headDim / 2)) / (headDim / 2.0));
}
double cosine(std::int64_t row, std::int64_t column) {
    return std::cos(static_cast<double>(row) * omega(column));
}
double sine(std::int64_t row, std::int64_t column) {
    return std::sin(static_cast<double>(row) * omega(column));
}

/// A place in a film of 3 × 5 × 4 places has three coordinates, each with pairs of its own.
double angleInFilm(std::int64_t place, std::int64_t pair) {
    const std::int64_t coordinates[] = {place / 20, place / 4 % 5, place % 4};
    return static_cast<double>(coordinates[pair / 10]) * std::pow(7777, -static_cast<double>(pair % 10) / 10);
}

using Cell = std::function<double(std::int64_t, std::int64_t)>;

}  // namespace

Q_DECLARE_METATYPE(Cell)

class TestWhatWasMeasured : public StrictTest {
    Q_OBJECT

 private slots:
    /// Of cosines and sines each is judged alone: the cosines are right, and it is said what the others are.
    void oneOfTwoArrays_data() {
        const Rows<Cell, QString> row("other", "said");
        row(
            "another base",
            [](std::int64_t r, std::int64_t j) {
                return std::sin(static_cast<double>(r) * std::pow(omega(j), 2.0 / 3));
            },
            "base 10\u202f000");
        row(
            "rows moved", [](std::int64_t r, std::int64_t j) { return sine(r - 1, j); },
            wording("identify/other-array-earlier", {"1"}));
        row(
            "zeros", [](std::int64_t, std::int64_t) { return 0.0; },
            wording("identify/all-cells-zero", {"8192"}));
        row(
            "times 0.5", [](std::int64_t r, std::int64_t j) { return 0.5 * sine(r, j); },
            wording("identify/other-array-scaled", {"0.5"}));
    }
    void oneOfTwoArrays() {
        const auto [other, said] = fetchRow<Cell, QString>();
        StoredArray cosines = made(rows, headDim, cosine), others = made(rows, headDim, other);
        cosines.name = "cos";
        others.name = "sin";
        Expectation expected{findEncoding("rope"), {}, {"base", "head_dim"}};
        expected.values = valuesWith(*expected.encoding, {{"base", 1e6}, {"head_dim", headDim}});
        for (const auto& meant : {std::optional<Expectation>(), std::optional(expected)}) {
            const Identity answer = identify({cosines, others}, meant);
            QVERIFY2(answer.recognised && answer.encoding == "rope", textOf(answer).c_str());
            QCOMPARE(numberOf(answer, "base"), 1e6);
            QVERIFY2(idsOf(answer) == "other-array", textOf(answer).c_str());
            QVERIFY(!answer.asExpected && answer.unexplainedCells == rows * headDim);
            QVERIFY2(textOf(answer).find(said.toStdString()) != std::string::npos, textOf(answer).c_str());
            SAYS(answer, "identify/array-of-name", {"sin"});
        }
    }

    void columnsThatAreNoNumbers() {
        const Identity answer = identify({made(rows, headDim, [](std::int64_t r, std::int64_t j) {
            return j < 20 ? sine(r, j) : std::nan("");
        })});
        QVERIFY(!answer.recognised);
        SAYS(answer, "identify/cells-not-finite",
             {"5632", "8192", wording("identify/rows-and-columns", {"0 to 127", "20 to 63"})});
    }

    /// Pairs of the same norm are seen, though they do not turn evenly.
    void pairsOfThreeAxes_data() {
        QTest::addColumn<bool>("complex");
        QTest::newRow("complex") << true;
        QTest::newRow("neighbours") << false;
    }
    void pairsOfThreeAxes() {
        QFETCH(bool, complex);
        std::vector<double> cells;
        for (std::int64_t place = 0; place < 60; ++place)
            for (std::int64_t pair = 0; pair < 30; ++pair)
                for (const double shift : {0.0, 1.0})
                    cells.push_back(shift == 0 ? std::cos(angleInFilm(place, pair))
                                               : std::sin(angleInFilm(place, pair)));
        StoredArray array = complex ? arrayOf({60, 30, 2}, cells, CellType::float32)
                                    : arrayOf({60, 60}, cells, CellType::float32);
        array.complex = complex;
        const Identity answer = identify({array});
        QVERIFY(!answer.recognised);
        SAYS(answer, "identify/pairs-of-one-norm", {"30", "30"});
        QVERIFY2(!says(textOf(answer), "identify/no-pairs"), textOf(answer).c_str());
    }

    /// A bias is looked for where there are as many queries as keys.
    void whatWasLookedFor_data() {
        const Rows<int, bool> row("columns", "bias");
        row("rows and columns", 32, false);
        row("queries and keys", 128, true);
    }
    void whatWasLookedFor() {
        const auto [columns, bias] = fetchRow<int, bool>();
        ::Sample sample(3104);
        std::vector<double> above(static_cast<std::size_t>(columns));
        const Identity answer = identify({made(rows, columns, [&](std::int64_t, std::int64_t j) {
            double& cell = above[static_cast<std::size_t>(j)];
            return cell = 0.9 * cell + 0.1 * sample.real(-1, 1);
        })});
        QVERIFY(!answer.recognised);
        SAYS(answer, "identify/no-pairs");
        QCOMPARE(says(textOf(answer), "identify/no-pairs-no-bias"), bias);
        QVERIFY2(textOf(answer).find("grid") == std::string::npos, textOf(answer).c_str());
        // JSON has what the text has.
        const std::string json = identityAsJson(answer);
        for (const Text& line : answer.evidence)
            QVERIFY2(json.find(line.english().substr(0, 40)) != std::string::npos, json.c_str());
        QVERIFY2(json.find("\"as_expected\": null") != std::string::npos, json.c_str());
        QVERIFY2(json.find("\"largest_deviation\": null") != std::string::npos, json.c_str());
    }
};

QTEST_APPLESS_MAIN(TestWhatWasMeasured)
#include "tst_whatwasmeasured.moc"
