// SPDX-License-Identifier: GPL-3.0-or-later
// Help, suggestions, the end of options, and answers in JSON of every command.
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include "tests/app/programtest.h"
#include "tests/support/rows.h"

namespace {

const QStringList commands{"export",  "describe", "compare", "identify",
                           "convert", "handout",  "lesson",  "list"};

}  // namespace

class TestCliHelp : public ProgramTest {
    Q_OBJECT

 private slots:
    void ofEveryCommand_data() {
        const Rows<QString> row("command");
        for (const QString& command : commands)
            row(qPrintable(command), command);
    }
    void ofEveryCommand() {
        const auto [command] = fetchRow<QString>();
        const Ran help = program_.run({command, "--help"});
        VERIFY_DONE(help);
        QVERIFY2(help.output.startsWith("posiscope " + command.toUtf8() + " "), help.text());
        QVERIFY2(help.output.contains("-h, --help"), help.text());
        QCOMPARE(program_.run({command, "-h"}).output, help.output);
        QCOMPARE(program_.run({"help", command}).output, help.output);
        QVERIFY(program_.run({"--help"}).output.contains("posiscope " + command.toUtf8() + " "));
    }

    void ofTheProgram() {
        const QByteArray help = program_.run({"--help"}).output;
        for (const QStringList& words : {QStringList{"help"}, {"-h"}, {"help", "help"}, {"help", "-h"}})
            QCOMPARE(program_.run(words).output, help);
    }

    void suggested_data() {
        const Rows<QString, QString> row("words", "meant");
        row("a command", "exprot", "export");
        row("a command of help", "help identfy", "identify");
        row("an option of export", "export --view heatmap -o x.png --d-modell 4", "--d-model");
        row("an option with underscores", "describe --d_model 4", "--d-model");
        row("an option of identify", "identify x.npy --expct rope", "--expect");
        row("an option of compare", "compare a b --tolerence 1", "--tolerance");
        row("an option of the window", "--tabel x.npy", "--table");
        row("a view", "export --view heat-map -o x.png", "heatmap");
        row("an encoding", "describe --encoding sinusoid", "sinusoidal");
        row("an expected encoding", "identify x.npy --expect roep", "rope");
        row("a choice", "describe --layout halfsplit", "half-split");
        row("a form", "convert x.npy --to half-splti -o y.npy", "half-split");
        row("a list", "list view", "views");
    }
    void suggested() {
        const auto [words, meant] = fetchRow<QString, QString>();
        VERIFY_REFUSED(program_.run(split(words)), 2, QStringList{"did you mean “" + meant + "”?"});
    }

    // What stands behind “--” is a file, whatever it is called.
    void endOfOptions() {
        VERIFY_DONE(program_.run({"export", "--view", "heatmap", "--d-model", "16", "--max-len", "32", "-o",
                                  folder_->filePath("pe.npy")}));
        QVERIFY(QFile::rename(folder_->filePath("pe.npy"), folder_->filePath("-quiet.npy")));
        QProcess process;
        process.setWorkingDirectory(folder_->path());
        process.start(POSISCOPE_BINARY, {"identify", "--", "-quiet.npy"});
        QVERIFY(process.waitForFinished());
        QCOMPARE(process.readAllStandardError(), QByteArray());
        QVERIFY(process.readAllStandardOutput().startsWith("recognised: Sinusoidal"));
        VERIFY_REFUSED(program_.run({"identify", "--", "--json"}), 1, QStringList{"cannot read --json"});
        VERIFY_REFUSED(program_.run({"identify", "--", "--quiet"}), 1, QStringList{"cannot read --quiet"});
        VERIFY_REFUSED(program_.run({"--", "--lang"}), 2,
                       QStringList{"“--lang” is neither a command nor a file"});
    }

    void schemaOfEveryAnswer_data() {
        const Rows<QString, QString> row("words", "key");
        row("describe", "describe --json", "shape");
        row("identify", "identify PE --json", "recognised");
        row("compare", "compare PE PE --json", "equal");
        row("convert", "convert PE --json -o COPY", "arrays");
        row("lesson", "lesson wavelengths --json", "lessons");
        for (const char* what : {"views", "encodings", "colormaps", "lessons"})
            row(what, QString("list %1 --json").arg(what), what);
    }
    void schemaOfEveryAnswer() {
        auto [words, key] = fetchRow<QString, QString>();
        const QString table = folder_->filePath("pe.npy");
        VERIFY_DONE(
            program_.run({"export", "--view", "heatmap", "--d-model", "16", "--max-len", "32", "-o", table}));
        const Ran ran =
            program_.run(split(words.replace("PE", table).replace("COPY", folder_->filePath("c.npy"))));
        VERIFY_DONE(ran);
        const QJsonObject root = QJsonDocument::fromJson(ran.output).object();
        QVERIFY2(ran.output.startsWith("{\n  \"schema\": 1,\n"), ran.text());
        QVERIFY2(root.contains(key), ran.text());
    }

    void listsInJson() {
        const auto ids = [this](const QString& what) {
            QStringList all;
            const auto root = QJsonDocument::fromJson(program_.run({"list", what, "--json"}).output).object();
            for (const QJsonValue& each : root[what].toArray())
                all << each["id"].toString();
            return all;
        };
        for (const char* what : {"views", "encodings", "colormaps", "lessons"}) {
            QStringList lines;
            for (const QString& line :
                 QString(program_.run({"list", what}).output).split('\n', Qt::SkipEmptyParts))
                lines << line.section('\t', 0, 0);
            QCOMPARE(ids(what), lines);
            QVERIFY(lines.size() > 3);
        }
    }

    void mistakesOfLessonsInJson() {
        writeBytes(folder_->filePath("bad.md"), "# Nothing\n");
        const Ran ran = program_.run({"lesson", "wavelengths", folder_->filePath("bad.md"), "--json"});
        QCOMPARE(ran.status, 1);
        QVERIFY2(ran.errors.isEmpty(), ran.text());
        const QJsonArray all = QJsonDocument::fromJson(ran.output).object()["lessons"].toArray();
        QVERIFY(all[0]["mistakes"].toArray().isEmpty() && all[0]["steps"].toInt() > 3);
        QCOMPARE(all[1]["file"].toString(), folder_->filePath("bad.md"));
        QVERIFY(!all[1]["mistakes"].toArray().isEmpty() && all[1]["steps"].toInt() == 0);
    }
};

QTEST_GUILESS_MAIN(TestCliHelp)
#include "tst_cli_help.moc"
