// SPDX-License-Identifier: GPL-3.0-or-later
// Right tables that were called wrong or something else: no alarm, and a note where there is something to
// know.
#include <cmath>

#include "tests/support/answers.h"
#include "tests/support/configured.h"
#include "tests/support/madetable.h"
#include "tests/support/recognition.h"
#include "tests/support/rows.h"
#include "tests/support/storedarrays.h"
#include "tests/support/strict.h"
#include "tests/support/wording.h"

using namespace posiscope;
using namespace mistakes;

namespace {

std::string notesOf(const Identity& answer) {
    std::string all;
    for (const Text& note : answer.notes)
        all += note.english() + "\n";
    return all;
}

/// x, then sin 2^k x and cos 2^k x for x from `low` to `high`.
StoredArray nerf(double low, double high, int rows, int octaves, bool withInput) {
    std::vector<double> cells;
    for (int row = 0; row < rows; ++row) {
        const double x = low + (high - low) * row / (rows - 1);
        if (withInput) cells.push_back(x);
        for (int k = 0; k < octaves; ++k)
            for (const bool sine : {true, false})
                cells.push_back(sine ? std::sin(std::exp2(k) * x) : std::cos(std::exp2(k) * x));
    }
    return arrayOf({rows, 2 * octaves + (withInput ? 1 : 0)}, cells, CellType::float32);
}

StoredArray learnedTable(std::int64_t rows, std::int64_t columns) {
    std::vector<double> cells;
    double number = 0.3;
    for (std::int64_t n = 0; n < rows * columns; ++n) {
        number = 3.9 * number * (1 - number);  // the logistic map: no formula over rows or columns
        cells.push_back(0.1 * (number - 0.5));
    }
    return arrayOf({rows, columns}, cells, CellType::float32);
}

}  // namespace

class TestRightNotWrong : public StrictTest {
    Q_OBJECT

 private slots:
    /// Models of transformers that pair neighbours and store halves, as the library makes them.
    void halvesOfInterleavedModels_data() {
        const Rows<QByteArray, int, double> row("config", "turning", "base");
        row("glm4",
            QByteArray(
                R"({"model_type": "glm4", "hidden_size": 4096, "num_attention_heads": 32, "head_dim": 128,
                           "partial_rotary_factor": 0.5, "rope_theta": 10000, "max_position_embeddings": 32768})"),
            64, 10000.0);
        row("ernie4_5",
            QByteArray(R"({"model_type": "ernie4_5", "hidden_size": 2048, "num_attention_heads": 16,
                           "head_dim": 128, "rope_theta": 500000, "max_position_embeddings": 131072})"),
            128, 500000.0);
    }
    void halvesOfInterleavedModels() {
        const auto [config, turning, base] = fetchRow<QByteArray, int, double>();
        const TablePlan plan{.dimensions = turning, .rows = 256, .base = base};
        const std::vector<StoredArray> both{
            arrayOf({256, turning}, repeatedHalves(plan, false), CellType::float32),
            arrayOf({256, turning}, repeatedHalves(plan, true), CellType::float32)};
        const Identity answer = identify(both, configured(config));
        QVERIFY2(answer.asExpected, wordsOf(answer).c_str());
        QVERIFY2(says(notesOf(answer), "identify/halves-for-neighbours") && answer.notes.size() == 1,
                 notesOf(answer).c_str());
        // Every number twice is what the pairing says itself.
        const Identity twice =
            identify({arrayOf({256, turning}, repeatedNeighbours(plan, false), CellType::float32),
                      arrayOf({256, turning}, repeatedNeighbours(plan, true), CellType::float32)},
                     configured(config));
        QVERIFY2(twice.asExpected && twice.notes.empty(), wordsOf(twice).c_str());
    }

    /// Coordinates that begin below 0.
    void coordinatesBelowZero_data() {
        addColumns<int, bool>("rows", "withInput");
        for (const int rows : {7, 65, 129})
            for (const bool withInput : {false, true})
                QTest::addRow("%d rows%s", rows, withInput ? " with the coordinate" : "")
                    << rows << withInput;
    }
    void coordinatesBelowZero() {
        const auto [rows, withInput] = fetchRow<int, bool>();
        const Identity answer = identify({nerf(-1, 1, rows, 4, withInput)});
        QCOMPARE(answer.encoding, std::string("fourier"));
        QCOMPARE(answer.unexplainedCells, 0);
        QVERIFY(answer.mistakes.empty());
    }

    /// A base of three digits in narrow cells is not rounded to a base that does not fit.
    void basesOfGrids_data() {
        addColumns<double, CellType>("base", "type");
        for (const double base : {99'600'000.0, 9960.0, 130.1, 10000.0})
            for (const CellType type : {CellType::float16, CellType::bfloat16})
                QTest::addRow("%g %s", base, std::string(nameOf(type)).c_str()) << base << type;
    }
    void basesOfGrids() {
        const auto [base, type] = fetchRow<double, CellType>();
        const auto model = modelOf("sinusoidal-2d", {{"form", word("detr")},
                                                     {"height", whole(24)},
                                                     {"width", whole(10)},
                                                     {"d_model", whole(32)},
                                                     {"base", base}});
        const Identity answer = identify({arrayOf(model->table(), type)});
        QCOMPARE(answer.encoding, std::string("sinusoidal-2d"));
        QVERIFY2(answer.unexplainedCells == 0, wordsOf(answer).c_str());
    }

    /// Whole numbers up to 256 are exact in bfloat16: nothing is said of rows that the table does not have.
    void noRowsBeyondTheTable_data() {
        QTest::addColumn<int>("dead");
        for (const int dead : {0, 1, 31, 32, 63})
            QTest::addRow("column %d is zero", dead) << dead;
    }
    void noRowsBeyondTheTable() {
        QFETCH(int, dead);
        const TablePlan plan{.dimensions = 64, .rows = 128, .base = 10000};
        std::vector<double> cells = interleavedCells(plan);
        for (std::size_t row = 0; row < 128; ++row)
            cells[64 * row + static_cast<std::size_t>(dead)] = 0;
        const Identity answer = identify({arrayOf({128, 64}, cells, CellType::float32)});
        QVERIFY2(answer.encoding == "sinusoidal" && numberOf(answer, "base") == 10000,
                 wordsOf(answer).c_str());
        QVERIFY2(idsOf(answer) == "unexplained-cells", wordsOf(answer).c_str());
        QVERIFY(answer.unexplainedCells > 100 && answer.unexplainedCells <= 128);
        QCOMPARE(answer.blocks.size(), 1U);
        QCOMPARE(answer.blocks.front().firstColumn, dead);
    }

    /// [sin, cos, sin] and [sin, cos] are no rotary tables, and have no mistakes.
    void narrowTables_data() {
        QTest::addColumn<int>("columns");
        for (const int columns : {2, 3, 5, 7})
            QTest::addRow("%d columns", columns) << columns;
    }
    void narrowTables() {
        QFETCH(int, columns);
        for (const int rows : {6, 7, 40}) {
            const auto model = modelOf("sinusoidal", {{"d_model", whole(columns)}, {"max_len", whole(rows)}});
            const Identity answer = identify({arrayOf(model->table(), CellType::float32)});
            QVERIFY2(answer.encoding != "rope" && answer.mistakes.empty() && answer.unexplainedCells == 0,
                     wordsOf(answer).c_str());
        }
    }

    /// Learned tables that were expected, and what their shapes tell.
    void learnedAsExpected_data() {
        const Rows<int, int, QString> row("rows", "columns", "note");
        const auto asExpected = [](const char* rows, const char* columns, const char* more) {
            return wording("identify/learned-as-expected", {rows, columns}) + '\n' + more;
        };
        row("64 × 32", 64, 32, asExpected("64", "32", "rows: 64 = 8 × 8\n"));
        row("a class token", 197, 24, asExpected("197", "24", "rows: 197 = 1 + 14 × 14\n"));
        row("distilled", 198, 24, asExpected("198", "24", "rows: 198 = 2 + 14 × 14\n"));
        row("no picture", 90, 24, asExpected("90", "24", ""));
    }
    void learnedAsExpected() {
        const auto [rows, columns, note] = fetchRow<int, int, QString>();
        const StoredArray table = learnedTable(rows, columns);
        const Given given{{"d_model", whole(columns)}, {"max_len", whole(rows)}};
        const Identity answer = identify({table}, expectationOf({"learned", given, {}, {}}));
        QVERIFY2(answer.recognised && answer.asExpected && answer.ownNumbers, wordsOf(answer).c_str());
        QCOMPARE(QString::fromStdString(notesOf(answer)), note);
        const Given longer{{"d_model", whole(columns)}, {"max_len", whole(rows + 1)}};
        QCOMPARE(idsOf(identify({table}, expectationOf({"learned", longer, {}, {}}))),
                 std::string("another-length"));
        const Given wider{{"d_model", whole(columns + 1)}};
        QCOMPARE(idsOf(identify({table}, expectationOf({"learned", wider, {}, {}}))),
                 std::string("another-d-model"));
        QVERIFY(!identify({table}).recognised);
    }

    /// A sinusoid is not what was meant as learned.
    void learnedWasExpected() {
        const TablePlan plan{.dimensions = 64, .rows = 128, .base = 10000};
        const Identity answer = identify({arrayOf({128, 64}, interleavedCells(plan), CellType::float32)},
                                         expectationOf({"learned", {}, {}, {}}));
        QCOMPARE(idsOf(answer), std::string("another-encoding"));
    }

    /// A number is not rounded to fewer digits than cells of float64 tell.
    void scalesInFull_data() {
        QTest::addColumn<double>("scale");
        for (const double scale : {57.29577951308232, 3.141592653589793, 1000.0, 0.25})
            QTest::addRow("%g", scale) << scale;
    }
    void scalesInFull() {
        QFETCH(double, scale);
        const auto model = modelOf(
            "timestep", {{"d_model", whole(128)}, {"max_len", whole(300)}, {"timestep_scale", scale}});
        const Identity answer = identify({arrayOf(model->table(), CellType::float64)});
        QCOMPARE(answer.encoding, std::string("timestep"));
        QVERIFY2(std::abs(numberOf(answer, "timestep_scale") / scale - 1) < 1e-12, wordsOf(answer).c_str());
        QVERIFY2(answer.largestDeviation < 1e-8, wordsOf(answer).c_str());
        QCOMPARE(answer.unexplainedCells, 0);
    }
};

QTEST_APPLESS_MAIN(TestRightNotWrong)
#include "tst_rightnotwrong.moc"
