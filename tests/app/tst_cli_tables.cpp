// SPDX-License-Identifier: GPL-3.0-or-later
// The shape, the columns and the variants of what `export` writes as .npy and .csv.
#include <cmath>

#include "tests/app/programtest.h"
#include "tests/support/rows.h"
#include "tests/support/worst.h"

namespace {

// std::pow and the product with a position below 64 leave a relative error of a few 2^-53 in an angle below
// 64, so 64 · 4 · 2^-53 in its sine.
constexpr double angleBound = 64 * 4 * 0x1p-53;

QStringList numbers(int from, int to) {
    QStringList names;
    for (int n = from; n <= to; ++n)
        names << QString::number(n);
    return names;
}

}  // namespace

class TestCliTables : public ProgramTest {
    Q_OBJECT

 private slots:
    void bothFormats_data() {
        addColumns<QString, QString, int, QStringList>("view", "options", "rows", "names");
        const auto row = [](const char* view, const char* options, int rows, const QStringList& names) {
            QTest::newRow((QByteArray(view) + " " + options).trimmed()) << view << options << rows << names;
        };
        row("heatmap", "", 256, numbers(0, 127));
        row("heatmap", "--d-model 5 --max-len 3", 3, numbers(0, 4));
        row("heatmap", "--d-model 1 --max-len 1", 1, numbers(0, 0));
        row("heatmap", "--d-model 6 --max-len 4 --orientation across", 4, numbers(0, 5));
        row("heatmap", "--d-model 6 --max-len 4 --first-position 9", 4, numbers(0, 5));
        row("heatmap", "--d-model 65536 --max-len 9", 9, numbers(0, 65535));
        row("waves", "", 256, {"4", "5", "22", "23"});
        row("waves", "--dimensions 4-7,20 --max-len 9", 9, {"4", "5", "6", "7", "20"});
        row("waves", "--dimensions 20,4-7 --max-len 9", 9, {"4", "5", "6", "7", "20"});
        // One position across all dimensions is one row.
        row("waves", "--dimensions 3 --max-len 9 --waves-across dimensions", 1, numbers(0, 127));
        row("similarity", "--max-len 17", 17, numbers(0, 16));
        row("similarity", "--max-len 17 --first-position 2 --similarity cosine", 17, numbers(2, 18));
        row("grid", "", 16, numbers(0, 15));
        row("grid", "--max-len 17 --first-position 2", 4, numbers(0, 3));
        row("grid", "--max-len 13 --patch-grid 1+2x2x3", 2, {"0:0", "0:1", "0:2", "1:0", "1:1", "1:2"});
        row("grid", "--max-len 13 --patch-grid 1+2x2x3 --patch-frames one --position 8", 2, numbers(0, 2));
        row("grid", "--max-len 6 --patch-grid 3x2 --patches all", 9, {"0:0", "0:1", "1:0", "1:1"});
        row("components", "", 256, {"pc1", "pc2", "pc3"});
        row("components", "--d-model 1 --max-len 1", 1, {"pc1", "pc2", "pc3"});
        row("offset-map", "", 128, numbers(0, 127));
        row("offset-map", "--d-model 7 --offset -16777216", 7, numbers(0, 6));
        const QStringList ofPairs{"pair", "frequency", "wavelength", "unscaled_frequency"};
        row("spectrum", "", 64, ofPairs);
        row("spectrum", "--d-model 7 --spectrum endpoint --layout half-split", 3, ofPairs);
    }
    void bothFormats() {
        const auto [view, options, rows, names] = fetchRow<QString, QString, int, QStringList>();
        const Matrix npy = exportedMatrix(QStringList{"--view", view} + split(options));
        const Matrix csv = exportedMatrix(QStringList{"--view", view} + split(options), "csv");
        if (QTest::currentTestFailed()) return;
        QCOMPARE(csv.names, names);
        QCOMPARE(csv.rows, rows);
        QCOMPARE(npy.rows, rows);
        QCOMPARE(npy.columns, names.size());
        QVERIFY2(csv.sameBits(npy), "the text does not read back to the same doubles");
    }

    void wavesAreColumnsOfTheTable() {
        const Matrix table = exportedMatrix({"--view", "heatmap"});
        const Matrix waves = exportedMatrix({"--view", "waves", "--dimensions", "4-7,20"});
        if (QTest::currentTestFailed()) return;
        QCOMPARE(waves.rows, 256);
        const int chosen[] = {4, 5, 6, 7, 20};
        QCOMPARE(waves.columns, 5);
        for (qint64 p = 0; p < waves.rows; ++p)
            for (qint64 n = 0; n < 5; ++n)
                QVERIFY(waves.at(p, n) == table.at(p, chosen[n]));
    }

    void spectrum_data() {
        // denominator: of the exponent i / denominator
        const Rows<QString, int, double> row("options", "pairs", "denominator");
        row("paper", "--d-model 16", 8, 8.0);
        row("endpoint", "--d-model 16 --spectrum endpoint", 8, 7.0);
        row("odd", "--d-model 15", 8, 7.5);
        row("odd half-split endpoint", "--d-model 15 --layout half-split --spectrum endpoint", 7, 6.0);
    }
    void spectrum() {
        const auto [options, pairs, denominator] = fetchRow<QString, int, double>();
        const Matrix spectrum = exportedMatrix(split("--view spectrum " + options));
        if (QTest::currentTestFailed()) return;
        QCOMPARE(spectrum.rows, pairs);
        for (qint64 i = 0; i < pairs; ++i) {
            const double frequency = std::pow(10000.0, -static_cast<double>(i) / denominator);
            constexpr double powBound = 4 * 0x1p-53;  // relative: std::pow and one division
            QCOMPARE(spectrum.at(i, 0), static_cast<double>(i));
            QVERIFY(std::abs(spectrum.at(i, 1) / frequency - 1) <= powBound);
            QVERIFY(std::abs(spectrum.at(i, 2) * frequency / (2 * M_PI) - 1) <= 2 * powBound);
            QVERIFY(spectrum.at(i, 3) == spectrum.at(i, 1));
        }
    }

    void zeroFirstRow() {
        const QStringList words = split("--view heatmap --d-model 9 --max-len 5");
        const Matrix plain = exportedMatrix(words);
        const Matrix zeroed = exportedMatrix(words + split("--zero-first-row"));
        if (QTest::currentTestFailed()) return;
        for (qint64 j = 0; j < 9; ++j) {
            QCOMPARE(zeroed.at(0, j), 0.0);
            for (qint64 p = 1; p < 5; ++p)
                QVERIFY(zeroed.at(p, j) == plain.at(p, j));
        }
        QCOMPARE(plain.at(0, 1), 1.0);
    }

    void firstPosition_data() {
        QTest::addColumn<int>("first");
        for (const int first : {1, 2, 50})
            QTest::addRow("%d", first) << first;
    }
    void firstPosition() {
        QFETCH(int, first);
        const Matrix from0 = exportedMatrix(split("--view heatmap --d-model 10 --max-len 60"));
        const Matrix later = exportedMatrix(
            split("--view heatmap --d-model 10 --max-len 10 --first-position " + QString::number(first)));
        if (QTest::currentTestFailed()) return;
        QCOMPARE(later.rows, 10);
        for (qint64 p = 0; p < 10; ++p)
            for (qint64 j = 0; j < 10; ++j)
                QVERIFY(later.at(p, j) == from0.at(p + first, j));
    }

    void halfSplitIsTheSameNumbersElsewhere_data() { eachText("spectrum", {"paper", "endpoint"}); }
    void halfSplitIsTheSameNumbersElsewhere() {
        QFETCH(QString, spectrum);
        const QStringList words{"--view",    "heatmap", "--d-model",  "20",
                                "--max-len", "40",      "--spectrum", spectrum};
        const Matrix pairs = exportedMatrix(words);
        const Matrix halves = exportedMatrix(words + split("--layout half-split"));
        if (QTest::currentTestFailed()) return;
        for (qint64 p = 0; p < 40; ++p)
            for (qint64 i = 0; i < 10; ++i) {
                QVERIFY(halves.at(p, i) == pairs.at(p, 2 * i));
                QVERIFY(halves.at(p, 10 + i) == pairs.at(p, 2 * i + 1));
            }
    }

    void formula_data() {
        const Rows<QString, int, double, bool> row("options", "dimensions", "denominator", "halves");
        row("paper", "--d-model 8", 8, 4.0, false);
        row("endpoint", "--d-model 8 --spectrum endpoint", 8, 3.0, false);
        row("odd: the last sine has no cosine", "--d-model 7", 7, 3.5, false);
        row("odd endpoint", "--d-model 7 --spectrum endpoint", 7, 3.0, false);
        row("odd half-split: the last column is zero", "--d-model 7 --layout half-split", 7, 3.5, true);
    }
    void formula() {
        const auto [options, dimensions, denominator, halves] = fetchRow<QString, int, double, bool>();
        const Matrix table = exportedMatrix(split("--view heatmap --base 100 --max-len 64 " + options));
        if (QTest::currentTestFailed()) return;
        QCOMPARE(table.columns, dimensions);
        Worst worst;
        for (qint64 p = 0; p < 64; ++p)
            for (qint64 j = 0; j < dimensions; ++j) {
                const qint64 half = dimensions / 2;
                const qint64 pair = halves ? j % half : j / 2;
                const double angle =
                    static_cast<double>(p) * std::pow(100.0, -static_cast<double>(pair) / denominator);
                double expected = (halves ? j < half : j % 2 == 0) ? std::sin(angle) : std::cos(angle);
                if (halves && j == 2 * half) expected = 0;
                worst.see(std::abs(table.at(p, j) - expected),
                          [&] { return std::to_string(p) + ", " + std::to_string(j); });
            }
        VERIFY_WORST(worst, angleBound);
    }
};

QTEST_GUILESS_MAIN(TestCliTables)
#include "tst_cli_tables.moc"
