// SPDX-License-Identifier: GPL-3.0-or-later
// Attention biases on the command line.
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <cmath>

#include "tests/app/programtest.h"
#include "tests/support/rows.h"

using namespace posiscope;

class TestCliBias : public ProgramTest {
    Q_OBJECT

 private slots:
    // A loop over heads may name the only head.
    void headOfOneHead() {
        const Matrix named =
            exportedMatrix(split("--encoding alibi --heads 1 --head 0 --view bias --max-len 5"));
        const Matrix plain = exportedMatrix(split("--encoding alibi --heads 1 --view bias --max-len 5"));
        QVERIFY(named.rows == 5 && named.sameBits(plain));
    }

    // Head 3 of 12 has the slope 2^-4.
    void alibi() {
        const Matrix matrix =
            exportedMatrix(split("--encoding alibi --heads 12 --view bias --head 3 --max-len 50"), "csv");
        if (QTest::currentTestFailed()) return;
        QCOMPARE(matrix.rows, 50);
        QCOMPARE(matrix.columns, 50);
        QCOMPARE(matrix.names.mid(0, 3), (QStringList{"0", "1", "2"}));
        for (qint64 i = 0; i < 50; ++i)
            for (qint64 j = 0; j < 50; ++j)
                QVERIFY(matrix.at(i, j) == (j > i ? -INFINITY : -0.0625 * static_cast<double>(i - j)));
    }

    // T5 gives buckets unless biases are asked for.
    void buckets() {
        const Matrix matrix = exportedMatrix(split("--encoding t5 --view bias --max-len 40"));
        if (QTest::currentTestFailed()) return;
        QVERIFY(matrix.at(0, 0) == 0);
        QVERIFY(matrix.at(0, 1) == 17);
        QVERIFY(matrix.at(1, 0) == 1);
        QVERIFY(matrix.at(39, 7) == 12);
        const Matrix biases =
            exportedMatrix(split("--encoding t5 --values bias --view bias --max-len 40 --head 7"));
        const Matrix again =
            exportedMatrix(split("--encoding t5 --values bias --view bias --max-len 40 --head 7"));
        QVERIFY(biases.sameBits(again));
        QVERIFY(biases.at(39, 7) == biases.at(38, 6));
        QVERIFY(biases.at(39, 7) != matrix.at(39, 7));
    }

    void curves() {
        const Matrix table =
            exportedMatrix(split("--encoding alibi --heads 2 --view distance --max-len 8"), "csv");
        if (QTest::currentTestFailed()) return;
        QCOMPARE(table.names, (QStringList{"distance", "head_0", "head_1"}));
        QCOMPARE(table.rows, 8);
        for (qint64 row = 0; row < 8; ++row) {
            QVERIFY(table.at(row, 0) == static_cast<double>(row));
            QVERIFY(table.at(row, 1) == -0.0625 * static_cast<double>(row));
            QVERIFY(table.at(row, 2) == -0.00390625 * static_cast<double>(row));
        }
    }

    void describedByItsSlopes() {
        const Ran ran = program_.run(split("describe --encoding alibi --heads 12 --json"));
        VERIFY_DONE(ran);
        const QJsonObject root = QJsonDocument::fromJson(ran.output).object();
        QCOMPARE(root["encoding"].toString(), QString("alibi"));
        QCOMPARE(root["shape"].toArray(), (QJsonArray{12, 256, 256}));
        for (const char* key : {"row_norm", "table_bytes", "wavelengths", "complete_cycles"})
            QVERIFY2(!root.contains(key), key);
        const Ran text = program_.run(split("describe --encoding alibi --heads 2"));
        VERIFY_DONE(text);
        QVERIFY(text.output.contains("slopes           0.0625, 0.00390625\n"));
        QVERIFY(!text.output.contains("row norm"));
    }

    void pictures_data() {
        QTest::addColumn<QString>("words");
        QTest::newRow("bias") << "--encoding alibi --view bias --cursor";
        QTest::newRow("a million positions") << "--encoding kerple --view bias --max-len 1048576";
        QTest::newRow("distance") << "--encoding t5 --values bias --view distance --theme dark";
        QTest::newRow("colour map") << "--encoding t5 --view bias --colormap magma";
    }
    void pictures() {
        QFETCH(QString, words);
        for (const char* ending : {"png", "svg", "pdf"}) {
            const QString path = folder_->filePath(QString("picture.") + ending);
            VERIFY_DONE(program_.run(QStringList{"export", "-o", path} + split(words)));
            QVERIFY(QFileInfo(path).size() > 1000);
        }
    }

    void refused_data() {
        const TextRows<QStringList> row("words", "mentioned");
        row("--encoding alibi --view heatmap", {wording("errors/no-table-of-encoding", {"ALiBi"})});
        row("--encoding alibi --view waves", {wording("errors/no-table-of-encoding", {"ALiBi"})});
        row("--encoding sinusoidal --view bias", {wording("errors/no-bias-of-encoding", {"Sinusoidal"})});
        row("--encoding sinusoidal --view distance",
            {wording("errors/no-curve-of-encoding", {"Sinusoidal"})});
        row("--encoding fire --view distance", {"FIRE", "--view bias"});
        row("--encoding alibi --heads 8 --head 8 --view bias", {"head", "0 to 7"});
        row("--encoding alibi --d-model 8 --view bias",
            {wording("errors/not-of-encoding", {"--d-model", "alibi"})});
        row("--encoding cope --max-len 5000 --view bias", {"max_len", "4096"});
        row("--encoding alibi --heads 4 --kerple-a 2 --view bias", {"--kerple-a"});
        row("--encoding kerple --heads 4 --kerple-a 2 --view bias",
            {wording("errors/means-nothing", {"--kerple-a", "kerple"})});
        row("--encoding shaw --mask maybe --view bias", {"mask"});
    }
    void refused() {
        const auto [words, mentioned] = fetchRow<QString, QStringList>();
        const QString path = folder_->filePath("x.npy");
        VERIFY_REFUSED(program_.run(QStringList{"export", "-o", path} + split(words)), 2, mentioned);
        QVERIFY(!QFile::exists(path));
    }
};

QTEST_GUILESS_MAIN(TestCliBias)
#include "tst_cli_bias.moc"
