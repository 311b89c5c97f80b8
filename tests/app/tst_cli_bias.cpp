// Attention biases on the command line.
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <cmath>

#include "tests/app/matrix.h"
#include "tests/app/program.h"
#include "tests/support/strict.h"

namespace {

QStringList split(const QString& words) {
    return words.split(' ', Qt::SkipEmptyParts);
}

}  // namespace

class TestCliBias : public QObject {
    Q_OBJECT

 private slots:
    // A loop over heads may name the only one.
    void headOfOneHead() {
        Matrix named;
        Matrix plain;
        exportData("--encoding alibi --heads 1 --head 0 --view bias --max-len 5", "npy", named);
        exportData("--encoding alibi --heads 1 --view bias --max-len 5", "npy", plain);
        QVERIFY(named.rows == 5 && named.sameBits(plain));
    }

    void init() { failOnAnyWarning(); }

    // Head 3 of 12 has the slope 2^-4.
    void alibi_data() {
        QTest::addColumn<QString>("ending");
        QTest::newRow("npy") << "npy";
        QTest::newRow("csv") << "csv";
    }
    void alibi() {
        QFETCH(QString, ending);
        Matrix matrix;
        exportData("--encoding alibi --heads 12 --view bias --head 3 --max-len 50", ending, matrix);
        if (QTest::currentTestFailed()) return;
        QCOMPARE(matrix.rows, 50);
        QCOMPARE(matrix.columns, 50);
        if (ending == "csv") QCOMPARE(matrix.names.mid(0, 3), (QStringList{"0", "1", "2"}));
        for (qint64 i = 0; i < 50; ++i)
            for (qint64 j = 0; j < 50; ++j)
                QVERIFY(matrix.at(i, j) == (j > i ? -INFINITY : -0.0625 * static_cast<double>(i - j)));
    }

    // T5 gives buckets unless it is asked for biases.
    void buckets() {
        Matrix matrix;
        exportData("--encoding t5 --view bias --max-len 40", "npy", matrix);
        if (QTest::currentTestFailed()) return;
        QVERIFY(matrix.at(0, 0) == 0);
        QVERIFY(matrix.at(0, 1) == 17);
        QVERIFY(matrix.at(1, 0) == 1);
        QVERIFY(matrix.at(39, 7) == 12);
        Matrix biases;
        exportData("--encoding t5 --values bias --view bias --max-len 40 --head 7", "npy", biases);
        Matrix again;
        exportData("--encoding t5 --values bias --view bias --max-len 40 --head 7", "npy", again);
        QVERIFY(biases.sameBits(again));
        QVERIFY(biases.at(39, 7) == biases.at(38, 6));
        QVERIFY(biases.at(39, 7) != matrix.at(39, 7));
    }

    void curves() {
        Matrix table;
        exportData("--encoding alibi --heads 2 --view distance --max-len 8", "csv", table);
        if (QTest::currentTestFailed()) return;
        QCOMPARE(table.names, (QStringList{"distance", "head_0", "head_1"}));
        QCOMPARE(table.rows, 8);
        for (qint64 row = 0; row < 8; ++row) {
            QVERIFY(table.at(row, 0) == static_cast<double>(row));
            QVERIFY(table.at(row, 1) == -0.0625 * static_cast<double>(row));
            QVERIFY(table.at(row, 2) == -0.00390625 * static_cast<double>(row));
        }
    }

    void slopes() {
        const Ran ran = program_.run(split("describe --encoding alibi --heads 12 --json"));
        VERIFY_DONE(ran);
        const QJsonObject root = QJsonDocument::fromJson(ran.output).object();
        QCOMPARE(root["encoding"].toString(), QString("alibi"));
        const double exponents[] = {1, 2, 3, 4, 5, 6, 7, 8, 0.5, 1.5, 2.5, 3.5};
        const QJsonArray slopes = root["slopes"].toArray();
        QCOMPARE(slopes.size(), qsizetype{12});
        for (int h = 0; h < 12; ++h)
            QVERIFY(slopes[h].toDouble() == std::exp2(-exponents[h]));
        QCOMPARE(root["shape"].toArray(), (QJsonArray{12, 256, 256}));
        for (const char* key : {"row_norm", "table_bytes", "wavelengths", "complete_cycles"})
            QVERIFY2(!root.contains(key), key);
        const Ran text = program_.run(split("describe --encoding alibi --heads 2"));
        VERIFY_DONE(text);
        QVERIFY(text.output.contains("slopes           0.0625, 0.00390625\n"));
        QVERIFY(!text.output.contains("row norm"));
    }

    void everyEncodingIsDescribed_data() {
        QTest::addColumn<QString>("encoding");
        for (const char* id :
             {"alibi", "t5", "deberta", "shaw", "transformer-xl", "kerple", "fire", "cope", "nope"})
            QTest::newRow(id) << id;
    }
    void everyEncodingIsDescribed() {
        QFETCH(QString, encoding);
        VERIFY_DONE(program_.run({"describe", "--encoding", encoding}));
        const Ran ran = program_.run({"describe", "--encoding", encoding, "--json"});
        VERIFY_DONE(ran);
        QCOMPARE(QJsonDocument::fromJson(ran.output).object()["encoding"].toString(), encoding);
        const Ran list = program_.run({"list", "encodings"});
        QVERIFY(list.output.contains("\n" + encoding.toUtf8() + "\t"));
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
            const QString path = folder_.filePath(QString("picture.") + ending);
            VERIFY_DONE(program_.run(QStringList{"export", "-o", path} + split(words)));
            QVERIFY(QFileInfo(path).size() > 1000);
        }
    }

    void refused_data() {
        QTest::addColumn<QString>("words");
        QTest::addColumn<QStringList>("mentioned");
        const auto row = [](const char* words, const QStringList& mentioned) {
            QTest::newRow(words) << words << mentioned;
        };
        row("--encoding alibi --view heatmap", {"ALiBi", "no table", "Bias or Distance"});
        row("--encoding alibi --view waves", {"ALiBi", "no table"});
        row("--encoding sinusoidal --view bias", {"Sinusoidal", "adds nothing"});
        row("--encoding sinusoidal --view distance", {"Sinusoidal", "Similarity"});
        row("--encoding fire --view distance", {"FIRE", "Choose Bias"});
        row("--encoding alibi --heads 8 --head 8 --view bias", {"head", "0 to 7"});
        row("--encoding alibi --d-model 8 --view bias", {"--d-model", "alibi"});
        row("--encoding cope --max-len 5000 --view bias", {"max_len", "4096"});
        row("--encoding alibi --heads 4 --kerple-a 2 --view bias", {"--kerple-a"});
        row("--encoding kerple --heads 4 --kerple-a 2 --view bias", {"--kerple-a", "means nothing"});
        row("--encoding shaw --mask maybe --view bias", {"mask"});
    }
    void refused() {
        QFETCH(QString, words);
        QFETCH(QStringList, mentioned);
        const QString path = folder_.filePath("x.npy");
        VERIFY_REFUSED(program_.run(QStringList{"export", "-o", path} + split(words)), 2, mentioned);
        QVERIFY(!QFile::exists(path));
    }

 private:
    void exportData(const QString& words, const QString& ending, Matrix& matrix) {
        const QString path = folder_.filePath("data." + ending);
        const Ran ran = program_.run(QStringList{"export", "-o", path} + split(words));
        VERIFY_DONE(ran);
        matrix = ending == "csv" ? readCsv(bytesOf(path)) : readNpy(bytesOf(path));
        QVERIFY2(matrix.problem.isEmpty(), qPrintable(matrix.problem));
        QVERIFY(QFile::remove(path));
    }

    Program program_;
    QTemporaryDir folder_;
};

QTEST_GUILESS_MAIN(TestCliBias)
#include "tst_cli_bias.moc"
