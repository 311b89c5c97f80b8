// SPDX-License-Identifier: GPL-3.0-or-later
// One table in all storage forms, and tables without pairs.
#include <cmath>
#include <numbers>

#include "core/rotary/ropescaling.h"
#include "tests/support/answers.h"
#include "tests/support/rows.h"
#include "tests/support/storagerows.h"
#include "tests/support/strict.h"
#include "tests/support/wrongtables.h"

using namespace posiscope;

Q_DECLARE_METATYPE(StorageRow)
Q_DECLARE_METATYPE(CellType)

class TestStorageForms : public StrictTest {
    Q_OBJECT

 private slots:
    void everyFormIsNamed_data() {
        const Rows<StorageRow, CellType> row("row", "type");
        for (const StorageRow& one : storageRows())
            for (const CellType type :
                 {CellType::float64, CellType::float32, CellType::float16, CellType::bfloat16})
                if (one.form != "periods" || type != CellType::float16)  // which ends at 65,504
                    row((std::string(one.name) + " " + std::string(nameOf(type))).c_str(), one, type);
    }
    void everyFormIsNamed() {
        const auto [row, type] = fetchRow<StorageRow, CellType>();
        for (const auto& [dimensions, rows, base] :
             {std::tuple{64, 200, 10000.0}, std::tuple{128, 1000, 500000.0}}) {
            const TablePlan plan{.dimensions = dimensions, .rows = rows, .base = base};
            const Identity answer = identify(row.make(plan, type));
            QVERIFY(answer.recognised);
            QCOMPARE(answer.encoding, row.encoding);
            QCOMPARE(answer.storage.form, row.form);
            QCOMPARE(answer.storage.transposed, std::string(row.name) == "transposed");
            QCOMPARE(numberOf(answer, "base"), base);
            QCOMPARE(numberOf(answer, row.encoding == "rope" ? "head_dim" : "d_model"), dimensions);
            QCOMPARE(answer.unexplainedCells, 0);
            QVERIFY(answer.mistakes.empty());
        }
    }

    void scaledTables() {
        TablePlan plan{.dimensions = 64, .rows = 100, .base = 10000};
        plan.amplitude = 8;
        const Identity answer = identify({arrayOf({100, 64}, interleavedCells(plan), CellType::float32)});
        QCOMPARE(answer.encoding, std::string("sinusoidal"));
        QVERIFY(std::abs(answer.storage.scale - 8) < 1e-6);
        QVERIFY(answer.mistakes.empty());
    }

    void oneFunctionAlone() {
        const TablePlan plan{.dimensions = 64, .rows = 200, .base = 500000};
        for (const bool sine : {false, true}) {
            const Identity answer =
                identify({arrayOf({200, 64}, repeatedNeighbours(plan, sine), CellType::bfloat16)});
            QCOMPARE(answer.encoding, std::string("rope"));
            QCOMPARE(answer.storage.form, std::string(sine ? "alone-neighbours-repeated"
                                                           : "alone-neighbours-repeated-cosine-first"));
            QCOMPARE(numberOf(answer, "base"), 500000);
        }
    }

    void rowsBeforePositionZero() {
        const TablePlan plan{.dimensions = 32, .rows = 100, .base = 10000};
        std::vector<double> cells(2 * 32, 0.0);
        for (int j = 0; j < 32; ++j)
            cells[static_cast<std::size_t>(j)] = 0.3 - 0.02 * j;  // a class token, then padding
        const std::vector<double> table = interleavedCells(plan);
        cells.insert(cells.end(), table.begin(), table.end());
        const Identity answer = identify({arrayOf({102, 32}, cells, CellType::float32)});
        QCOMPARE(answer.encoding, std::string("sinusoidal"));
        QCOMPARE(numberOf(answer, "first_position"), 0);
        QCOMPARE(numberOf(answer, "max_len"), 100);
        QVERIFY(answer.blocks.size() == 1 || answer.blocks.size() == 2);
        QCOMPARE(answer.blocks[0].firstRow, 0);
        QVERIFY(answer.blocks[0].lastRow <= 1);
    }

    void rowsBeforeAGrid_data() {
        addColumns<int, double>("tokens", "cell");
        QTest::newRow("a class token of zeros") << 1 << 0.0;
        QTest::newRow("a class token with numbers") << 1 << 0.3;
        QTest::newRow("a class token and four registers") << 5 << 0.0;
    }
    void rowsBeforeAGrid() {
        const auto [tokens, cell] = fetchRow<int, double>();
        constexpr int width = 14, height = 10, columns = 64;
        std::vector<double> cells(static_cast<std::size_t>(tokens * columns), cell);
        for (int y = 0; y < height; ++y)
            for (int x = 0; x < width; ++x)
                for (int j = 0; j < columns; ++j) {
                    const double angle = (j < columns / 2 ? x : y) * std::pow(10000, -(j % 16) / 16.0);
                    cells.push_back(j / 16 % 2 == 0 ? std::sin(angle) : std::cos(angle));
                }
        const Identity answer =
            identify({arrayOf({tokens + width * height, columns}, cells, CellType::float32)});
        QCOMPARE(answer.encoding, std::string("sinusoidal-2d"));
        QCOMPARE(wordOf(answer, "form"), std::string("mae"));
        QCOMPARE(numberOf(answer, "width"), width);
        QCOMPARE(numberOf(answer, "height"), height);
        QCOMPARE(answer.unexplainedCells, cell == 0 ? 0 : tokens * columns);
    }

    /// [height, width, d], as DETR computes it from a mask of ones.
    void anAxisForEachSideOfAGrid() {
        constexpr int width = 34, height = 25, columns = 64;
        std::vector<double> cells;
        for (int y = 0; y < height; ++y)
            for (int x = 0; x < width; ++x)
                for (int j = 0; j < columns; ++j) {
                    const double share =
                        j < columns / 2 ? (y + 1) / (height + 1e-6) : (x + 1) / (width + 1e-6);
                    const double angle =
                        2 * std::numbers::pi * share * std::pow(10000, -(j % (columns / 2) / 2) / 16.0);
                    cells.push_back(j % 2 == 0 ? std::sin(angle) : std::cos(angle));
                }
        const Identity answer = identify({arrayOf({height, width, columns}, cells, CellType::float32)});
        QCOMPARE(answer.encoding, std::string("sinusoidal-2d"));
        QCOMPARE(wordOf(answer, "form"), std::string("detr"));
        QCOMPARE(numberOf(answer, "normalise"), 1);
        QCOMPARE(numberOf(answer, "height"), height);
        QCOMPARE(answer.storage.axisOrder, (std::vector<std::string>{"row of places", "place", "column"}));
        QCOMPARE(answer.unexplainedCells, 0);
    }

    void cellsThatFitNothing() {
        const TablePlan plan{.dimensions = 64, .rows = 300, .base = 10000};
        std::vector<double> cells = interleavedCells(plan);
        for (std::size_t row = 40; row < 43; ++row)
            for (std::size_t j = 10; j < 20; ++j)
                cells[row * 64 + j] = 0.7;
        cells[200 * 64 + 5] = NAN;
        const Identity answer = identify({arrayOf({300, 64}, cells, CellType::float32)});
        QCOMPARE(answer.encoding, std::string("sinusoidal"));
        QVERIFY(answer.unexplainedCells >= 29 && answer.unexplainedCells <= 31);
        QCOMPARE(answer.blocks.size(), 2U);
        QCOMPARE(answer.blocks[0].firstRow, 40);
        QCOMPARE(answer.blocks[0].lastRow, 42);
        QCOMPARE(answer.blocks[0].firstColumn, 10);
        QCOMPARE(answer.blocks[0].lastColumn, 19);
        QCOMPARE(answer.blocks[1].firstRow, 200);
        QCOMPARE(answer.blocks[1].notFinite, 1);
    }

    void divisorsOfLlama3_data() {
        addColumns<double, double, int, CellType>("base", "factor", "headDim", "type");
        for (const CellType type : {CellType::float64, CellType::float32, CellType::bfloat16}) {
            QTest::addRow("Llama 3.1, %s", std::string(nameOf(type)).c_str())
                << 500000.0 << 8.0 << 128 << type;
            QTest::addRow("Llama 3.2, %s", std::string(nameOf(type)).c_str())
                << 500000.0 << 32.0 << 64 << type;
        }
    }
    /// rope_freqs.weight of GGUF.
    void divisorsOfLlama3() {
        auto [base, factor, headDim, type] = fetchRow<double, double, int, CellType>();
        const RopeScaling scaling{.kind = RopeScalingKind::llama3, .factor = factor, .originalLength = 8192};
        const auto plain = ropeFrequencies(base, headDim);
        const auto scaled = scaledSpectrum(scaling, base, headDim).frequencies;
        std::vector<double> divisors;
        for (std::size_t i = 0; i < plain.size(); ++i)
            divisors.push_back(plain[i].radians() / scaled[i].radians());
        const Identity answer = identify({arrayOf({headDim / 2}, divisors, type)});
        QCOMPARE(answer.encoding, std::string("rope"));
        QCOMPARE(answer.storage.form, std::string("divisors"));
        QCOMPARE(wordOf(answer, "scaling"), std::string("llama3"));
        QCOMPARE(numberOf(answer, "base"), base);
        QCOMPARE(numberOf(answer, "head_dim"), headDim);
        QCOMPARE(numberOf(answer, "factor"), factor);
        QCOMPARE(numberOf(answer, "original_max_position"), 8192);
        QCOMPARE(answer.unexplainedCells, 0);
        QVERIFY(answer.mistakes.empty());
    }

    /// rope_factors_long.weight of GGUF.
    void divisorsOfLongrope() {
        const std::vector<double> factors{1.03, 1.06, 1.1, 1.2, 1.35, 1.6, 2.3, 3.9, 7.5, 14,
                                          22,   31,   40,  48,  55,   59,  61,  62,  63,  63.5};
        StoredArray array = arrayOf({20}, factors, CellType::float32);
        for (const char* name : {"rope_factors_long.weight", "rope_factors_short.weight", "factors"}) {
            array.name = name;
            const Identity answer = identify({array});
            QCOMPARE(answer.storage.form, std::string("divisors"));
            QVERIFY(answer.notes.empty());
            // No number says that it is LongRoPE.
            QCOMPARE(answer.recognised, std::string(name) != "factors");
            if (!answer.recognised) continue;
            QCOMPARE(answer.encoding, std::string("rope"));
            QCOMPARE(wordOf(answer, "scaling"), std::string("longrope"));
            const std::string list = std::string(name).find("long") != std::string::npos ? "long" : "short";
            QCOMPARE(answer.options.back().first, list + "_factor");
            QVERIFY(std::isnan(numberOf(answer, "base")));  // it is not in the file
        }
    }

    void tablesWithoutAFormula() {
        std::vector<double> noise;
        std::uint64_t state = 12345;
        for (int n = 0; n < 64 * 200; ++n) {
            double sum = 0;
            for (int k = 0; k < 12; ++k) {
                state = state * 6364136223846793005U + 1442695040888963407U;
                sum += static_cast<double>(state >> 11U) * 0x1p-53;
            }
            noise.push_back(0.02 * (sum - 6));
        }
        const Identity answer = identify({arrayOf({200, 64}, noise, CellType::float32)});
        QVERIFY(!answer.recognised);
        QVERIFY(answer.mistakes.empty());
        QVERIFY(answer.evidence.front().source.find("normal random numbers") == 0);
    }
};

QTEST_APPLESS_MAIN(TestStorageForms)
#include "tst_storageforms.moc"
