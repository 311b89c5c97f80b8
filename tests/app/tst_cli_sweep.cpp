// SPDX-License-Identifier: GPL-3.0-or-later
// --sweep: several values in one picture, its data and its session, as other programs read them.
#include <QImage>
#include <QJsonDocument>
#include <QJsonObject>
#include <QRegularExpression>

#include "tests/app/programtest.h"
#include "tests/support/pdftext.h"
#include "tests/support/rows.h"

using namespace posiscope;

class TestCliSweep : public ProgramTest {
    Q_OBJECT

    QString path(const QString& name) const { return folder_->filePath(name); }
    QStringList textsOf(const QStringList& words) {
        const QString file = path("figure.svg");
        const Ran ran = program_.run(QStringList{"export", "-o", file} + words);
        if (ran.status != 0 || !ran.errors.isEmpty()) qFatal("%s", ran.text().constData());
        static const QRegularExpression text("<text[^>]*>([^<]*)</text>");
        QStringList texts;
        for (auto each = text.globalMatch(QString::fromUtf8(bytesOf(file))); each.hasNext();)
            texts << each.next().captured(1).trimmed();
        return texts;
    }

 private slots:
    void titlesSayWhatDiffers_data() {
        const Rows<QString, QStringList, QStringList> row("options", "there", "gone");
        row("four bases", "--view heatmap --sweep base=100,1000,5000,9000",
            {"base 100", "base 1000", "base 5000", "base 9000"}, {"A", "B"});
        row("words", "--view spectrum --encoding rope --sweep scaling=linear,ntk,yarn",
            {"linear (position interpolation)", "NTK-aware", "YaRN"}, {"A", "B"});
        row("curves in one plot", "--view spectrum --subject both --sweep base=100,1000,5000",
            {"base 100", "base 1000", "base 5000"}, {"A", "B"});
        row("rows and columns", "--view waves --sweep base=100,1000 --sweep d_model=16,32",
            {"base 100, dimensions 16", "base 1000, dimensions 32"}, {"A", "B"});
    }
    void titlesSayWhatDiffers() {
        const auto [options, there, gone] = fetchRow<QString, QStringList, QStringList>();
        const QStringList texts = textsOf(split(options));
        for (const QString& each : there)
            QVERIFY2(texts.contains(each), qPrintable(each + " in " + texts.join(" | ")));
        for (const QString& each : gone)
            QVERIFY2(!texts.contains(each), qPrintable(texts.join(" | ")));
    }

    /// One bar for all pictures: its numbers stand once.
    void oneBarForAll() {
        const QString number = QStringLiteral("−0.5");
        QCOMPARE(textsOf(split("--view heatmap")).count(number), 1);
        QCOMPARE(textsOf(split("--view heatmap --sweep base=100,1000,5000,9000")).count(number), 1);
        QCOMPARE(
            textsOf(split("--view heatmap --sweep base=100,1000,5000,9000 --no-colour-bar")).count(number),
            0);
    }

    void tables() {
        for (const char* name : {"a", "b", "c"}) {
            const Ran ran =
                program_.run({"export", "--view", "heatmap", "--d-model", "8", "--max-len", "12", "--base",
                              name[0] == 'a'   ? "10"
                              : name[0] == 'b' ? "100"
                                               : "50",
                              "-o", path(QString(name) + ".npy")});
            QVERIFY2(ran.status == 0, ran.text().constData());
        }
        const QStringList texts =
            textsOf({"--view", "heatmap", "--sweep",
                     "table=" + path("a.npy") + "," + path("b.npy") + "," + path("c.npy")});
        for (const char* name : {"a.npy", "b.npy", "c.npy"})
            QVERIFY2(texts.contains(name), qPrintable(texts.join(" | ")));
    }

    void data() {
        const Ran ran =
            program_.run(split("export --view heatmap --d-model 4 --max-len 3 --sweep base=100,1000 "
                               "-o") +
                         QStringList{path("all.csv")});
        QVERIFY2(ran.status == 0, ran.text().constData());
        const QList<QByteArray> lines = bytesOf(path("all.csv")).split('\n');
        QVERIFY(lines[0].startsWith("row,base=100_0,base=100_1"));
        QCOMPARE(lines[1], QByteArray("0,0,1,0,1,0,1,0,1"));
    }

    /// The picture opens again as it was.
    void picturesCarryIt() {
        const QString png = path("figure.png");
        const Ran ran =
            program_.run(QStringList{"export", "--view", "heatmap", "--sweep", "base=100,1000", "-o", png});
        QVERIFY2(ran.status == 0, ran.text().constData());
        const Ran again = program_.run({"export", png, "-o", path("again.png")});
        QVERIFY2(again.status == 0, again.text().constData());
        QVERIFY(QImage(png) == QImage(path("again.png")));
        const Ran alone =
            program_.run({"export", png, "--view", "heatmap", "--subject", "both", "-o", path("x.png")});
        QCOMPARE(alone.status, 2);
    }

    void refused_data() {
        const Rows<QString, QStringList> row("options", "words");
        row("a value outside its limits", "--sweep base=0,100", {"base", "“0”"});
        row("too many", "--sweep base=2,3,4,5,6,7,8,9,10,11", {"10", "9"});
        row("two equal ones", "--sweep base=100,100", {"100", "base"});
        row("no such word", "--encoding rope --sweep scaling=linear,wrong", {"scaling", "“wrong”"});
        row("no such parameter", "--sweep scaling=linear,yarn", {"scaling"});
        row("no such file", "--sweep table=/nowhere/a.npy,/nowhere/b.npy", {"/nowhere/a.npy"});
    }
    void refused() {
        const auto [options, words] = fetchRow<QString, QStringList>();
        const Ran ran =
            program_.run(split("export --view heatmap -o") + QStringList{path("x.png")} + split(options));
        QVERIFY2(ran.status == 2 || ran.status == 1, ran.text().constData());
        for (const QString& word : words)
            QVERIFY2(QString::fromUtf8(ran.errors).contains(word), ran.errors.constData());
        QVERIFY(!QFile::exists(path("x.png")));
    }
};

QTEST_GUILESS_MAIN(TestCliSweep)
#include "tst_cli_sweep.moc"
