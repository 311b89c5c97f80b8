// SPDX-License-Identifier: GPL-3.0-or-later
// Exports of sessions that compare two encodings: A, B and A − B.
#include "tests/app/programtest.h"
#include "tests/support/rows.h"

namespace {

const QByteArray small = R"("encoding": "sinusoidal", "d_model": 8, "max_len": 12, "base": 100)";
const QByteArray otherBase = R"("encoding": "sinusoidal", "d_model": 8, "max_len": 12, "base": 50)";
const QByteArray longer = R"("encoding": "sinusoidal", "d_model": 8, "max_len": 20, "base": 100)";
const QByteArray larger = R"("encoding": "sinusoidal", "d_model": 11, "max_len": 30, "first_position": 4)";
const QByteArray learned = R"("encoding": "learned", "d_model": 6, "max_len": 9)";
const QByteArray alibi = R"("encoding": "alibi", "heads": 4, "max_len": 12)";

}  // namespace

class TestCliSubjects : public ProgramTest {
    Q_OBJECT

 private slots:
    // A, B and A − B of one session are the tables of three commands.
    void subjects_data() {
        const Rows<QByteArray, QByteArray, QString> row("a", "b", "view");
        row("base", small, otherBase, "heatmap");
        row("B is longer and wider", small, larger, "heatmap");
        row("A is longer", longer, small, "heatmap");
        row("learned table", small, learned, "heatmap");
        row("similarity", longer, otherBase, "similarity");
        row("biases", alibi, QByteArray(alibi).replace("4", "6"), "bias");
    }
    void subjects() {
        const auto [a, b, view] = fetchRow<QByteArray, QByteArray, QString>();
        const Matrix left = exportOf(sessionOf(a), view);
        const Matrix right = exportOf(sessionOf(b), view);
        const QByteArray both = sessionOf(a, b);
        const Matrix ofA = exportOf(both, view, {"--subject", "a"});
        const Matrix ofB = exportOf(both, view, {"--subject", "b"});
        const Matrix difference = exportOf(both, view, {"--subject", "difference"});
        if (QTest::currentTestFailed()) return;
        QVERIFY(ofA.sameBits(left));
        QVERIFY(ofB.sameBits(right));
        QCOMPARE(difference.rows, std::min(left.rows, right.rows));
        QCOMPARE(difference.columns, std::min(left.columns, right.columns));
        for (qint64 row = 0; row < difference.rows; ++row)
            for (qint64 column = 0; column < difference.columns; ++column) {
                const double x = left.at(row, column);
                const double y = right.at(row, column);
                QVERIFY(difference.at(row, column) == (x == y ? 0 : x - y));
            }
    }

    /// A and B in one plot: the columns of both, joined by position, pair or distance.
    void both_data() {
        const Rows<QString, QStringList> row("view", "names");
        row("spectrum", "spectrum",
            QStringList{"pair", "a_frequency", "a_wavelength", "a_unscaled_frequency", "b_frequency",
                        "b_wavelength", "b_unscaled_frequency"});
        row("distance", "distance", QStringList{"distance", "a_q·k", "b_q·k"});
        row("waves", "waves", QStringList{"position", "a_0", "a_2", "b_0", "b_2"});
        row("components", "components",
            QStringList{"position", "a_pc1", "a_pc2", "a_pc3", "b_pc1", "b_pc2", "b_pc3"});
    }
    void both() {
        const auto [view, names] = fetchRow<QString, QStringList>();
        const QByteArray rope = R"("encoding": "rope", "head_dim": 8, "max_len": 12, "dimensions": [0, 2])";
        writeBytes(path("both"), sessionOf(rope, QByteArray(rope).replace("12", "20")));
        const QString output = folder_->filePath("both.csv");
        VERIFY_DONE(program_.run(QStringList{"export", "--session", path("both"), "--view", view, "--subject",
                                             "both", "-o", output}));
        const QStringList lines = QString::fromUtf8(bytesOf(output)).split('\n', Qt::SkipEmptyParts);
        QCOMPARE(lines.first().split(','), names);
        VERIFY_DONE(program_.run(QStringList{"export", "--session", path("both"), "--view", view, "--subject",
                                             "both", "-o", folder_->filePath("both.svg")}));
        QVERIFY(bytesOf(folder_->filePath("both.svg")).contains("<svg"));
    }

    /// A view that shows one encoding at a time says so.
    void notEveryViewShowsBoth() {
        writeBytes(path("both"), sessionOf(small, otherBase));
        VERIFY_REFUSED(program_.run(QStringList{"export", "--session", path("both"), "--view", "heatmap",
                                                "--subject", "both", "-o", folder_->filePath("x.png")}),
                       2, QStringList({"one encoding at a time"}));
    }

    void subjectNeedsAComparison_data() {
        QTest::addColumn<QStringList>("words");
        QTest::newRow("b") << QStringList{"--subject", "b"};
        QTest::newRow("difference") << QStringList{"--subject", "difference"};
        QTest::newRow("both") << QStringList{"--subject", "both"};
        QTest::newRow("no session") << QStringList{"--subject", "b", "--d-model", "8"};
        QTest::newRow("unknown") << QStringList{"--subject", "c"};
    }
    void subjectNeedsAComparison() {
        QFETCH(QStringList, words);
        writeBytes(path("one"), sessionOf(small));
        if (!words.contains("--d-model")) words += {"--session", path("one")};
        const QString output = folder_->filePath("x.npy");
        VERIFY_REFUSED(program_.run(QStringList{"export", "--view", "heatmap", "-o", output} + words), 2,
                       QStringList({"subject"}));
        QVERIFY(!QFile::exists(output));
    }

 private:
    QString path(const QString& name) const { return folder_->filePath(name + ".posiscope"); }
    Matrix exportOf(const QByteArray& session, const QString& view, const QStringList& words = {}) {
        writeBytes(path("exported"), session);
        return exportedMatrix(QStringList{"--session", path("exported"), "--view", view} + words);
    }
};

QTEST_GUILESS_MAIN(TestCliSubjects)
#include "tst_cli_subjects.moc"
