// The shape, the columns and the variants of what `export` writes as .npy and .csv.
#include <cmath>

#include "tests/app/matrix.h"
#include "tests/app/program.h"
#include "tests/support/strict.h"
#include "tests/support/worst.h"

namespace {

// std::pow and the product with a position below 64 leave a relative error of a few 2^-53 in an angle below
// 64, so 64 · 4 · 2^-53 in its sine.
constexpr double angleBound = 64 * 4 * 0x1p-53;

QStringList split(const QString& words) {
    return words.split(' ', Qt::SkipEmptyParts);
}

QStringList numbers(int from, int to) {
    QStringList names;
    for (int n = from; n <= to; ++n)
        names << QString::number(n);
    return names;
}

}  // namespace

class TestCliTables : public QObject {
    Q_OBJECT

 private slots:
    void init() { failOnAnyWarning(); }

    void bothFormats_data() {
        QTest::addColumn<QString>("view");
        QTest::addColumn<QString>("options");
        QTest::addColumn<int>("rows");
        QTest::addColumn<QStringList>("names");
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
        row("components", "", 256, {"pc1", "pc2", "pc3"});
        row("components", "--d-model 1 --max-len 1", 1, {"pc1", "pc2", "pc3"});
        row("offset-map", "", 128, numbers(0, 127));
        row("offset-map", "--d-model 7 --offset -16777216", 7, numbers(0, 6));
        const QStringList ofPairs{"pair", "frequency", "wavelength", "unscaled_frequency"};
        row("spectrum", "", 64, ofPairs);
        row("spectrum", "--d-model 7 --spectrum endpoint --layout half-split", 3, ofPairs);
    }
    void bothFormats() {
        QFETCH(QString, view);
        QFETCH(QString, options);
        QFETCH(int, rows);
        QFETCH(QStringList, names);
        const Matrix npy = exported(view, split(options), "npy");
        const Matrix csv = exported(view, split(options), "csv");
        if (QTest::currentTestFailed()) return;
        QCOMPARE(csv.names, names);
        QCOMPARE(csv.rows, rows);
        QCOMPARE(npy.rows, rows);
        QCOMPARE(npy.columns, names.size());
        QVERIFY2(csv.sameBits(npy), "the text does not read back to the same doubles");
    }

    void wavesAreColumnsOfTheTable() {
        const Matrix table = exported("heatmap", {}, "npy");
        const Matrix waves = exported("waves", {"--dimensions", "4-7,20"}, "npy");
        if (QTest::currentTestFailed()) return;
        QCOMPARE(waves.rows, 256);
        const int chosen[] = {4, 5, 6, 7, 20};
        QCOMPARE(waves.columns, 5);
        for (qint64 p = 0; p < waves.rows; ++p)
            for (qint64 n = 0; n < 5; ++n)
                QVERIFY(waves.at(p, n) == table.at(p, chosen[n]));
    }

    void spectrum_data() {
        QTest::addColumn<QString>("options");
        QTest::addColumn<int>("pairs");
        QTest::addColumn<double>("denominator");  // of the exponent i / denominator
        QTest::newRow("paper") << "--d-model 16" << 8 << 8.0;
        QTest::newRow("endpoint") << "--d-model 16 --spectrum endpoint" << 8 << 7.0;
        QTest::newRow("odd") << "--d-model 15" << 8 << 7.5;
        QTest::newRow("odd half-split endpoint")
            << "--d-model 15 --layout half-split --spectrum endpoint" << 7 << 6.0;
    }
    void spectrum() {
        QFETCH(QString, options);
        QFETCH(int, pairs);
        QFETCH(double, denominator);
        const Matrix spectrum = exported("spectrum", split(options), "npy");
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
        const QStringList words = split("--d-model 9 --max-len 5");
        const Matrix plain = exported("heatmap", words, "npy");
        const Matrix zeroed = exported("heatmap", words + split("--zero-first-row"), "npy");
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
        const Matrix from0 = exported("heatmap", split("--d-model 10 --max-len 60"), "npy");
        const Matrix later = exported(
            "heatmap", {"--d-model", "10", "--max-len", "10", "--first-position", QString::number(first)},
            "npy");
        if (QTest::currentTestFailed()) return;
        QCOMPARE(later.rows, 10);
        for (qint64 p = 0; p < 10; ++p)
            for (qint64 j = 0; j < 10; ++j)
                QVERIFY(later.at(p, j) == from0.at(p + first, j));
    }

    void halfSplitIsTheSameNumbersElsewhere_data() {
        QTest::addColumn<QString>("spectrum");
        for (const char* spectrum : {"paper", "endpoint"})
            QTest::newRow(spectrum) << spectrum;
    }
    void halfSplitIsTheSameNumbersElsewhere() {
        QFETCH(QString, spectrum);
        const QStringList words{"--d-model", "20", "--max-len", "40", "--spectrum", spectrum};
        const Matrix pairs = exported("heatmap", words, "npy");
        const Matrix halves = exported("heatmap", words + split("--layout half-split"), "npy");
        if (QTest::currentTestFailed()) return;
        for (qint64 p = 0; p < 40; ++p)
            for (qint64 i = 0; i < 10; ++i) {
                QVERIFY(halves.at(p, i) == pairs.at(p, 2 * i));
                QVERIFY(halves.at(p, 10 + i) == pairs.at(p, 2 * i + 1));
            }
    }

    void formula_data() {
        QTest::addColumn<QString>("options");
        QTest::addColumn<int>("dimensions");
        QTest::addColumn<double>("denominator");
        QTest::addColumn<bool>("halves");
        QTest::newRow("paper") << "--d-model 8" << 8 << 4.0 << false;
        QTest::newRow("endpoint") << "--d-model 8 --spectrum endpoint" << 8 << 3.0 << false;
        QTest::newRow("odd: the last sine has no cosine") << "--d-model 7" << 7 << 3.5 << false;
        QTest::newRow("odd endpoint") << "--d-model 7 --spectrum endpoint" << 7 << 3.0 << false;
        QTest::newRow("odd half-split: the last column is zero")
            << "--d-model 7 --layout half-split" << 7 << 3.5 << true;
    }
    void formula() {
        QFETCH(QString, options);
        QFETCH(int, dimensions);
        QFETCH(double, denominator);
        QFETCH(bool, halves);
        const Matrix table = exported("heatmap", split(options) + split("--base 100 --max-len 64"), "npy");
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

 private:
    /// An empty matrix, and a failure, when anything is wrong.
    Matrix exported(const QString& view, const QStringList& words, const QString& ending) {
        Matrix matrix;
        [&] {
            const QString path = folder_.filePath("data." + ending);
            const Ran ran = program_.run(QStringList{"export", "--view", view, "--output", path} + words);
            VERIFY_DONE(ran);
            matrix = ending == "csv" ? readCsv(bytesOf(path)) : readNpy(bytesOf(path));
            QVERIFY2(matrix.problem.isEmpty(), qPrintable(matrix.problem));
            QVERIFY(QFile::remove(path));
        }();
        return matrix;
    }

    Program program_;
    QTemporaryDir folder_;
};

QTEST_GUILESS_MAIN(TestCliTables)
#include "tst_cli_tables.moc"
