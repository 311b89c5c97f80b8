// SPDX-License-Identifier: GPL-3.0-or-later
// What a hypothesis expects of the cells of a table, and what comparing says of it.
#include "core/identify/hypothesis.h"

#include "core/identify/propose/propose.h"
#include "tests/support/encodingof.h"
#include "tests/support/rows.h"
#include "tests/support/storedarrays.h"
#include "tests/support/strict.h"

using namespace posiscope;

namespace {

/// Rows of these cells, of which 0 is expected within 1/2.
ComparedRows nearZero(std::vector<std::vector<double>> rows, int* asked = nullptr) {
    const auto columns = static_cast<std::int64_t>(rows.front().size());
    return cellByCell(
        columns,
        [rows = std::move(rows), asked](std::int64_t r, double* cells) {
            if (asked != nullptr) ++*asked;
            std::ranges::copy(rows[static_cast<std::size_t>(r)], cells);
        },
        [](std::int64_t, std::size_t, double) -> ExpectedCell {
            return {0, 0.5};
        });
}

Identity named(const char* encoding) {
    Identity answer;
    answer.recognised = true;
    answer.encoding = encoding;
    return answer;
}

}  // namespace

class TestHypotheses : public StrictTest {
    Q_OBJECT

 private slots:
    void cellsOfAList() {
        const std::vector<double> numbers{1, 2.25, 3, NAN, 5};
        const Deviation found = compare(numbers, [](std::size_t n) -> ExpectedCell {
            return {static_cast<double>(n + 1), 0.5};
        });
        QCOMPARE(found.cells, 5);
        QCOMPARE(found.unexplained, 1);
        QCOMPARE(found.largest, 0.25);
        QCOMPARE(found.column, 1);
        QCOMPARE(found.rms, 0.125);  // of 4 cells
        QCOMPARE(found.blocks.front().notFinite, 1);
    }

    void infinities() {
        QVERIFY((ExpectedCell{-INFINITY, 0}.explains(-INFINITY)));
        QVERIFY(!(ExpectedCell{-INFINITY, 0}.explains(-1e9)));
        QVERIFY(!(ExpectedCell{-INFINITY, 0}.explains(INFINITY)));
        QVERIFY(!nearTo(-INFINITY, 1e-6).explains(0));
        QVERIFY(nearTo(-2, 0.1).explains(-2.15));
        QVERIFY(!nearTo(-2, 0.1).explains(-2.25));
    }

    /// Of any width: rows are looked at in parts.
    void rowsThatAgree() {
        for (const std::size_t width : {1U, 7U, 8U, 31U, 32U, 33U, 64U, 100U})
            for (std::size_t wrong = 0; wrong < width; ++wrong) {
                std::vector<double> cells(width, 1);
                const std::vector<double> expected(width, 1), tolerances(width, 0.25);
                QVERIFY(agrees({cells, expected, tolerances}));
                cells[wrong] = wrong % 2 == 0 ? 1.5 : NAN;
                QVERIFY(!agrees({cells, expected, tolerances}));
                cells[wrong] = 1.25;
                QVERIFY(agrees({cells, expected, tolerances}));
            }
        const std::vector<double> masked{-INFINITY, 0, 3}, none{0, 0, INFINITY};
        QVERIFY(agrees({masked, masked, std::vector<double>(3)}));
        QVERIFY(agrees({masked, std::vector<double>{-INFINITY, 0, NAN}, none}));
        QVERIFY(!agrees({masked, std::vector<double>{0, 0, NAN}, none}));
    }

    void hopelessRowsAreNotAskedFor() {
        const std::vector<std::vector<double>> wrong(10, {1, 1});
        const std::vector<std::int64_t> rows{0, 1, 2, 3, 4, 5, 6, 7, 8, 9};
        int asked = 0;
        QCOMPARE(compare(rows, nearZero(wrong, &asked)).unexplained, 20);
        QCOMPARE(asked, 10);
        asked = 0;
        QCOMPARE(compare(rows, nearZero(wrong, &asked), {0.5, 6}).share(), 0.0);
        QCOMPARE(asked, 3);
        asked = 0;
        QCOMPARE(
            compare(rows, nearZero(std::vector<std::vector<double>>(10, {0, 1}), &asked), {0.5, 6}).share(),
            0.5);
        QCOMPARE(asked, 10);
    }

    /// Rows of several matrices are told by the head and by their row in it.
    void blocksOfHeads() {
        std::vector<std::vector<double>> rows(9, {0, 0, 0});
        rows[7][2] = 3;
        rows[4][0] = 0.25;
        const Progress nothing;
        Pace pace(nothing);
        const Identity answer =
            proved({.answer = named("alibi"), .rows = 9, .all = nearZero(rows), .headLength = 3}, pace);
        QCOMPARE(answer.unexplainedCells, 1);
        QCOMPARE(answer.largestDeviation, 3.0);
        QCOMPARE(answer.largestRow, 1);
        QCOMPARE(answer.blocks.size(), 1U);
        QCOMPARE(answer.blocks.front().head, 2);
        QCOMPARE(answer.blocks.front().firstRow, 1);
        QCOMPARE(answer.blocks.front().lastRow, 1);
        QCOMPARE(answer.blocks.front().firstColumn, 2);
    }

    void numbersOfTheFileStandForThemselves() {
        const Progress nothing;
        Pace pace(nothing);
        Hypothesis own{.answer = named("cope")};
        own.answer.rmsDeviation = 0.5;
        QCOMPARE(shareOfSample(own), own.enough);
        const Identity answer = proved(own, pace);
        QCOMPARE(answer.encoding, std::string("cope"));
        QCOMPARE(answer.rmsDeviation, 0.5);
    }

    /// Ways only guess: no hypothesis has a deviation before it is proved, and of the encoding's own array
    /// one explains the whole sample, and then all cells.
    void proposalsOfOwnArrays_data() {
        const Rows<QString, QString, bool> row("encoding", "way", "bias");
        row("alibi", "alibi", "alibi", true);
        row("buckets", "t5", "buckets", true);
        row("kerple", "kerple", "kerple", true);
        row("fire", "fire", "fire", true);
        row("mask", "nope", "nope", true);
        row("sinusoids", "sinusoidal", "pairs", false);
        row("rotary", "rope", "pairs", false);
        row("grid", "sinusoidal-2d", "grid", false);
        row("random", "learned", "random", false);
    }
    void proposalsOfOwnArrays() {
        const auto [encoding, way, bias] = fetchRow<QString, QString, bool>();
        const State state = stateOf(encoding.toStdString(), {});
        const auto model = encodingOf(state).make(state.values);
        const auto matrix = bias ? model->bias()->matrix(0) : nullptr;
        const Field& field = bias ? *matrix : model->table();
        const std::vector<StoredArray> arrays{
            arrayOf({field.rows(), field.columns()}, cellsOf(field), CellType::float32)};
        const Progress nothing;
        Pace pace(nothing);
        const Input input = inputOf(arrays, pace);
        const auto proposer =
            std::ranges::find_if(proposers(), [&way = way](const Proposer& each) { return way == each.id; });
        QVERIFY(proposer != proposers().end());
        int whole = 0;
        for (const Hypothesis& each : proposer->propose(input)) {
            QCOMPARE(each.answer.unexplainedCells, 0);
            QCOMPARE(each.answer.largestDeviation, 0.0);
            if (each.some && shareOfSample(each) < 1) continue;
            ++whole;
            const Identity answer = proved(each, pace);
            QCOMPARE(answer.encoding, encoding.toStdString());
            QCOMPARE(answer.unexplainedCells, 0);
            QVERIFY(answer.largestDeviation < 1e-5);
        }
        QVERIFY(whole > 0);
    }
};

QTEST_APPLESS_MAIN(TestHypotheses)
#include "tst_hypotheses.moc"
