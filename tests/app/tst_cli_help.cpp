// SPDX-License-Identifier: GPL-3.0-or-later
// Help, suggestions, the end of options, and answers in JSON of every command.
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <cmath>

#include "tests/app/programtest.h"
#include "tests/support/rows.h"
#include "tests/support/tablebytes.h"

namespace {

const QStringList commands{"export", "examples", "describe", "compare", "identify",   "convert", "handout",
                           "slides", "lesson",   "list",     "help",    "completion", "version"};

int longestLine(const QByteArray& text) {
    int longest = 0;
    for (const QString& line : QString::fromUtf8(text).split('\n'))
        longest = std::max(longest, static_cast<int>(line.size()));
    return longest;
}

}  // namespace

namespace {

/// PE(p, j) of the paper.
double sinusoid(std::size_t p, std::size_t j, std::size_t width) {
    const double angle = static_cast<double>(p) /
                         std::pow(10000.0, 2.0 * static_cast<double>(j / 2) / static_cast<double>(width));
    return j % 2 == 0 ? std::sin(angle) : std::cos(angle);
}

}  // namespace

class TestCliHelp : public ProgramTest {
    Q_OBJECT

    /// The examples in the help of a command.
    QStringList examplesOf(const QString& command) {
        const QString help = program_.run({"help", command.isEmpty() ? "help" : command}).output;
        QStringList lines;
        for (const QString& line : help.mid(help.indexOf("\nExamples:\n") + 11).split('\n')) {
            if (!line.startsWith("  posiscope ")) break;
            lines << line.trimmed();
        }
        if (lines.isEmpty()) qFatal("no examples");
        return lines;
    }
    /// The files that examples name.
    void prepareExamples() {
        const auto write = [this](const char* name, const std::string& bytes) {
            writeBytes(folder_->filePath(name), QByteArray::fromStdString(bytes));
        };
        const auto model = [](const std::vector<std::pair<std::string, std::vector<int>>>& tensors) {
            std::string header = "{", data;
            for (const auto& [name, shape] : tensors) {
                const std::size_t count =
                    static_cast<std::size_t>(shape[0]) * static_cast<std::size_t>(shape[1]);
                std::vector<float> cells;
                for (std::size_t n = 0; n < count; ++n)
                    cells.push_back(static_cast<float>(sinusoid(n / static_cast<std::size_t>(shape[1]),
                                                                n % static_cast<std::size_t>(shape[1]),
                                                                static_cast<std::size_t>(shape[1]))));
                header += (data.empty() ? "" : ",") +
                          tensorEntry(name, "F32",
                                      "[" + std::to_string(shape[0]) + "," + std::to_string(shape[1]) + "]",
                                      data.size(), data.size() + 4 * count);
                data += bytesOfAll(cells);
            }
            return safetensorsFile(header + "}", data);
        };
        const std::string gpt = model({{"wpe.weight", {32, 16}}, {"q_proj.weight", {32, 16}}});
        write("model.safetensors", gpt);
        write("old.safetensors", gpt);
        write("new.safetensors", gpt);
        write("vit.safetensors", model({{"pos_embed", {197, 8}}, {"head.weight", {4, 8}}}));
        // 3 tokens of text, an image of 4 × 6, 2 tokens of text.
        std::string ids;
        for (int axis = 0; axis < 3; ++axis)
            for (std::int64_t token = 0; token < 29; ++token) {
                const std::int64_t place = token - 3, along[] = {0, place / 6, place % 6};
                const std::int64_t number = token < 3 ? token : token < 27 ? 3 + along[axis] : token - 18;
                ids.append(reinterpret_cast<const char*>(&number), sizeof number);
            }
        write("ids.npy", npyFile("<i8", "(3, 29)", ids));
        write("config.json",
              R"({"model_type": "llama", "hidden_size": 256, "num_attention_heads": 4,
                  "max_position_embeddings": 64, "rope_theta": 10000.0})");
        const QString lessons = QStringLiteral(POSISCOPE_TEST_DATA "/../../resources/lessons/en/");
        write("my-lesson.md",
              bytesOf(lessons + QDir(lessons).entryList({"0*.md"}).constFirst()).toStdString());
        VERIFY_DONE(program_.run({"export", "--view", "heatmap", "--d-model", "64", "--max-len", "64", "-o",
                                  folder_->filePath("pe.npy")}));
        VERIFY_DONE(program_.run({"export", "--view", "heatmap", "--encoding", "rope", "--head-dim", "64",
                                  "--max-len", "64", "-o", folder_->filePath("rope.npy")}));
        VERIFY_DONE(program_.run({"convert", folder_->filePath("rope.npy"), "--to", "apart", "-o",
                                  folder_->filePath("cache.npz")}));
    }

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
        QVERIFY2(help.output.startsWith("posiscope " + command.toUtf8()), help.text());
        QCOMPARE(program_.run({"help", command}).output, help.output);
        QCOMPARE(program_.run({"help", command.toUpper()}).output, help.output);
        for (const char* all : {"--help", "-h"})
            QVERIFY(program_.run({all}).output.contains("  " + command.toUtf8() + " "));
    }

    /// Options by purpose: at most 40 lines, none wider than the usual terminal.
    void inShort_data() {
        ofEveryCommand_data();
        const Rows<QString> row("command");
        row("the window", "");
    }
    void inShort() {
        const auto [command] = fetchRow<QString>();
        const QStringList words = command.isEmpty() ? QStringList{} : QStringList{command};
        const Ran brief = program_.run(words + QStringList{"-h"});
        const Ran all = program_.run(words + QStringList{"--help"});
        VERIFY_DONE(brief);
        QVERIFY2(brief.output.count('\n') <= 40, brief.output);
        QVERIFY2(longestLine(brief.output) <= 80, brief.output);
        QVERIFY(all.output.count('\n') > brief.output.count('\n'));
        QVERIFY2(brief.output.trimmed().endsWith("--help says more."), brief.output);
    }

    /// Everything, as wide as the terminal.
    void widthOfTheTerminal_data() {
        const Rows<QString, int> row("columns", "widest");
        row("60", "60", 60);
        row("120", "120", 120);
        row("none", "", 80);
        row("nonsense", "wide", 80);
        row("too narrow", "10", 50);
    }
    void widthOfTheTerminal() {
        const auto [columns, widest] = fetchRow<QString, int>();
        Program program;
        if (!columns.isEmpty()) program.setEnvironment("COLUMNS", columns);
        // Examples and names are not broken.
        QByteArray help;
        for (const QByteArray& line : program.run({"describe", "--help"}).output.split('\n'))
            if (!line.startsWith("  posiscope ") && !line.startsWith("  --")) help += line + '\n';
        const int longest = longestLine(help);
        QVERIFY2(longest <= widest && longest > widest - 12, qPrintable(QString::number(longest)));
    }

    /// An encoding's own options, with its own limits.
    void ofAnEncoding_data() {
        const Rows<QString, QStringList, QStringList> row("encoding", "said", "not");
        row("rope", "rope", {"RoPE", "--head-dim", "--scaling", "arxiv.org"}, {"--d-model", "--slopes"});
        row("an alias", "Rotary", {"RoPE", "--head-dim"}, {});
        row("alibi", "alibi", {"--heads", "arxiv.org"}, {"--base"});
    }
    void ofAnEncoding() {
        const auto [encoding, said, others] = fetchRow<QString, QStringList, QStringList>();
        const Ran ran = program_.run({"help", encoding});
        VERIFY_DONE(ran);
        for (const QString& word : said)
            QVERIFY2(ran.output.contains(word.toUtf8()), ran.output);
        for (const QString& word : others)
            QVERIFY2(!ran.output.contains(word.toUtf8()), ran.output);
    }
    void unknownTopic() {
        VERIFY_REFUSED(program_.run({"help", "nonsense"}), 2,
                       (QStringList{"nonsense", "identify", "completion", "sinusoidal", "alibi"}));
    }

    // Every option stands once under a heading, whatever its command.
    void inGroups_data() { ofEveryCommand_data(); }
    void inGroups() {
        const auto [command] = fetchRow<QString>();
        const QString help = program_.run({"help", command}).output;
        const QStringList lines = help.split('\n');
        static const QRegularExpression option("^  (?:-[a-zA-Z], )*(--(?:\\[no-\\])?[a-z0-9-]+)");
        static const QRegularExpression headingLine("^[A-Z][^.;]*:$");
        QString heading;
        QStringList headings, options;
        for (const QString& line : lines) {
            if (line.contains(headingLine)) {
                QVERIFY2(!headings.contains(line), qPrintable(line));
                heading = line;
                headings << line;
            } else if (const auto match = option.match(line); match.hasMatch()) {
                QVERIFY2(!heading.isEmpty() && !options.contains(match.captured(1)), qPrintable(line));
                options << match.captured(1);
            }
        }
        QVERIFY(options.contains("--help"));
        QVERIFY2(options.size() < 7 || headings.size() > 1, qPrintable(headings.join(' ')));
        QVERIFY(headings.size() <= 40 && options.size() >= 2);
    }

    // What the help shows can be done.
    void examples_data() {
        const Rows<QString> row("line");
        for (const QString& command : QStringList{""} + commands)
            for (const QString& line : examplesOf(command))
                row(qPrintable(line.left(60)), line);
    }
    void examples() {
        const auto [line] = fetchRow<QString>();
        prepareExamples();
        QProcess shell;
        shell.setWorkingDirectory(folder_->path());
        QString words = line;
        words.replace("posiscope ", QString("'%1' ").arg(POSISCOPE_BINARY));
        shell.start("bash", {"-o", "pipefail", "-c", words});
        QVERIFY(shell.waitForFinished(60'000));
        // Tables that differ are an answer as well.
        const int most = line.contains(" compare ") ? 3 : 0;
        const QByteArray errors = shell.readAllStandardError();
        QVERIFY2(shell.exitCode() == 0 || shell.exitCode() == most, errors);
        QVERIFY2(!errors.contains("error"), errors);
        static const QRegularExpression output(" -o ([^- ]\\S*)");
        if (const auto match = output.match(line); match.hasMatch())
            QVERIFY(QFileInfo(folder_->filePath(match.captured(1))).size() > 100);
    }

    void ofTheProgram() {
        const QByteArray help = program_.run({"-h"}).output;
        QCOMPARE(program_.run({"help"}).output, help);
        QVERIFY(program_.run({"--help"}).output.contains("Exit status:"));
        for (const QStringList& words : {QStringList{"-v"}, {"-V"}, {"--version"}, {"version"}, {"Version"}})
            QCOMPARE(program_.run(words).output, program_.run({"--version"}).output);
        // Help that is asked for beside a file is given.
        QCOMPARE(program_.run({"gone.npy", "--help"}).status, 2);
        writeBytes(folder_->filePath("a.npy"), "no table");
        QCOMPARE(program_.run({folder_->filePath("a.npy"), "--help"}).output,
                 program_.run({"--help"}).output);
    }

    void suggested_data() {
        const Rows<QString, QString> row("words", "meant");
        row("a command", "exprot", "export");
        row("a command with arguments", "identfy pe.npy --expect rope", "identify");
        row("a command of another program", "diff a.npy b.npy", "compare");
        row("one hyphen", "compare a b -json", "--json");
        row("a tensor", "identify TWO:sn", "sin");
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
        QString typed = words;
        const bool tensor = typed.contains("TWO");
        if (tensor) prepareExamples();
        typed.replace("TWO", folder_->filePath("cache.npz"));
        VERIFY_REFUSED(program_.run(split(typed)), tensor ? 1 : 2,
                       QStringList{"did you mean “" + meant + "”?"});
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
        QVERIFY2(ran.output.startsWith("{\n  \"schema\": 2,\n"), ran.text());
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
