// SPDX-License-Identifier: GPL-3.0-or-later
// posiscope identify --original: how a table was made from a learned one, and the exit status.
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include "tests/app/program.h"
#include "tests/support/resizedrows.h"
#include "tests/support/rows.h"
#include "tests/support/strict.h"

using namespace resizing;

using namespace posiscope;

class TestCliOriginal : public StrictTest {
    Q_OBJECT

 private slots:
    void initTestCase() {
        const Learned original = learned(1, 14, 14, 8, 1);
        writeTable("original.csv", original);
        writeTable("resized.csv", made(original, {{"bicubic"}, 12, 16}));
        writeTable("turned.csv", made(original, {{"bicubic"}, 12, 16, 0, 0, true}));
        writeTable("short.csv", made(original, {{"bicubic"}, 15, 15, 1, 1}));
        writeTable("other.csv", learned(1, 16, 16, 8, 2));
    }

    void statusAndMistakes_data() {
        addColumns<QStringList, int, QString>("words", "status", "mistake");
        const auto row = [](const char* name, const QString& words, int status, const char* mistake) {
            QTest::newRow(name) << words.split(' ') << status << QString(mistake);
        };
        row("the same", "original.csv --original original.csv", 0, "");
        row("in any way", "resized.csv --original original.csv", 0, "");
        row("as it was meant", "resized.csv --original original.csv --interpolation bicubic", 0, "");
        row("in another way", "resized.csv --original original.csv --interpolation bicubic-aligned", 3,
            "another-interpolation");
        row("to the grid that was meant", "resized.csv --original original.csv --grid 12x16", 0, "");
        row("to a turned grid", "resized.csv --original original.csv --grid 16x12", 3,
            "sampling-coordinates-exchanged");
        row("to another grid", "resized.csv --original original.csv --grid 8×24", 3, "");
        row("at (y, x)", "turned.csv --original original.csv", 3, "sampling-coordinates-exchanged");
        row("one row short", "short.csv --original original.csv --interpolation bicubic", 3,
            "one-row-short-after-resizing");
        row("made from something else", "other.csv --original original.csv", 4, "");
    }
    void statusAndMistakes() {
        const auto [words, status, mistake] = fetchRow<QStringList, int, QString>();
        const Ran ran = run(words + QStringList{"--json"});
        QVERIFY2(ran.status == status && ran.errors.isEmpty(), ran.text());
        const QJsonArray mistakes = QJsonDocument::fromJson(ran.output).object()["mistakes"].toArray();
        QCOMPARE(mistakes.size(), mistake.isEmpty() ? 0 : 1);
        if (!mistake.isEmpty()) QCOMPARE(mistakes[0]["id"].toString(), mistake);
        const Ran text = run(words);
        QCOMPARE(text.status, status);
        QCOMPARE(text.output.contains("wrong: "), !mistake.isEmpty());
    }

    void answerInJson() {
        const Ran ran = run({"resized.csv", "--original", "original.csv", "--json"});
        VERIFY_DONE(ran);
        const QJsonObject root = QJsonDocument::fromJson(ran.output).object();
        QCOMPARE(root["recognised"].toBool(), true);
        QCOMPARE(root["encoding"].toString(), "learned");
        QCOMPARE(root["options"]["interpolation"].toString(), "bicubic");
        QCOMPARE(root["options"]["original_height"].toInt(), 14);
        QCOMPARE(root["options"]["height"].toInt(), 12);
        QCOMPARE(root["options"]["width"].toInt(), 16);
        QCOMPARE(root["options"]["extra_rows"].toInt(), 1);
        QCOMPARE(root["storage"]["form"].toString(), "rows");
        QCOMPARE(root["storage"]["rows"].toInt(), 193);
        QCOMPARE(root["unexplained_cells"].toInt(-1), 0);
        QVERIFY(root["largest_deviation"].toDouble(1) < 1e-14);
    }

    void answerInWords() {
        const Ran ran = run({"resized.csv", "--original", "original.csv"});
        VERIFY_DONE(ran);
        const QString resized = wording("identify/original-resized", {"14", "14", "12", "16", "bicubic"});
        for (const QString& line :
             {QString("recognised: Learned table (learned)"), QString("storage: 193 × 8, rows"),
              "because: " + resized, "because: " + wording("identify/front-rows", {"1"})})
            QVERIFY2(QString::fromUtf8(ran.output).contains(line + '\n'), ran.text());
        const Ran other = run({"other.csv", "--original", "original.csv"});
        QVERIFY2(other.output.contains("not recognised\n") &&
                     says(other.output, "identify/learned-not-of-original"),
                 other.text());
    }

    /// Asked without --original, compare says the same.
    void compareSaysIt() {
        const QString a = folder_.filePath("original.csv"), b = folder_.filePath("resized.csv");
        const Ran ran = program_.run({"compare", a, b, "--json"});
        QCOMPARE(ran.status, 3);
        const QJsonObject root = QJsonDocument::fromJson(ran.output).object();
        QCOMPARE(root["relations"].toArray(), QJsonArray{"resized"});
        const QByteArray words = QJsonDocument(root["words"].toArray()).toJson();
        QVERIFY2(says(words, "compare/resized-grid", {"14", "14", "12", "16", "bicubic"}), words);
        QVERIFY2(!says(words, "compare/no-relation"), words);
        const Ran other = program_.run({"compare", a, folder_.filePath("other.csv"), "--json"});
        QVERIFY(QJsonDocument::fromJson(other.output).object()["relation"].isNull());
    }

    void refused_data() {
        addColumns<QStringList, int, QStringList>("words", "status", "mentioned");
        const auto row = [](const char* name, const QString& words, int status,
                            const QStringList& mentioned) {
            QTest::newRow(name) << ("resized.csv " + words).split(' ') << status << mentioned;
        };
        row("an interpolation alone", "--interpolation bicubic", 2, {"--interpolation", "--original"});
        row("a grid alone", "--grid 3x4", 2, {"--grid", "--original"});
        row("no such interpolation", "--original original.csv --interpolation cubic", 2,
            {wording("errors/no-such-interpolation", {"cubic", ""}), "bilinear-antialias"});
        row("no grid", "--original original.csv --grid 12", 2, {"--grid", "12"});
        row("an encoding, too", "--original original.csv --expect rope", 2, {"errors/original-excludes"});
        row("its parameters, too", "--original original.csv --base 100", 2,
            {wording("errors/nothing-expected", {"--base"})});
        row("no such file", "--original gone.csv", 1, {"gone.csv", "errors/no-such-file"});
        row("no such tensor", "--original original.csv:wpe", 1, {"wpe"});
    }
    void refused() {
        const auto [words, status, mentioned] = fetchRow<QStringList, int, QStringList>();
        VERIFY_REFUSED(run(words), status, mentioned);
    }

 private:
    /// Files of the folder by their names.
    Ran run(QStringList words) const {
        for (QString& word : words)
            if (QFile::exists(folder_.filePath(word.section(':', 0, 0)))) word = folder_.filePath(word);
        return program_.run(QStringList{"identify"} + words);
    }

    void writeTable(const char* name, const Learned& table) {
        QByteArray text;
        for (std::size_t n = 0; n < table.cells.size(); ++n) {
            text += QByteArray::number(table.cells[n], 'g', 17);
            text += (n + 1) % static_cast<std::size_t>(table.columns) == 0 ? '\n' : ',';
        }
        writeBytes(folder_.filePath(name), text);
    }

    Program program_;
    QTemporaryDir folder_;
};

QTEST_GUILESS_MAIN(TestCliOriginal)
#include "tst_cli_original.moc"
