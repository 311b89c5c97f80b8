// SPDX-License-Identifier: GPL-3.0-or-later
// What is written from the commands: the man page, and the completion of shells. And the version, which
// stands in one place.
#include "core/encodings/registry.h"
#include "tests/app/programtest.h"
#include "tests/support/rows.h"

using namespace posiscope;

namespace {

QByteArray sourceFile(const char* path) {
    return bytesOf(QStringLiteral(POSISCOPE_TEST_DATA "/../../%1").arg(QLatin1String(path)));
}

/// What a program says about the text, both streams together; null where it is not installed.
QByteArray saidBy(const QString& program, const QStringList& words, const QByteArray& text) {
    const QString path = QStandardPaths::findExecutable(program);
    if (path.isEmpty()) return {};
    QProcess process;
    process.setProcessChannelMode(QProcess::MergedChannels);
    process.start(path, words);
    process.write(text);
    process.closeWriteChannel();
    process.waitForFinished();
    return process.readAll() + (process.exitCode() == 0 ? "" : "failed") + "|";
}

}  // namespace

class TestCliPages : public ProgramTest {
    Q_OBJECT

 private slots:
    void versionIsOfTheProject_data() {
        const Rows<QByteArray, QByteArray> row("file", "pattern");
        row("project", "CMakeLists.txt", "project\\(posiscope VERSION ([0-9.]+) ");
        row("changelog", "resources/desktop/changelog", "^posiscope \\(([0-9.]+)\\)");
        row("releases", "resources/desktop/io.github.posiscope.Posiscope.metainfo.xml",
            "<release version=\"([0-9.]+)\"");
    }
    void versionIsOfTheProject() {
        const auto [file, pattern] = fetchRow<QByteArray, QByteArray>();
        const auto match = QRegularExpression(pattern).match(sourceFile(file));
        QVERIFY(match.hasMatch());
        QCOMPARE(program_.run({"--version"}).output, "posiscope " + match.captured(1).toUtf8() + "\n");
    }

    /// Every option that --help lists has a row in the man page and in each completion.
    void optionsAreAll_data() {
        const Rows<QString> row("command");
        for (const char* command : {"export", "describe", "identify", "convert", "handout"})
            row(command, command);
    }
    void optionsAreAll() {
        const auto [command] = fetchRow<QString>();
        const QString help = program_.run({command, "--help"}).output;
        const QString page = QString(program_.run({"help", "--man"}).output).replace("\\-", "-");
        QMap<QString, QString> completions;
        for (const char* shell : {"bash", "zsh", "fish"})
            completions[shell] = program_.run({"completion", shell}).output;
        static const QRegularExpression option("^  (?:-[a-z], )?--(?:\\[no-\\])?([a-z0-9-]+)",
                                               QRegularExpression::MultilineOption);
        int count = 0;
        for (auto each = option.globalMatch(help); each.hasNext(); ++count) {
            const QString name = each.next().captured(1);
            QVERIFY2(page.contains("--" + name + "\\fR") || page.contains("--[no-]" + name + "\\fR"),
                     qPrintable(name));
            QVERIFY2(completions["bash"].contains("--" + name), qPrintable(name));
            QVERIFY2(completions["zsh"].contains("'--" + name + "[") ||
                         completions["zsh"].contains("'--" + name + "=["),
                     qPrintable(name));
            QVERIFY2(completions["fish"].contains(" -l " + name + " ") ||
                         completions["fish"].contains(" -l " + name + "\n"),
                     qPrintable(name));
        }
        QVERIFY(count > 3);
    }

    /// A name that an encoding's choice takes is in the man page and in each completion.
    void choicesAreAll_data() {
        const Rows<QString> row("page");
        for (const char* page : {"help --man", "completion bash", "completion zsh", "completion fish"})
            row(page, page);
    }
    void choicesAreAll() {
        const auto [page] = fetchRow<QString>();
        const QString text = QString(program_.run(split(page)).output).replace("\\-", "-");
        static const QRegularExpression between("[^a-z0-9.+_-]+|[.,](?=\\s)");
        const QStringList words = text.split(between);
        for (const Encoding* encoding : encodings())
            for (const Parameter& parameter : encoding->parameters)
                for (const Choice& choice : parameter.choices)
                    QVERIFY2(parameter.internal || words.contains(QString::fromStdString(choice.id)),
                             (encoding->id + ": " + parameter.key + " " + choice.id).c_str());
    }

    /// Each section once, and each option of an encoding, a view or a picture once, whatever commands take
    /// it.
    void manPageHasEachListOnce() {
        const QByteArray page = program_.run({"help", "--man"}).output;
        for (const char* section : {"EXAMPLES", "EXIT STATUS", "ENVIRONMENT", "FILES", "BUGS", "COMMANDS"})
            QCOMPARE(page.count("\n.SH " + QByteArray(section) + "\n"), 1);
        for (const char* ends : {"SYNOPSIS DESCRIPTION", "EXAMPLES BUGS"}) {
            const QString between = QString(page)
                                        .section(".SH " + QString(ends).section(' ', 0, 0) + "\n", 1)
                                        .section(".SH " + QString(ends).section(' ', 1), 0, 0);
            QStringList lines = between.split('\n').filter(QRegularExpression("^posiscope"));
            QVERIFY(lines.size() > 1);
            QCOMPARE(lines.removeDuplicates(), 0);
        }
        const QByteArray lists = page.mid(page.indexOf("\n.SH OPTIONS OF ENCODINGS"));
        static const QRegularExpression option("^\\\\fB([^\n]*?)\\\\fR", QRegularExpression::MultilineOption);
        QStringList names;
        for (auto each = option.globalMatch(QString::fromUtf8(lists)); each.hasNext();)
            names << each.next().captured(1);
        QVERIFY(names.size() > 100);
        QCOMPARE(names.removeDuplicates(), 0);
    }

    void manPageHasNoMistakes() {
        const QByteArray page = program_.run({"help", "--man"}).output;
        QVERIFY(page.startsWith(".TH POSISCOPE 1 "));
        for (const QByteArray& said : {saidBy("mandoc", {"-T", "lint", "-W", "warning"}, page),
                                       saidBy("groff", {"-man", "-ww", "-k", "-Tutf8", "-z"}, page)})
            QVERIFY2(said.isNull() || said == "|", said);
    }

    /// Bash offers these words after what is typed.
    void bashCompletes_data() {
        const Rows<QString, QStringList> row("typed", "offered");
        row("a command", "posiscope des", {"describe"});
        row("an option", "posiscope export --orient", {"--orientation"});
        row("a view", "posiscope export --view offs", {"offset-map"});
        row("an encoding", "posiscope describe --encoding tim", {"timestep"});
        row("a choice", "posiscope describe --layout ", {"interleaved", "half-split"});
        row("a model", "posiscope export --precision flas", {"flash-attention"});
        row("a lesson", "posiscope handout --lesson why-order", {"why-order-is-lost"});
        row("a list", "posiscope list le", {"lessons"});
        row("a command behind help", "posiscope help exp", {"export"});
        row("an encoding behind help", "posiscope help ro", {"rope", "rope-axes"});
        row("a shell", "posiscope completion f", {"fish"});
        row("the second of a list", "posiscope export --view heatmap,sim", {"heatmap,similarity"});
        row("behind an equals sign", "posiscope describe --encoding = ro", {"rope", "rope-axes"});
        row("nothing behind an equals sign", "posiscope describe --layout = ", {"interleaved", "half-split"});
        row("a file first", "posiscope identify pe", {"pe.npy"});
        row("files and no options", "posiscope describe ", {"pe.npy", "two.npz"});
        row("a tensor", "posiscope identify two.npz : co", {"cos"});
        row("all tensors", "posiscope identify two.npz :", {"cos", "sin"});
        row("a tensor of an option", "posiscope export --table two.npz : s", {"sin"});
        row("a language", "posiscope --lang ", {"en", "zh", "ru"});
        row("a number", "posiscope describe --base ", {});
    }
    void bashCompletes() {
        const auto [typed, offered] = fetchRow<QString, QStringList>();
        const QStringList table{"export", "--view", "heatmap", "--encoding", "rope", "--head-dim", "8"};
        VERIFY_DONE(program_.run(table + QStringList{"-o", folder_->filePath("pe.npy")}));
        VERIFY_DONE(program_.run(
            {"convert", folder_->filePath("pe.npy"), "--to", "apart", "-o", folder_->filePath("two.npz")}));
        const QString script = QString(program_.run({"completion", "bash"}).output) + "\ncd " +
                               folder_->path() + "\nposiscope() { " + POSISCOPE_BINARY +
                               " \"$@\"; }\ncompopt() { :; }\nCOMP_WORDS=(" + typed +
                               (typed.endsWith(' ') ? "''" : "") +
                               ")\nCOMP_CWORD=$((${#COMP_WORDS[@]} - 1))\n_posiscope\nIFS=$'\\n'\nsort "
                               "<<<\"${COMPREPLY[*]}\" | paste -sd ' '\n";
        QStringList sorted = offered;
        sorted.sort();
        QCOMPARE(saidBy("bash", {"--norc"}, script.toUtf8()), sorted.join(' ').toUtf8() + "\n|");
    }

    void shellsAcceptTheirFiles_data() {
        const Rows<QString> row("shell");
        for (const char* shell : {"bash", "zsh", "fish"})
            row(shell, shell);
    }
    void shellsAcceptTheirFiles() {
        const auto [shell] = fetchRow<QString>();
        if (QStandardPaths::findExecutable(shell).isEmpty()) QSKIP("this shell is not installed");
        const QString path = folder_->filePath("completion");
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(program_.run({"completion", shell}).output);
        file.close();
        QCOMPARE(saidBy(shell, {"-n", path}, {}), QByteArray("|"));
    }

    void otherPagesAreRefused() {
        VERIFY_REFUSED(program_.run(QStringList{"help", "--rst"}), 2, QStringList{"--rst"});
        VERIFY_REFUSED(program_.run(QStringList{"completion", "tcsh"}), 2,
                       (QStringList{"bash", "zsh", "fish"}));
    }
};

QTEST_GUILESS_MAIN(TestCliPages)
#include "tst_cli_pages.moc"
