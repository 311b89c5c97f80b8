// SPDX-License-Identifier: GPL-3.0-or-later
// `export` writes a .csv, and it is opened as a table again.
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include "tests/app/programtest.h"
#include "tests/support/rows.h"

using namespace posiscope;

class TestCliRoundTrip : public ProgramTest {
    Q_OBJECT

 private slots:
    void comesBack_data() {
        const TextRows<> row("options");
        row("--view heatmap --d-model 4 --max-len 2");
        row("--view heatmap --d-model 1 --max-len 3");  // a header of one number above the sine of 0
        row("--view heatmap --d-model 2 --max-len 5");  // sine and cosine of 0 look like the header
        row("--view heatmap --d-model 4 --max-len 1");
        row("--view heatmap --d-model 9 --max-len 40 --first-position 7 --orientation across");
        row("--view waves --d-model 64 --max-len 30 --dimensions 4-7,20");
        row("--view waves --d-model 8 --max-len 30 --dimensions 3");
        row("--view waves --d-model 8 --max-len 30 --waves-across dimensions --position 2");
        row("--view similarity --d-model 8 --max-len 5");
        row("--view similarity --d-model 8 --max-len 1");
        row("--view similarity --d-model 8 --max-len 5 --first-position 3 --similarity cosine");
        row("--view offset-map --d-model 3 --max-len 9");
        row("--view offset-map --encoding learned --d-model 3 --max-len 9 --offset 1");
        row("--view spectrum --d-model 12");
        row("--view components --d-model 6 --max-len 12");
        row("--view clocks --d-model 12 --max-len 8 --clock-pairs 0,2");
        row("--view sentence --d-model 8 --max-len 64");
        row("--view rotation --encoding rope --head-dim 4 --max-len 6");
        row("--view distance --encoding rope --head-dim 4 --max-len 6");
        row("--view distance --encoding alibi --heads 1 --max-len 4");
        row("--view bias --encoding alibi --heads 1 --max-len 3");
        row("--view bias --encoding alibi --max-len 4 --mask none");
        row("--view bias --encoding t5 --max-len 3");  // whole numbers only, and square
        row("--view bias --encoding t5 --max-len 12");
        row("--view bias --encoding shaw --max-len 5");
    }
    void comesBack() {
        QFETCH(QString, options);
        const QStringList words = options.split(' ');
        const Matrix csv = exported(words, "csv");
        const Matrix npy = exported(words, "npy");
        const Matrix back = exported({"--view", "heatmap", "--table", path("csv")}, "npy", "back.");
        if (QTest::currentTestFailed()) return;
        QVERIFY2(csv.sameBits(npy), "the text does not hold the same numbers");
        QVERIFY2(back.sameBits(npy), qPrintable(QString("%1 x %2 came back as %3 x %4")
                                                    .arg(npy.rows)
                                                    .arg(npy.columns)
                                                    .arg(back.rows)
                                                    .arg(back.columns)));
        // Nothing was guessed.
        const QJsonObject described = describe(path("csv"));
        QVERIFY2(described["notes"].toArray().isEmpty() || options.contains("bias"),
                 QJsonDocument(described).toJson());
    }

    // Its first column counts the positions and is recognised as such.
    void counting() {
        const Matrix npy = exported({"--view", "counting", "--max-len", "9", "--first-position", "3"}, "npy");
        exported({"--view", "counting", "--max-len", "9", "--first-position", "3"}, "csv");
        const Matrix back = exported({"--view", "heatmap", "--table", path("csv")}, "npy", "back.");
        if (QTest::currentTestFailed()) return;
        QCOMPARE(back.rows, 9);
        QCOMPARE(back.columns, npy.columns - 1);
        for (qint64 row = 0; row < 9; ++row)
            for (qint64 column = 0; column < back.columns; ++column)
                QCOMPARE(back.at(row, column), npy.at(row, column + 1));
        const QJsonObject described = describe(path("csv"));
        QCOMPARE(described["parameters"]["table_first_position"].toInt(), 3);
        QVERIFY(
            saysOnly(described["notes"][0].toString(), "identify/column-numbers-rows", {"position", "3"}));
    }

    // The header of another program's file.
    void isTold() {
        writeBytes(path("csv"), "0,1,2\n0.5,1.5,2.5\n0.25,1.25,2.25\n");
        const QJsonObject described = describe(path("csv"));
        QCOMPARE(described["shape"].toArray(), (QJsonArray{2, 3}));
        const QString note = wording("identify/first-line-as-names", {"0, 1, 2"});
        QCOMPARE(described["notes"][0].toString(), note);
        const Ran ran = program_.run({"describe", "--table", path("csv")});
        VERIFY_DONE(ran);
        QVERIFY(ran.output.contains(("note             " + note).toUtf8()));
        QVERIFY(!ran.output.contains("\ntensor "));  // its table has no name
    }

 private:
    QString path(const QString& ending) const { return folder_->filePath("data." + ending); }

    QJsonObject describe(const QString& table) const {
        return QJsonDocument::fromJson(program_.run({"describe", "--json", "--table", table}).output)
            .object();
    }
    /// The matrix; empty, with a failure, after any error.
    Matrix exported(const QStringList& words, const QString& ending, const QString& name = {}) {
        Matrix matrix;
        [&] {
            const QString file = path(name + ending);
            VERIFY_DONE(program_.run(QStringList{"export", "-o", file} + words));
            matrix = ending == "csv" ? readCsv(bytesOf(file)) : readNpy(bytesOf(file));
            QVERIFY2(matrix.problem.isEmpty(), qPrintable(matrix.problem));
        }();
        return matrix;
    }
};

QTEST_GUILESS_MAIN(TestCliRoundTrip)
#include "tst_cli_roundtrip.moc"
