// SPDX-License-Identifier: GPL-3.0-or-later
// Encodings rounded as programs compute them, on the command line.
#include <cmath>

#include "tests/app/programtest.h"
#include "tests/support/rows.h"

class TestCliPrecision : public ProgramTest {
    Q_OBJECT

 private slots:
    /// Positions beyond 256 are even in bfloat16: rows of the table come twice.
    void tableOfRoundedPositions() {
        const Matrix table = exportedMatrix(
            split("--view heatmap --encoding rope --head-dim 8 --max-len 300 --precision custom "
                  "--precision-position bfloat16"),
            "csv");
        if (QTest::currentTestFailed()) return;
        for (qint64 j = 0; j < 8; ++j) {
            QCOMPARE(table.at(257, j), table.at(256, j));
            QVERIFY(j > 2 || table.at(255, j) != table.at(256, j));
        }
    }

    void errorsOfTheView() {
        const QString options = "--encoding rope --head-dim 8 --max-len 300 --precision transformers-4.38";
        const Matrix errors = exportedMatrix(split("--view precision " + options), "csv");
        const Matrix rounded = exportedMatrix(split("--view heatmap " + options));
        const Matrix exact =
            exportedMatrix(split("--view heatmap --encoding rope --head-dim 8 --max-len 300"));
        if (QTest::currentTestFailed()) return;
        QCOMPARE(errors.names, (QStringList{"position", "lowest", "largest", "rms"}));
        QCOMPARE(errors.rows, qint64{300});
        for (qint64 p = 0; p < 300; ++p) {
            double largest = 0;
            double squares = 0;
            for (qint64 j = 0; j < 8; ++j) {
                const double error = std::abs(rounded.at(p, j) - exact.at(p, j));
                largest = std::max(largest, error);
                squares += error * error;
            }
            QCOMPARE(errors.at(p, 0), static_cast<double>(p));
            QCOMPARE(errors.at(p, 2), largest);
            QVERIFY(std::abs(errors.at(p, 3) - std::sqrt(squares / 8)) <= 1e-15);
        }
    }

    void pictures_data() {
        const Rows<QString, QByteArray> row("ending", "beginning");
        row("png", "png", QByteArray("\x89PNG"));
        row("svg", "svg", QByteArray("<?xml"));
        row("pdf", "pdf", QByteArray("%PDF"));
    }
    void pictures() {
        const auto [ending, beginning] = fetchRow<QString, QByteArray>();
        const QString path = folder_->filePath("errors." + ending);
        const Ran ran = program_.run({"export", "--view", "precision", "--encoding", "alibi", "--precision",
                                      "custom", "--precision-bias", "bfloat16", "-o", path});
        VERIFY_DONE(ran);
        QVERIFY(bytesOf(path).startsWith(beginning));
    }

    void describeTellsTheFacts() {
        const Ran ran =
            program_.run({"describe", "--encoding", "rope", "--max-len", "1024", "--precision",
                          "transformers-4.37", "--model-type", "float16", "--error-limit", "0.1"});
        VERIFY_DONE(ran);
        for (const char* line :
             {"precision        transformers-4.37\n", "error_limit      0.1\n", "equal_rows       none\n",
              "different_rows   1024\n", "error_holds_to ", "score_error ", "map_error "})
            QVERIFY2(ran.output.contains(line), ran.text());
    }

    void refusals_data() {
        const Rows<QStringList, QString> row("words", "message");
        row("exact", QStringList{"--encoding", "rope"}, "errors/nothing-rounded");
        row("always exact", QStringList{"--encoding", "t5"}, "errors/always-exact");
        row("too many cells",
            QStringList{"--encoding", "rope", "--precision", "llama", "--max-len", "16777216"},
            "errors/too-many-cells");
        row("another family’s program", QStringList{"--precision", "llama"}, "precision must be one of");
    }
    void refusals() {
        const auto [words, message] = fetchRow<QStringList, QString>();
        const Ran ran = program_.run(
            QStringList{"export", "--view", "precision", "-o", folder_->filePath("none.png")} + words);
        QVERIFY(ran.status != 0);
        QVERIFY2(posiscope::mentions(ran.errors, message), ran.text());
    }
};

QTEST_APPLESS_MAIN(TestCliPrecision)
#include "tst_cli_precision.moc"
