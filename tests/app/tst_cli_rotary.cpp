// SPDX-License-Identifier: GPL-3.0-or-later
// Rotary encodings on the command line.
#include <cmath>

#include "tests/app/programtest.h"
#include "tests/support/rows.h"

using namespace posiscope;

class TestCliRotary : public ProgramTest {
    Q_OBJECT

 private slots:
    void spectrumOfYarn() {
        const Matrix csv =
            exported("spectrum", "--scaling yarn --factor 4 --original-max-position 2048", "csv");
        if (QTest::currentTestFailed()) return;
        QCOMPARE(csv.names, (QStringList{"pair", "frequency", "wavelength", "unscaled_frequency"}));
        QCOMPARE(csv.rows, 64);
        for (qint64 i = 0; i < 64; ++i) {
            const double plain = std::pow(10000.0, -static_cast<double>(i) / 64);
            const auto turns = [](double beta) {
                return 128 * std::log(2048 / (beta * 2 * M_PI)) / (2 * std::log(10000.0));
            };
            const double ramp = std::clamp((static_cast<double>(i) - std::floor(turns(32))) /
                                               (std::ceil(turns(1)) - std::floor(turns(32))),
                                           0.0, 1.0);
            QVERIFY(std::abs(csv.at(i, 3) / plain - 1) <= 1e-15);
            QVERIFY(std::abs(csv.at(i, 1) / (plain * (1 - ramp) + plain / 4 * ramp) - 1) <= 1e-14);
            QVERIFY(std::abs(csv.at(i, 2) * csv.at(i, 1) / (2 * M_PI) - 1) <= 1e-15);
        }
    }

    void tables_data() {
        addColumns<QString, QString, int, int>("view", "options", "rows", "columns");
        const auto row = [](const char* view, const char* options, int rows, int columns) {
            QTest::newRow((QByteArray(view) + " " + options).trimmed()) << view << options << rows << columns;
        };
        row("heatmap", "--head-dim 64 --max-len 20", 20, 64);
        row("heatmap", "--head-dim 64 --partial-rotary-factor 0.25 --max-len 20", 20, 16);
        row("rotation", "--head-dim 64 --partial-rotary-factor 0.25 --max-len 20", 20, 64);
        row("rotation", "--head-dim 4 --vectors given --query=1,-2,3,4.5 --key 1,1,1,1", 256, 4);
        row("offset-map", "--head-dim 8 --scaling ntk", 8, 8);
        row("similarity", "--max-len 9 --scaling yarn --attention-factor 2", 9, 9);
        row("waves", "--scaling longrope --short-factor 1,2 --long-factor 3,4 --head-dim 4 --dimensions 0-3",
            256, 4);
        row("heatmap", "--encoding xpos --head-dim 32 --scale-base 64", 256, 32);
        row("rotation", "--encoding xpos --rope-layout interleaved", 256, 128);
    }
    void tables() {
        const auto [view, options, rows, columns] = fetchRow<QString, QString, int, int>();
        const Matrix npy = exported(view, options, "npy");
        const Matrix csv = exported(view, options, "csv");
        if (QTest::currentTestFailed()) return;
        QCOMPARE(npy.rows, rows);
        QCOMPARE(npy.columns, columns);
        QVERIFY(npy.sameBits(csv));
        if (view == "rotation") QCOMPARE(csv.names.first(), QString("q0"));
    }

    // What an implementation would compute from the rotation table.
    void rotationOfTheTable() {
        const QString options = "--head-dim 8 --scaling yarn --vectors given --query=1,-2,3,4.5,0,2,7,-1";
        const Matrix table = exported("heatmap", options, "npy");
        const Matrix queries = exported("rotation", options, "npy");
        if (QTest::currentTestFailed()) return;
        const double query[] = {1, -2, 3, 4.5, 0, 2, 7, -1};
        for (qint64 p = 0; p < 256; ++p)
            for (qint64 i = 0; i < 4; ++i) {
                const double x = query[i] * table.at(p, i) - query[i + 4] * table.at(p, i + 4);
                const double y = query[i] * table.at(p, i + 4) + query[i + 4] * table.at(p, i);
                QVERIFY(std::abs(queries.at(p, i) - x) <= 1e-14 &&
                        std::abs(queries.at(p, i + 4) - y) <= 1e-14);
            }
    }

    void pictures_data() {
        QTest::addColumn<QString>("words");
        QTest::newRow("spectrum") << "spectrum --encoding rope --scaling llama3 --theme dark";
        QTest::newRow("rotation") << "rotation --encoding rope --vectors random --seed 2 --cursor";
        QTest::newRow("xpos") << "rotation --encoding xpos";
    }
    void pictures() {
        QFETCH(QString, words);
        for (const char* ending : {"png", "svg", "pdf"}) {
            const QString path = folder_->filePath(QString("x.") + ending);
            VERIFY_DONE(program_.run(QStringList{"export", "-o", path, "--view"} + split(words)));
            QVERIFY(bytesOf(path).size() > 2000);
        }
    }

    void refusals_data() {
        const TextRows<QStringList> row("words", "mentioned");
        row("--encoding rope --factor 4", {wording("errors/means-nothing", {"--factor", "rope"})});
        row("--encoding rope --scaling yarn --low-freq-factor 2",
            {wording("errors/means-nothing", {"--low-freq-factor", "rope"})});
        row("--encoding rope --head-dim 9", {wording("errors/head-dim-odd", {"9"})});
        row("--encoding rope --scaling longrope --long-factor 1,2",
            {wording("errors/numbers-to-hold", {"long_factor", "64", "2"})});
        row("--encoding rope --scaling cubic", {"scaling must be one of none, linear, ntk"});
        row("--encoding rope --scaling linear --factor 0.5", {"factor must be a number from 1"});
        row("--encoding rope --d-model 8", {wording("errors/not-of-encoding", {"--d-model", "rope"})});
        row("--encoding xpos --scaling yarn", {wording("errors/not-of-encoding", {"--scaling", "xpos"})});
        row("--encoding xpos --max-len 1000000", {"errors/beyond-1e37"});
    }
    void refusals() {
        const auto [words, mentioned] = fetchRow<QString, QStringList>();
        const QString path = folder_->filePath("refused.npy");
        VERIFY_REFUSED(program_.run(QStringList{"export", "--view", "heatmap", "-o", path} + split(words)), 2,
                       mentioned);
        QVERIFY(!QFile::exists(path));
    }

    void rotationNeedsARotaryEncoding() {
        VERIFY_REFUSED(program_.run({"export", "--view", "rotation", "-o", folder_->filePath("x.csv")}), 2,
                       QStringList{"errors/rotates-nothing"});
    }

    void described() {
        const Ran ran =
            program_.run(split("describe --encoding rope --scaling yarn --partial-rotary-factor 0.5"));
        VERIFY_DONE(ran);
        const QString text = QString::fromUtf8(ran.output);
        for (const char* words : {"RoFormer", "256 positions × 64 dimensions", "first 64 of 128 elements",
                                  "identify/ramp-of-yarn"})
            QVERIFY2(mentions(text, words), qPrintable(text));
    }

 private:
    Matrix exported(const QString& view, const QString& options, const QString& ending) {
        const QString encoding = options.contains("--encoding") ? "" : "--encoding rope ";
        return exportedMatrix(split("--view " + view + ' ' + encoding + options), ending);
    }
};

QTEST_APPLESS_MAIN(TestCliRotary)
#include "tst_cli_rotary.moc"
