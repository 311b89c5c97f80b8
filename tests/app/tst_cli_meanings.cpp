// SPDX-License-Identifier: GPL-3.0-or-later
// What has one meaning is taken: files alone, words in any case, numbers as people write them.
#include <QJsonArray>
#include <QRandomGenerator>
#include <cstring>

#include "tests/app/programtest.h"
#include "tests/support/rows.h"

using namespace posiscope;

class TestCliMeanings : public ProgramTest {
    Q_OBJECT

    QString path(const char* name) { return folder_->filePath(name); }
    /// pe.npy and bad.npy (one wrong cell) are sinusoidal, rand.npy is noise, c.json is RoPE.
    void prepare() {
        const QStringList table{"export", "--view", "heatmap", "--d-model", "16", "--max-len", "32", "-o"};
        VERIFY_DONE(program_.run(table + QStringList{path("pe.npy")}));
        QByteArray bytes = bytesOf(path("pe.npy"));
        bytes[bytes.size() - 9] = '\x41';
        writeBytes(path("bad.npy"), bytes);
        QRandomGenerator random(20261128);
        for (qsizetype n = bytes.size() - 16 * 32 * 8; n < bytes.size(); n += 8) {
            const double cell = random.generateDouble();
            std::memcpy(bytes.data() + n, &cell, sizeof cell);
        }
        writeBytes(path("rand.npy"), bytes);
        writeBytes(path("c.json"), R"({"model_type": "llama", "hidden_size": 64, "num_attention_heads": 2})");
        writeBytes(path("b.json"), R"({"model_type": "bloom", "hidden_size": 64, "n_head": 4})");
        writeBytes(path("s.posiscope"), sessionOf(R"("encoding": "alibi")"));
    }

 private slots:
    void sameAnswer_data() {
        const Rows<QString, QString> row("typed", "meant");
        row("an encoding in capitals", "describe --encoding RoPE", "describe --encoding rope");
        row("another name", "describe --encoding=rotary", "describe --encoding rope");
        row("underscores", "describe --layout half_split", "describe --layout half-split");
        row("thousands", "describe --max-len 10k", "describe --max-len 10000");
        row("a power", "describe --max-len 2^12", "describe --max-len 4096");
        row("a fraction of millions", "describe --base 0.5M", "describe --base 500000");
        row("underscores in a number", "describe --base 500_000", "describe --base 500000");
        row("the last one", "describe --d-model 64 --d-model 32", "describe --d-model 32");
        row("a command in capitals", "Describe --d-model 32", "describe --d-model 32");
        row("a language first", "--lang ru describe", "describe --lang ru");
        row("a list in capitals", "list Views", "list views");
        row("a table alone", "describe pe.npy", "describe --table pe.npy");
        row("a configuration alone", "describe c.json", "describe --config c.json");
        row("a session alone", "describe s.posiscope", "describe --session s.posiscope");
        row("an expectation", "identify pe.npy --expect Sinusoidal", "identify pe.npy --expect sinusoidal");
    }
    void sameAnswer() {
        const auto [typed, meant] = fetchRow<QString, QString>();
        prepare();
        const auto run = [this](const QString& words) {
            QStringList placed = split(words);
            for (QString& word : placed)
                if (QFileInfo::exists(path(qPrintable(word)))) word = path(qPrintable(word));
            return program_.run(placed);
        };
        const Ran expected = run(meant);
        VERIFY_DONE(expected);
        QCOMPARE(run(typed).text(), expected.text());
    }

    void sameFile_data() {
        const Rows<QString, QString> row("typed", "meant");
        row("a file alone is its first view", "pe.npy", "--table pe.npy --view heatmap");
        row("a file and a view", "pe.npy --view Similarity", "--table pe.npy --view similarity");
        row("a configuration", "c.json", "--config c.json --view heatmap");
        row("a configuration of biases", "b.json", "--config b.json --view bias");
        row("a width", "pe.npy --size 3.25in", "pe.npy --view heatmap --size 3.25x2.03125in");
        row("a width in pixels", "pe.npy --size 800px", "pe.npy --view heatmap --size 800x500");
        row("a theme", "pe.npy --theme Dark", "pe.npy --view heatmap --theme dark");
        row("views", "pe.npy --view HeatMap,waves", "pe.npy --view heatmap,waves");
    }
    void sameFile() {
        const auto [typed, meant] = fetchRow<QString, QString>();
        prepare();
        const auto draw = [this](const QString& words) {
            QStringList placed = split(words);
            for (QString& word : placed)
                if (QFileInfo::exists(path(qPrintable(word)))) word = path(qPrintable(word));
            VERIFY_DONE(program_.run(QStringList{"export", "-o", path("x.svg")} + placed));
        };
        draw(meant);
        const QByteArray expected = bytesOf(path("x.svg"));
        QVERIFY(expected.size() > 1000 && QFile::remove(path("x.svg")));
        draw(typed);
        QCOMPARE(bytesOf(path("x.svg")), expected);
    }

    /// Of several files each has a line, and the status is the gravest of 1, 3, 4, 0.
    void severalTables_data() {
        const Rows<QStringList, int> row("files", "status");
        row("all right", {"pe.npy", "pe.npy"}, 0);
        row("one not recognised", {"pe.npy", "rand.npy"}, 4);
        row("one wrong", {"rand.npy", "bad.npy", "pe.npy"}, 3);
        row("one not there", {"bad.npy", "gone.npy", "rand.npy"}, 1);
    }
    void severalTables() {
        const auto [files, status] = fetchRow<QStringList, int>();
        prepare();
        QStringList words{"identify"};
        for (const QString& file : files)
            words << path(qPrintable(file));
        const Ran text = program_.run(words);
        QVERIFY2(text.status == status, text.text());
        QCOMPARE(text.output.count('\n') + text.errors.count('\n'), static_cast<int>(files.size()));
        const Ran json = program_.run(words + QStringList{"--json"});
        QCOMPARE(json.status, status);
        const QJsonArray all = QJsonDocument::fromJson(json.output).array();
        QCOMPARE(all.size(), files.size());
        for (qsizetype n = 0; n < files.size(); ++n) {
            QCOMPARE(all[n]["file"].toString(), words[n + 1]);
            QCOMPARE(all[n].toObject().contains("error"), files[n] == "gone.npy");
            const QJsonObject one =
                QJsonDocument::fromJson(program_.run({"identify", words[n + 1], "--json"}).output).object();
            for (auto each = one.begin(); each != one.end(); ++each)
                QCOMPARE(all[n][each.key()], each.value());
        }
    }

    /// The arrays of a file by the names that stand behind its colon.
    void tensorsOfAFile() {
        prepare();
        VERIFY_DONE(program_.run({"export", "--encoding", "rope", "--head-dim", "8", "--max-len", "16",
                                  "--view", "heatmap", "-o", path("rope.npy")}));
        VERIFY_DONE(program_.run({"convert", path("rope.npy"), "--to", "apart", "-o", path("two.npz")}));
        QCOMPARE(program_.run({"list", "tensors", path("two.npz")}).output,
                 "cos\t16 × 4\tfloat64\tcosines and sines\nsin\t16 × 4\tfloat64\tcosines and sines\n");
        const Ran json = program_.run({"list", "tensors", path("two.npz"), "--json"});
        QCOMPARE(QJsonDocument::fromJson(json.output).object()["tensors"][1]["id"].toString(),
                 QString("sin"));
        VERIFY_REFUSED(program_.run({"list", "tensors", path("gone.npy")}), 1, QStringList{"gone.npy"});
        VERIFY_REFUSED(program_.run({"list", "tensors"}), 2, QStringList{"tensors FILE"});
    }

    /// “-” is no misspelt command: the window reads standard input, and then misses its display.
    void windowOfAPipe() {
        prepare();
        for (const char* word : {"-", "-:"})
            QVERIFY2(program_.runWith({word}, bytesOf(path("pe.npy"))).errors.contains("display"), word);
    }

    /// Digits are grouped for people alone, who have a terminal.
    void digitsInPipes() {
        const QByteArray piped = program_.run({"describe", "--max-len", "65536"}).output;
        QVERIFY2(piped.contains("65536") && !piped.contains("\u202f"), piped);
        QProcess terminal;
        terminal.start("script",
                       {"-qec", QString("%1 describe --max-len 65536").arg(POSISCOPE_BINARY), "/dev/null"});
        QVERIFY(terminal.waitForFinished());
        const QByteArray shown = terminal.readAllStandardOutput();
        QVERIFY2(shown.contains("65\u202f536"), shown);
    }

    /// Errors of a command that answers in JSON are JSON.
    void errorsInJson_data() {
        const Rows<QStringList, int> row("words", "status");
        row("a file", {"identify", "gone.npy", "--json"}, 1);
        row("an option", {"describe", "--json", "--d-modell", "3"}, 2);
        row("a value", {"describe", "--d-model", "0", "--json"}, 2);
        row("a word", {"list", "nothing", "--json"}, 2);
    }
    void errorsInJson() {
        const auto [words, status] = fetchRow<QStringList, int>();
        const Ran ran = program_.run(words);
        QVERIFY(ran.output.isEmpty());
        const QJsonObject root = QJsonDocument::fromJson(ran.errors).object();
        QCOMPARE(root["schema"].toInt(), 2);
        QCOMPARE(root["status"].toInt(), status);
        QCOMPARE(ran.status, status);
        QVERIFY(!root["error"].toString().isEmpty());
    }

    /// The command line has no menus.
    void errorsSpeakOfOptions_data() {
        const Rows<QString, QString> row("words", "mentioned");
        row("no table", "export --encoding alibi --view heatmap -o x.png", "errors/no-table-of-encoding");
        row("no bias", "export --view bias -o x.png", "errors/no-bias-of-encoding");
        row("no curve", "export --view distance -o x.png", "errors/no-curve-of-encoding");
        row("no file", "describe --encoding table", "errors/no-table-named");
        row("a width", "export --view heatmap --width 600 -o x.png", "--size");
        row("no word", "identify", "errors/identify-takes-a-table");
        row("a format", "export --view heatmap --format jpeg -o -", "--format must be one of png");
    }
    void errorsSpeakOfOptions() {
        const auto [words, mentioned] = fetchRow<QString, QString>();
        const Ran ran = program_.run(split(words));
        QVERIFY(ran.status == 2 || ran.status == 1);
        QVERIFY2(mentions(ran.errors, mentioned), ran.errors);
        QVERIFY2(!ran.errors.contains("menu") && !ran.errors.contains("▸"), ran.errors);
    }
};

QTEST_GUILESS_MAIN(TestCliMeanings)
#include "tst_cli_meanings.moc"
