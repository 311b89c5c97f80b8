// SPDX-License-Identifier: GPL-3.0-or-later
// posiscope identify: what a table is, in words and JSON, and the exit status.
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <cmath>

#include "tests/app/program.h"
#include "tests/support/cputime.h"
#include "tests/support/rows.h"
#include "tests/support/strict.h"
#include "tests/support/tablebytes.h"

using namespace posiscope;

namespace {

QJsonObject jsonOf(const Ran& ran) {
    return QJsonDocument::fromJson(ran.output).object();
}

const QByteArray config =
    R"({"model_type": "llama", "hidden_size": 256, "num_attention_heads": 4, "rope_theta": 500000.0,
        "max_position_embeddings": 512})";

/// Gemma 4 has two kinds of layers, of which one is shown.
const QByteArray layers =
    R"({"model_type": "gemma4_text", "head_dim": 256, "global_head_dim": 512, "hidden_size": 2304,
        "num_attention_heads": 8, "max_position_embeddings": 131072, "rope_parameters": {
            "full_attention": {"rope_type": "proportional", "partial_rotary_factor": 0.25, "rope_theta": 1e6},
            "sliding_attention": {"rope_type": "default", "rope_theta": 10000}}})";

/// [40, 2, 16]: zeros, and a sinusoidal table.
QByteArray stackOfTables() {
    std::string cells;
    for (int row = 0; row < 40; ++row)
        for (int n = 0; n < 2; ++n)
            for (int j = 0; j < 16; ++j) {
                const double angle = row * std::pow(10000, -(j / 2) / 8.0);
                const double cell = n == 0 ? 0 : j % 2 == 0 ? std::sin(angle) : std::cos(angle);
                cells.append(reinterpret_cast<const char*>(&cell), sizeof cell);
            }
    return QByteArray::fromStdString(npyFile("<f8", "(40, 2, 16)", cells));
}

}  // namespace

class TestCliIdentify : public StrictTest {
    Q_OBJECT

 private slots:
    void initTestCase() {
        exportTable("pe.npy", {"--d-model", "64", "--max-len", "200"});
        exportTable("rope.npy", {"--encoding", "rope", "--head-dim", "64", "--base", "500000"});
        exportTable("rope10000.npy", {"--encoding", "rope", "--head-dim", "64"});
        writeBytes(folder_.filePath("config.json"), config);
        exportTable("global.npy", {"--encoding", "rope", "--head-dim", "512", "--base", "1000000"});
        writeBytes(folder_.filePath("layers.json"), layers);
        exportTable("t5.npy", {"--encoding", "t5", "--max-len", "100"}, "bias");
        writeBytes(folder_.filePath("swin.csv"), "4,3,1,0\n5,4,2,1\n7,6,4,3\n8,7,5,4\n");
        writeBytes(folder_.filePath("maxvit.csv"), "4,5,7,8\n3,4,6,7\n1,2,4,5\n0,1,3,4\n");
        writeBytes(folder_.filePath("stack.npy"), stackOfTables());
        writeBytes(folder_.filePath("words.csv"), "1,2\n3,-1\n0.5,7\n-4,1\n");
        // PE(100, 10) is 0.
        QByteArray cell = bytesOf(folder_.filePath("pe.npy"));
        cell.replace(cell.size() - (100 * 64 - 10) * 8, 8, QByteArray(8, '\0'));
        writeBytes(folder_.filePath("cell.npy"), cell);
    }

    /// The verdict and what is wrong in bold, evidence apart, and the command without folders.
    void markdown() {
        const QString table = folder_.filePath("pe.npy");
        const Ran ran =
            program_.run({"identify", table, "--markdown", "--expect", "sinusoidal", "--base", "500"});
        QCOMPARE(ran.status, 3);
        const QString text = QString::fromUtf8(ran.output);
        QVERIFY2(text.startsWith("**recognised: Sinusoidal"), ran.text());
        QVERIFY2(text.contains("\n**wrong: "), ran.text());
        QVERIFY2(text.contains("\nEvidence:\n\n- "), ran.text());
        QVERIFY2(text.endsWith("```\nposiscope identify pe.npy --expect sinusoidal --base 500\n```\n"),
                 ran.text());
        QVERIFY(!text.contains(folder_.path()));
        const Ran config =
            program_.run({"identify", "--config=" + folder_.filePath("config.json"), table, "--markdown"});
        QVERIFY2(config.output.contains("posiscope identify --config=config.json pe.npy\n"), config.text());
        VERIFY_REFUSED(program_.run({"identify", table, "--markdown", "--json"}), 2,
                       QStringList{"errors/json-and-markdown"});
    }

    /// A file may be called as it likes.
    void aNameThatBeginsWithAHyphen_data() {
        const Rows<QString> row("name");
        row("one", "-dash.npy");
        row("two", "--dash.npy");
        row("like options", "-h.npy");
    }
    void aNameThatBeginsWithAHyphen() {
        QFETCH(QString, name);
        VERIFY_DONE(program_.run(
            {"export", "--view", "heatmap", "--max-len", "64", "--d-model", "16", "-o", "./" + name}));
        VERIFY_DONE(program_.run({"identify", name}));
        VERIFY_DONE(program_.run({"convert", name, "--to", "interleaved", "-o", "out.npy"}));
        VERIFY_REFUSED(program_.run({"identify", "-none.npy"}), 2, QStringList{"errors/unknown-option"});
    }

    /// Millions of numbers along one axis are no table: that is said at once.
    void aLongList_data() {
        const Rows<QByteArray> row("shape");
        row("one axis", "(2000000,)");
        row("a column", "(2000000, 1)");
        row("a row", "(1, 2000000)");
    }
    void aLongList() {
        QFETCH(QByteArray, shape);
        writeBytes(
            folder_.filePath("long.npy"),
            QByteArray::fromStdString(npyFile("<f4", shape.toStdString(), std::string(8'000'000, '\x3f'))));
        const Ran ran = program_.run({"identify", folder_.filePath("long.npy")});
        QCOMPARE(ran.status, 4);
        QVERIFY2(says(ran.output, "identify/long-list", {"1048576"}), ran.text().constData());
    }

    /// No table has so many frequencies: they are not tried one way after the other.
    void aLongListOfFrequencies_data() {
        QTest::addColumn<QByteArray>("shape");
        QTest::newRow("a column") << QByteArray("(1000000, 1)");
        QTest::newRow("a row") << QByteArray("(1, 1000000)");
    }
    void aLongListOfFrequencies() {
        QFETCH(QByteArray, shape);
        writeBytes(
            folder_.filePath("long.npy"),
            QByteArray::fromStdString(npyFile("<f4", shape.toStdString(), std::string(4'000'000, '\x3f'))));
        const double before = cpuOfEndedChildren();
        const Ran ran = program_.run({"identify", folder_.filePath("long.npy")});
        QVERIFY2(cpuOfEndedChildren() - before < 5000, ran.text().constData());
        QCOMPARE(ran.status, 4);
        QVERIFY2(says(ran.output, "identify/too-many-pairs", {"32768"}), ran.text().constData());
    }

    void keysOfTheAnswer() {
        const Ran ran = program_.run({"identify", folder_.filePath("pe.npy"), "--json"});
        VERIFY_DONE(ran);
        const QJsonObject root = jsonOf(ran);
        QStringList keys = root.keys();
        keys.sort();
        QCOMPARE(keys, (QStringList{"alternatives", "as_expected", "encoding", "evidence", "frequencies",
                                    "largest_deviation", "mistakes", "not_compared", "notes", "options",
                                    "recognised", "relations", "rms_deviation", "rounding", "rows_at",
                                    "schema", "storage", "unexplained_cells", "unsure"}));
        QCOMPARE(root["recognised"].toBool(), true);
        QCOMPARE(root["encoding"].toString(), "sinusoidal");
        QCOMPARE(root["options"]["layout"].toString(), "interleaved");
        QCOMPARE(root["options"]["base"].toDouble(), 10000);
        QCOMPARE(root["options"]["first_position"].toInt(-1), 0);
        QCOMPARE(root["storage"].toObject().keys(),
                 (QStringList{"axis_order", "columns", "form", "rows", "scale", "transposed"}));
        QCOMPARE(root["storage"]["rows"].toInt(), 200);
        QCOMPARE(root["storage"]["columns"].toInt(), 64);
        QCOMPARE(root["rounding"].toObject().keys(),
                 (QStringList{"angle", "frequency", "position", "sine", "table"}));
        QVERIFY(root["rounding"]["frequency"].isNull());
        QCOMPARE(root["rounding"]["table"].toString(), "float64");
        QVERIFY(root["largest_deviation"].toDouble() < 1e-15);
        QCOMPARE(root["unexplained_cells"].toInt(-1), 0);
        QCOMPARE(root["mistakes"].toArray(), QJsonArray());
        QVERIFY(root["as_expected"].isNull());
    }

    /// Of what is not recognised no cell was compared, and nothing was expected.
    void notRecognised() {
        const Ran ran = program_.run({"identify", folder_.filePath("words.csv"), "--json"});
        QCOMPARE(ran.status, 4);
        const QJsonObject root = jsonOf(ran);
        for (const char* key : {"as_expected", "largest_deviation", "rms_deviation", "unexplained_cells"})
            QVERIFY2(root.contains(key) && root[key].isNull(), key);
        const QByteArray text = program_.run({"identify", folder_.filePath("words.csv")}).output;
        QVERIFY(!root["evidence"].toArray().isEmpty());
        for (const QJsonValue& line : root["evidence"].toArray())
            QVERIFY2(text.contains("because: " + line.toString().toUtf8()), text.constData());
    }

    void statusAndMistakes_data() {
        addColumns<QStringList, int, QString>("words", "status", "mistake");
        const auto row = [](const char* name, const QString& words, int status, const char* mistake) {
            QTest::newRow(name) << words.split(' ') << status << QString(mistake);
        };
        row("nothing expected", "pe.npy", 0, "");
        row("as expected", "pe.npy --expect sinusoidal --d-model 64", 0, "");
        row("other base", "pe.npy --expect sinusoidal --d-model 64 --base 100000", 3,
            "base-with-a-digit-missing");
        row("other base, width not said", "pe.npy --expect sinusoidal --base 100000", 3,
            "base-with-a-digit-missing");
        row("default base, width not said", "rope10000.npy --expect rope --base 500000", 3, "default-base");
        row("a base that no mistake makes", "pe.npy --expect sinusoidal --base 12345", 3, "another-base");
        row("other layout", "pe.npy --expect sinusoidal --d-model 64 --layout half-split", 3,
            "neighbours-for-halves");
        row("another encoding", "pe.npy --expect alibi", 3, "another-encoding");
        row("fewer rows than given", "pe.npy --expect sinusoidal --max-len 512", 3, "another-length");
        row("as configured", "rope.npy --config config.json", 0, "");
        row("default base", "rope10000.npy --config config.json", 3, "default-base");
        row("scaling not applied", "rope.npy --config config.json --scaling linear --factor 4", 3,
            "scaling-not-applied");
        row("layers that are not shown", "global.npy --config layers.json", 3, "partial-for-proportional");
        row("an index", "swin.csv --expect swin-index", 0, "");
        row("an index by key − query", "maxvit.csv --expect swin-index", 3, "key-minus-query");
        row("another index", "swin.csv --expect beit-index", 3, "another-encoding");
        row("a slice along the middle axis", "stack.npy:[:,1,:] --expect sinusoidal --d-model 16", 0, "");
        row("a switch that is on", "t5.npy --expect t5 --bidirectional", 0, "");
        row("a switch that was meant to be off", "t5.npy --expect t5 --no-bidirectional", 3, "t5");
        row("not recognised", "words.csv", 4, "");
        row("a cell that is another, and nothing expected", "cell.npy", 3, "unexplained-cells");
    }
    void statusAndMistakes() {
        auto [words, status, mistake] = fetchRow<QStringList, int, QString>();
        for (QString& word : words)
            if (QFile::exists(folder_.filePath(word.section(':', 0, 0)))) word = folder_.filePath(word);
        const Ran ran = program_.run(QStringList{"identify", "--json"} + words);
        QCOMPARE(ran.status, status);
        QVERIFY2(ran.errors.isEmpty(), ran.text());
        const QJsonArray mistakes = jsonOf(ran)["mistakes"].toArray();
        QCOMPARE(mistakes.size(), mistake.isEmpty() ? 0 : 1);
        const Ran text = program_.run(QStringList{"identify"} + words);
        for (const QByteArray& line : text.output.split('\n'))
            QVERIFY2(!line.trimmed().endsWith(':'), line.constData());  // a label has something to tell
        if (mistake.isEmpty()) return;
        QCOMPARE(mistakes[0].toObject().keys(), (QStringList{"id", "text", "where"}));
        QCOMPARE(mistakes[0]["id"].toString(), mistake);
        QCOMPARE(text.status, status);
        QVERIFY2(text.output.contains("wrong: ") && text.output.contains(mistake.toUtf8()), text.text());
    }

    void answerInWords() {
        const Ran ran = program_.run({"identify", folder_.filePath("pe.npy")});
        VERIFY_DONE(ran);
        for (const char* line : {"recognised: Sinusoidal (sinusoidal)\n", "parameters: layout interleaved",
                                 "storage: 200 × 64, interleaved\n", "rounding: table float64\n",
                                 "unexplained cells: 0\n", "because: first position: 0"})
            QVERIFY2(ran.output.contains(line), ran.text());
    }

    void whatWasExpected() {
        const auto said = [this](const QStringList& words) {
            return program_.run(QStringList{"identify", folder_.filePath("pe.npy"), "--expect"} + words)
                .output;
        };
        const QString base = "wrong: " + wording("identify/value-not-meant", {"base", "10000", "12345"});
        QVERIFY(said({"sinusoidal", "--base", "12345"}).contains(base.toUtf8()));
        const QString other = "wrong: " + wording("identify/encoding-not-meant", {"sinusoidal", "alibi"});
        QVERIFY(said({"alibi"}).contains(other.toUtf8()));
        QVERIFY(said({"sinusoidal"}).contains("not compared: d_model, max_len, first_position\n"));
    }

    void asAPicture() {
        const QString path = folder_.filePath("identity.svg");
        VERIFY_DONE(program_.run(
            {"export", "--table", folder_.filePath("pe.npy"), "--view", "identity", "-o", path}));
        QFile picture(path);
        QVERIFY(picture.open(QIODevice::ReadOnly));
        QVERIFY(picture.readAll().contains("Sinusoidal"));
        const Ran plain = program_.run({"export", "--view", "identity", "-o", folder_.filePath("no.svg")});
        const QString problem = notRefused(plain, 2, {"table"});
        QVERIFY2(problem.isEmpty(), qPrintable(problem));
    }

    /// The example of the page "Check my table" is what the program prints.
    void exampleOfTheManual_data() { eachText("language", {"en", "zh", "ru"}); }
    void exampleOfTheManual() {
        QFETCH(QString, language);
        QFile page(
            QStringLiteral(POSISCOPE_TEST_DATA "/../../resources/manual/%1/check-my-table.md").arg(language));
        QVERIFY(page.open(QIODevice::ReadOnly));
        const QString text = QString::fromUtf8(page.readAll());
        const auto lastBlock = [&text](const QString& kind) {
            return text.section(QStringLiteral("```%1\n").arg(kind), -1).section(QStringLiteral("```"), 0, 0);
        };
        const Ran ran = program_.run(lastBlock("bash").trimmed().split(' ').mid(1));
        QCOMPARE(ran.status, 3);
        QCOMPARE(QString::fromUtf8(ran.output), lastBlock("text").remove(QChar(0x202f)));
    }

    void help() {
        const Ran ran = program_.run({"identify", "--help"});
        VERIFY_DONE(ran);
        for (const char* words : {"posiscope identify FILE[:TENSOR]", "--expect", "--config", "--json",
                                  "--base", "--first-position", "FILE:COS,SIN", "4 not recognised"})
            QVERIFY2(ran.output.contains(words), words);
        QVERIFY(!ran.output.contains("--colormap"));
    }

    void refused_data() {
        addColumns<QStringList, int, QStringList>("words", "status", "mentioned");
        const QString pe = folder_.filePath("pe.npy");
        QTest::newRow("no file") << QStringList{} << 2 << QStringList{"errors/identify-takes-a-table"};
        QTest::newRow("Markdown of two files")
            << QStringList{pe, pe, "--markdown"} << 2 << QStringList{"errors/markdown-one-file"};
        QTest::newRow("no such encoding") << QStringList{pe, "--expect", "cosines"} << 2
                                          << QStringList{wording("errors/no-such-encoding", {"cosines"})};
        QTest::newRow("nothing is expected") << QStringList{pe, "--base", "100"} << 2
                                             << QStringList{wording("errors/nothing-expected", {"--base"})};
        QTest::newRow("both") << QStringList{pe, "--expect", "rope", "--config", "c.json"} << 2
                              << QStringList{"errors/expect-and-config"};
        QTest::newRow("a value beyond its limits")
            << QStringList{pe, "--expect", "rope", "--base", "0.5"} << 2
            << QStringList{wording("errors/must-be-not",
                                   {"base", wording("errors/number-above", {"1", "10¹²"}), "0.5"})};
        QTest::newRow("of another encoding")
            << QStringList{pe, "--expect", "rope", "--d-model", "8"} << 2
            << QStringList{wording("errors/not-of-encoding", {"--d-model", "rope"})};
        QTest::newRow("no such file") << QStringList{folder_.filePath("gone.npy")} << 1
                                      << QStringList{"gone.npy", "errors/no-such-file"};
        QTest::newRow("no such tensor")
            << QStringList{pe + ":wpe"} << 1 << QStringList{wording("errors/array-without-name", {"wpe"})};
    }
    void refused() {
        QFETCH(QStringList, words);
        QFETCH(int, status);
        QFETCH(QStringList, mentioned);
        VERIFY_REFUSED(program_.run(QStringList{"identify"} + words), status, mentioned);
    }

 private:
    void exportTable(const char* name, const QStringList& options, const char* view = "heatmap") {
        const Ran ran =
            program_.run(QStringList{"export", "--view", view, "-o", folder_.filePath(name)} + options);
        VERIFY_DONE(ran);
    }

    Program program_;
    QTemporaryDir folder_;
};

QTEST_GUILESS_MAIN(TestCliIdentify)
#include "tst_cli_identify.moc"
