// SPDX-License-Identifier: GPL-3.0-or-later
// The window with values of the command line: they come on top of a new window's values or of the file.
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include "tests/app/programtest.h"
#include "tests/support/modelfiles.h"
#include "tests/support/rows.h"

namespace {

/// What a session holds of these values, and of its panes: "base=500000 waves,clocks".
QString contentOfSession(const QString& settings, const QStringList& values) {
    const QString text = QJsonDocument::fromJson(bytesOf(settings)).object()["session"].toString();
    const QJsonObject session = QJsonDocument::fromJson(text.toUtf8()).object();
    QStringList words, views;
    for (const QString& value : values) {
        const QString key = value.section('=', 0, 0);
        words << key + '=' + session["values"][key].toVariant().toString();
    }
    for (const QJsonValue pane : session["panes"].toArray())
        views << pane["view"].toString();
    return words.join(' ') + ' ' + views.join(',');
}

}  // namespace

class TestCliWindow : public ProgramTest {
    Q_OBJECT

 private slots:
    void valuesOfTheCommandLine_data() {
        const QByteArray own = R"({"format": "posiscope-session", "version": 1, "values": {"base": 4321},
            "panes": [{"view": "heatmap"}], "maximised": -1, "column_split": 0.5, "row_split": 0.5})";
        const Rows<QStringList, QByteArray, QStringList, QStringList> row("words", "file", "values", "views");
        const QStringList usual{"heatmap", "similarity", "waves", "offset-map"};
        row("encoding and its base", {"--encoding", "rope", "--base", "500000"}, {},
            {"encoding=rope", "base=500000"}, usual);
        row("views", {"--view", "waves,clocks"}, {}, {"encoding=sinusoidal"}, {"waves", "clocks"});
        row("joined, and a flag", {"--max-len=77", "--zero-first-row"}, {},
            {"max_len=77", "zero_first_row=true"}, usual);
        row("on top of a session", {"own.posiscope", "--max-len", "99"}, own, {"base=4321", "max_len=99"},
            {"heatmap"});
        row("a configuration", {"--config", "config.json"}, {}, {"encoding=rope", "base=1000000"}, usual);
        row("a layer of it", {"config.json", "--layer", "0"}, {}, {"encoding=rope", "base=10000"}, usual);
        row("a layer of it, and a value", {"--config", "config.json", "--layer", "0", "--max-len", "99"}, {},
            {"base=10000", "max_len=99"}, usual);
        row("the folder of a model", {".", "--layer", "3"}, {}, {"encoding=rope", "base=10000"}, usual);
        row("before a session", {"--view", "spectrum", "own.posiscope"}, own, {"base=4321"}, {"spectrum"});
    }
    void valuesOfTheCommandLine() {
        const auto [words, file, values, views] =
            fetchRow<QStringList, QByteArray, QStringList, QStringList>();
        const QTemporaryDir folder;
        writeBytes(folder.filePath("own.posiscope"), file);
        writeBytes(folder.filePath("config.json"), QByteArray::fromStdString(gemma3Config));
        QProcess process;
        QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
        environment.insert("QT_QPA_PLATFORM", "offscreen");
        environment.insert("XDG_CONFIG_HOME", folder.path());
        process.setProcessEnvironment(environment);
        process.setWorkingDirectory(folder.path());
        process.start(POSISCOPE_BINARY, words);
        const QString expected = values.join(' ') + ' ' + views.join(',');
        QString found;
        // The window saves its state within some seconds.
        const bool agrees = QTest::qWaitFor(
            [&] {
                found = contentOfSession(folder.filePath("posiscope/settings.json"), values);
                return found == expected || process.state() == QProcess::NotRunning;
            },
            patience);
        process.kill();
        process.waitForFinished();
        QVERIFY2(agrees, qPrintable(found));
        QCOMPARE(found, expected);
    }

    void wrongValues_data() {
        const Rows<QStringList, QStringList> row("words", "mentioned");
        row("an unknown encoding", {"--encoding", "ropee"}, {"ropee", "“rope”"});
        row("an option without its value", {"--d-model"}, {"d-model"});
        row("beyond the limit", {"--d-model", "7777777"}, {"d_model", "7777777"});
        row("an unknown view", {"--view", "wave"}, {"wave", "“waves”"});
        row("five views", {"--view", "waves,heatmap,clocks,rotation,bias"}, {"4 panes"});
        row("with a lesson", {"--lesson", "rotary", "--base", "5"}, {"--base", "--lesson"});
        row("of another encoding", {"--heads", "4", "--encoding", "rope"}, {"--heads", "rope"});
        row("without its value, with a file", {"own.posiscope", "--base"}, {"base"});
        row("an unknown view, with a file", {"own.posiscope", "--view", "wave"}, {"wave"});
        row("a layer of nothing", {"--layer", "3"}, {"--layer", "--config"});
        row("a part of a session", {"own.posiscope", "--part", "text"}, {"--part", "--config"});
        row("a layer that is no number",
            {"--config", POSISCOPE_TEST_DATA "/configs/README.md", "--layer", "x"}, {"layer", "x"});
        row("a name that is nearly right", {"--d-modell", "4"}, {"--d-modell", "“--d-model”", "--help"});
    }
    void wrongValues() {
        const auto [words, mentioned] = fetchRow<QStringList, QStringList>();
        VERIFY_REFUSED(program_.run(words), 2, mentioned);
    }
};

QTEST_GUILESS_MAIN(TestCliWindow)
#include "tst_cli_window.moc"
