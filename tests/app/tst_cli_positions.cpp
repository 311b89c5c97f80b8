// SPDX-License-Identifier: GPL-3.0-or-later
// --positions: rows that are not 0, 1, 2 …
#include "tests/app/programtest.h"
#include "tests/support/rows.h"

namespace {

/// The positions that a text means, written out by hand.
QList<qint64> rowsOf(const char* text) {
    QList<qint64> rows;
    const auto count = [&](qint64 from, qint64 to, qint64 step = 1) {
        for (qint64 p = from; step > 0 ? p <= to : p >= to; p += step)
            rows << p;
    };
    const QByteArray positions(text);
    if (positions == "0..99, 0..59, 0..39")
        for (const qint64 length : {100, 60, 40})
            count(0, length - 1);
    if (positions == "20 x 1, 0..99") {
        rows.fill(1, 20);
        count(0, 99);
    }
    if (positions == "951..1 step -50") count(951, 1, -50);
    if (positions == "777") rows << 777;
    return rows;
}

const QStringList texts{"0..99, 0..59, 0..39", "20 x 1, 0..99", "951..1 step -50", "777"};

}  // namespace

class TestCliPositions : public ProgramTest {
    Q_OBJECT

 private slots:
    void rowsAreThoseOfTheirPositions_data() {
        addColumns<QString, QString>("encoding", "positions");
        for (const char* encoding : {"sinusoidal", "timestep", "rope"})
            for (const QString& positions : texts)
                QTest::addRow("%s %s", encoding, qPrintable(positions)) << encoding << positions;
    }
    void rowsAreThoseOfTheirPositions() {
        const auto [encoding, positions] = fetchRow<QString, QString>();
        const QStringList words{"--view", "heatmap", "--encoding", encoding};
        const Matrix line = exportedMatrix(words + split("--max-len 1024"));
        const Matrix listed = exportedMatrix(words + QStringList{"--positions", positions});
        if (QTest::currentTestFailed()) return;
        const QList<qint64> rows = rowsOf(positions.toUtf8().constData());
        QCOMPARE(listed.rows, rows.size());
        for (qint64 row = 0; row < listed.rows; ++row)
            for (qint64 j = 0; j < listed.columns; ++j)
                QVERIFY(listed.at(row, j) == line.at(rows[row], j));
    }

    void similarityAndBias() {
        const QString positions = texts.front();
        const QList<qint64> rows = rowsOf(positions.toUtf8().constData());
        for (const char* view : {"--view similarity", "--encoding alibi --heads 2 --mask none --view bias"}) {
            const Matrix line = exportedMatrix(split(view) + split("--max-len 100"));
            const Matrix listed = exportedMatrix(split(view) + QStringList{"--positions", positions});
            if (QTest::currentTestFailed()) return;
            QCOMPARE(listed.rows, 200);
            for (qint64 row = 0; row < 200; ++row)
                for (qint64 other = 0; other < 200; ++other)
                    QVERIFY(listed.at(row, other) == line.at(rows[row], rows[other]));
        }
    }

    /// The column of positions, and the names of columns that are positions.
    void dataSayPositions() {
        const QStringList sampler{"--encoding", "timestep", "--positions", "951..1 step -50"};
        QCOMPARE(exportedMatrix(sampler + split("--view similarity"), "csv").names.mid(0, 3),
                 QStringList({"951", "901", "851"}));
        QCOMPARE(exportedMatrix(sampler + split("--view counting"), "csv").at(1, 0), 901.0);
    }

    void describeSaysThem() {
        const Ran ran = program_.run({"describe", "--positions", texts.front()});
        VERIFY_DONE(ran);
        QVERIFY2(ran.output.contains("rows_at          0–99, 0–59, 0–39"), ran.output.constData());
        QVERIFY2(ran.output.contains("max_len          200"), ran.output.constData());
        QVERIFY2(!ran.output.contains("first_position"), ran.output.constData());
        const Ran plain = program_.run({"describe"});
        VERIFY_DONE(plain);
        QVERIFY2(!plain.output.contains("positions        ") || plain.output.contains("positions ×"),
                 plain.output.constData());
        QVERIFY(!plain.output.contains("rows_at"));
    }

    void whatIsListedIsCompared() {
        write("packed.posiscope", R"("encoding": "rope", "positions": "0..9, 0..5")");
        write("line.posiscope", R"("encoding": "rope", "max_len": 16)");
        const Ran ran = program_.run({"compare", path("packed.posiscope"), path("line.posiscope")});
        QCOMPARE(ran.status, 3);
        QVERIFY2(ran.output.contains("0–9, 0–5"), ran.text().constData());
    }

    /// A file beside the session, whole numbers and fractions.
    void files() {
        QFile file(path("ids.csv"));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write("0.5\n3\n951.25\n3\n");
        file.close();
        const QStringList words{"--encoding", "timestep", "--view", "heatmap"};
        const Matrix listed = exportedMatrix(words + QStringList{"--positions", path("ids.csv")});
        const Matrix typed = exportedMatrix(words + QStringList{"--positions", "0.5, 3, 951.25, 3"});
        if (QTest::currentTestFailed()) return;
        QVERIFY(listed.sameBits(typed));
    }

    void refused_data() {
        addColumns<QString, QStringList>("options", "says");
        const auto row = [](const char* options, const QStringList& says) {
            QTest::newRow(options) << QString::fromUtf8(options) << says;
        };
        row("--positions|0..9,,1", {"piece 2", "empty"});
        row("--positions|0..9, nan", {"piece 2", "“nan”"});
        row("--positions|0..1048576", {"1 048 576"});
        row("--positions|none.npy", {"none.npy"});
        row("--encoding|alibi|--positions|0.5", {"whole numbers from 0"});
        row("--encoding|learned|--positions|0..9", {"--positions", "learned"});
        row("--positions|0..9, 3|--first-position|5", {"--first-position"});
        row("--positions|0..9, 3|--max-len|5", {"--max-len"});
        row("--positions|0.5|--precision|pytorch-tutorial", {"Only whole positions have a row"});
    }
    void refused() {
        const auto [options, says] = fetchRow<QString, QStringList>();
        const Ran ran = program_.run(QStringList{"describe"} + options.split('|'));
        const QString line = QString::fromUtf8(ran.errors).replace(QChar(0x202f), ' ');
        QVERIFY2(ran.status != 0, ran.text().constData());
        for (const QString& word : says)
            QVERIFY2(line.contains(word), ran.text().constData());
    }

    void picturesAreDrawn_data() {
        addColumns<QString, QString>("view", "encoding");
        for (const char* view : {"heatmap", "similarity", "waves", "rotation", "clocks", "offset-map",
                                 "sentence", "components", "distance", "spectrum"})
            QTest::newRow(view) << view << (QByteArray(view) == "sentence" ? "sinusoidal" : "rope");
        QTest::newRow("bias") << "bias"
                              << "alibi";
    }
    void picturesAreDrawn() {
        const auto [view, encoding] = fetchRow<QString, QString>();
        for (const QString& positions : texts) {
            const Ran ran = program_.run({"export", "--view", view, "--encoding", encoding, "--positions",
                                          positions, "--size", "600x400", "-o", path("picture.png")});
            QVERIFY2(ran.status == 0, ran.text().constData());
        }
    }

 private:
    QString path(const QString& name) const { return folder_->filePath(name); }
    void write(const QString& name, const QByteArray& values) {
        QFile file(path(name));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(sessionOf(values));
    }
};

QTEST_GUILESS_MAIN(TestCliPositions)
#include "tst_cli_positions.moc"
