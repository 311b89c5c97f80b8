// SPDX-License-Identifier: GPL-3.0-or-later
// Rows that are all the same, axes along which nothing changes, and numbers in the other memory order.
#include "tests/support/answers.h"
#include "tests/support/madetable.h"
#include "tests/support/recognition.h"
#include "tests/support/rows.h"
#include "tests/support/storedarrays.h"
#include "tests/support/strict.h"
#include "tests/support/wording.h"

using namespace posiscope;
using namespace mistakes;

namespace {

std::vector<double> rowsOf(const std::vector<std::int64_t>& positions, bool rotary = false) {
    TablePlan plan{.dimensions = 64, .rows = 1, .base = 10000};
    std::vector<double> cells;
    for (const std::int64_t position : positions) {
        plan.position = [position](std::int64_t) { return static_cast<double>(position); };
        const auto row = rotary ? repeatedHalves(plan, false) : interleavedCells(plan);
        cells.insert(cells.end(), row.begin(), row.end());
    }
    return cells;
}

std::string notesOf(const Identity& answer) {
    std::string all;
    for (const Text& note : answer.notes)
        all += note.english() + "\n";
    return all;
}

const Expectation sinusoid = expectationOf({"sinusoidal", {}, {}, {}});

}  // namespace

Q_DECLARE_METATYPE(CellType)

class TestEqualSlices : public StrictTest {
    Q_OBJECT

 private slots:
    void oneRow_data() {
        addColumns<int, CellType, bool>("position", "type", "meant");
        for (const int position : {0, 1, 3, 7, 49, 50, 200, 5000})
            for (const CellType type : {CellType::float64, CellType::float32, CellType::float16})
                for (const bool meant : {false, true})
                    QTest::addRow("%d, %s%s", position, std::string(nameOf(type)).c_str(),
                                  meant ? ", meant" : "")
                        << position << type << meant;
    }
    void oneRow() {
        const auto [position, type, meant] = fetchRow<int, CellType, bool>();
        const StoredArray table = arrayOf({50, 64}, rowsOf(std::vector<std::int64_t>(50, position)), type);
        const Identity answer = meant ? identify({table}, sinusoid) : identify({table});
        QCOMPARE(idsOf(answer), std::string("one-row-for-all"));
        QCOMPARE(
            QString::fromStdString(answer.mistakes[0].text.english()).remove(QStringLiteral(" ")),
            wording("identify/one-row-for-all", {QString::number(position)}).remove(QStringLiteral(" ")));
    }

    /// Equal slices are told as one, wherever their axis stands.
    void batches_data() {
        const Rows<bool, int, QString> row("first", "positions", "note");
        row("batch first", true, 50, wording("identify/equal-slices", {"8 × 50 × 64", "8", "0"}) + '\n');
        row("batch in the middle", false, 8,
            wording("identify/equal-slices", {"8 × 50 × 64", "50", "1"}) + '\n' +
                wording("identify/axis-before-slices") + '\n');
    }
    void batches() {
        const auto [first, positions, note] = fetchRow<bool, int, QString>();
        std::vector<std::int64_t> rows;
        for (std::int64_t batch = 0; batch < 8; ++batch)
            for (std::int64_t p = 0; p < 50; ++p)
                rows.push_back(first ? p : batch);
        for (const bool meant : {false, true}) {
            const StoredArray table = arrayOf({8, 50, 64}, rowsOf(rows), CellType::float32);
            const Identity answer = meant ? identify({table}, sinusoid) : identify({table});
            // An encoding along the batch is wrong where one was meant.
            const bool wrong = meant && !first;
            QVERIFY2(answer.encoding == "sinusoidal" && answer.asExpected == !wrong, wordsOf(answer).c_str());
            QCOMPARE(idsOf(answer), std::string(wrong ? "axes-exchanged" : ""));
            QCOMPARE(answer.storage.rows, positions);
            // The mistake says it itself.
            QCOMPARE(QString::fromStdString(notesOf(answer)),
                     wrong ? note.section(u'\n', 0, 0) + u'\n' : note);
            QVERIFY(!answer.convertible);
        }
        const Identity longer = identify({arrayOf({8, 50, 64}, rowsOf(rows), CellType::float32)},
                                         expectationOf({"sinusoidal", {{"max_len", whole(50)}}, {}, {}}));
        QCOMPARE(idsOf(longer), std::string(first ? "" : "another-length, axes-exchanged"));
    }

    /// Sequence first and batch second is right: 50 positions of 8 sequences.
    void sequenceFirst() {
        std::vector<std::int64_t> rows;
        for (std::int64_t n = 0; n < 50 * 8; ++n)
            rows.push_back(n / 8);
        const StoredArray table = arrayOf({50, 8, 64}, rowsOf(rows), CellType::float32);
        const Identity answer = identify({table}, sinusoid);
        QVERIFY2(answer.encoding == "sinusoidal" && answer.asExpected, wordsOf(answer).c_str());
        QCOMPARE(answer.storage.rows, 50);
    }

    /// One slice that differs is of another kind.
    void almostEqual() {
        std::vector<std::int64_t> rows;
        for (std::int64_t n = 0; n < 8 * 50; ++n)
            rows.push_back(n == 399 ? 3 : n % 50);
        const Identity answer = identify({arrayOf({8, 50, 64}, rowsOf(rows), CellType::float32)});
        QCOMPARE(answer.notes.size(), 2U);
        QCOMPARE(QString::fromStdString(answer.notes[0].english()),
                 QString("slices 0–6 of axis 0: Sinusoidal (sinusoidal)"));
        QVERIFY(answer.unexplainedCells > 32 && answer.unexplainedCells <= 64);
        QCOMPARE(QString::fromStdString(answer.notes[1].english()),
                 wording("identify/slice-is-unexplained", {"slice 7 of axis 0: Sinusoidal (sinusoidal)",
                                                           QString::number(answer.unexplainedCells)}));
    }

    /// An automatic attention factor is no number of its own.
    void noFactorOfZero() {
        const Given given{{"head_dim", whole(64)},
                          {"scaling", word("yarn")},
                          {"factor", 4.0},
                          {"original_max_position", whole(4096)}};
        const auto model = modelOf("rope", given);
        const Identity answer =
            identify({arrayOf(model->table(), CellType::float32)}, expectationOf({"rope", given, {}, {}}));
        QVERIFY2(answer.asExpected, wordsOf(answer).c_str());
        QVERIFY(std::isnan(numberOf(answer, "attention_factor")));
    }

    /// A table that was written column by column and is read row by row.
    void memoryOrder_data() {
        addColumns<int, bool>("rows", "meant");
        for (const int rows : {40, 128, 300})
            for (const bool meant : {false, true})
                QTest::addRow("%d rows%s", rows, meant ? ", meant" : "") << rows << meant;
    }
    void memoryOrder() {
        const auto [rows, meant] = fetchRow<int, bool>();
        const TablePlan plan{.dimensions = 64, .rows = rows, .base = 10000};
        const std::vector<double> right = interleavedCells(plan);
        std::vector<double> cells;
        for (std::size_t j = 0; j < 64; ++j)
            for (std::size_t row = 0; row < static_cast<std::size_t>(rows); ++row)
                cells.push_back(right[64 * row + j]);
        const StoredArray table = arrayOf({rows, 64}, cells, CellType::float32);
        const Identity answer = meant ? identify({table}, sinusoid) : identify({table});
        QCOMPARE(answer.encoding, std::string("sinusoidal"));
        QCOMPARE(idsOf(answer), std::string("other-memory-order"));
        QVERIFY(!answer.asExpected);
    }
};

QTEST_APPLESS_MAIN(TestEqualSlices)
#include "tst_equalslices.moc"
