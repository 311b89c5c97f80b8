// SPDX-License-Identifier: GPL-3.0-or-later
// Signals, names that are not text, and links: no half-written file stays behind.
#include <signal.h>
#include <sys/stat.h>
#include <unistd.h>

#include <QDirIterator>
#include <QThread>

#include "core/parameters/keys.h"
#include "core/state/session.h"
#include "tests/app/programtest.h"
#include "tests/support/allrows.h"
#include "tests/support/cputime.h"
#include "tests/support/rows.h"

using namespace posiscope;

namespace {

/// The processor time of a process that runs, in ms.
double cpuOf(qint64 process) {
    const QByteArray status = bytesOf(QStringLiteral("/proc/%1/stat").arg(process));
    const QList<QByteArray> fields = status.mid(status.lastIndexOf(')') + 2).split(' ');
    constexpr int user = 11, system = 12;  // after the name, see proc(5)
    if (fields.size() <= system) return 0;
    return 1000 * (fields[user].toDouble() + fields[system].toDouble()) /
           static_cast<double>(::sysconf(_SC_CLK_TCK));
}

/// What xdotool prints; null where it fails.
QByteArray xdotool(const QStringList& words) {
    QProcess process;
    process.start("xdotool", words);
    if (!process.waitForFinished(patience) || process.exitCode() != 0) return {};
    return process.readAllStandardOutput().trimmed() + '\n';
}

/// The X window of the process with this in its title, as soon as it can be seen. A search fails where a
/// window goes while it is looked at.
QString windowNamed(const QString& title, const QProcess& process) {
    QString all;
    const auto found = [&] {
        all = QString::fromLatin1(xdotool({"search", "--onlyvisible", "--all", "--pid",
                                           QString::number(process.processId()), "--name", title}));
        return !all.section('\n', 0, 0).isEmpty();
    };
    return QTest::qWaitFor(found, patience) ? all.section('\n', 0, 0) : QString();
}

struct Signal {
    const char* name;
    int number;
};
const Signal signalsThatEnd[] = {{"SIGINT", SIGINT}, {"SIGTERM", SIGTERM}, {"SIGHUP", SIGHUP}};

/// Each signal with one of three things that it interrupts, in turn; or with all, with the label slow.
template <class AddRow>
void inTurn(const AddRow& addRow) {
    for (std::size_t signal = 0; signal < 3; ++signal)
        for (std::size_t thing = 0; thing < 3; ++thing)
            if (allRows() || signal == thing) addRow(signalsThatEnd[signal], thing);
}

}  // namespace

class TestCliInterrupts : public ProgramTest {
    Q_OBJECT

 private slots:
    void aSignalLeavesNothing_data() {
        const std::pair<const char*, QStringList> kinds[] = {
            {"frames",
             {"--animate", "position=0..2999", "--max-len", "4096", "--view", "clocks", "-o", "f.png"}},
            {"data", {"--view", "heatmap", "--max-len", "4194304", "--d-model", "512", "-o", "f.csv"}},
            {"gif",
             {"--animate", "position=0..2999", "--max-len", "4096", "--view", "clocks", "-o", "f.gif"}}};
        addColumns<int, QStringList>("signal", "words");
        inTurn([&](const Signal& signal, std::size_t n) {
            QTest::addRow("%s %s", signal.name, kinds[n].first) << signal.number << kinds[n].second;
        });
    }
    void aSignalLeavesNothing() {
        const auto [signal, words] = fetchRow<int, QStringList>();
        const QTemporaryDir folder;
        QProcess process;
        process.setWorkingDirectory(folder.path());
        process.start(POSISCOPE_BINARY, QStringList{"export"} + words);
        QVERIFY(process.waitForStarted());
        // The program is working once the folder of frames exists, or some time later.
        constexpr int atWork = 1500;
        QThread::msleep(atWork);
        QVERIFY2(process.state() == QProcess::Running || process.waitForFinished(0) == false,
                 "it was over before");
        QCOMPARE(::kill(static_cast<pid_t>(process.processId()), signal), 0);
        QVERIFY(process.waitForFinished(patience));
        QCOMPARE(process.exitStatus(), QProcess::CrashExit);  // the parent sees the signal
        QCOMPARE(process.exitCode(), signal);
        QVERIFY(contentOf(folder.path()).isEmpty());
    }

    /// A picture is not finished first: the older file stays.
    void aSignalKeepsTheOldPicture_data() {
        const char* const files[] = {"f.png", "f.svg", "f.pdf"};
        addColumns<int, QString>("signal", "file");
        inTurn([&](const Signal& signal, std::size_t n) {
            QTest::addRow("%s %s", signal.name, files[n]) << signal.number << QString(files[n]);
        });
    }
    void aSignalKeepsTheOldPicture() {
        const auto [signal, file] = fetchRow<int, QString>();
        const QTemporaryDir folder;
        writeBytes(folder.filePath(file), "old");
        QProcess process;
        process.setWorkingDirectory(folder.path());
        process.start(POSISCOPE_BINARY, {"export", "--view", "similarity", "--max-len", "65536", "--size",
                                         "14000x14000", "--dpi", "96", "-o", file});
        QVERIFY(process.waitForStarted());
        QTRY_VERIFY(cpuOf(process.processId()) > 500);
        QCOMPARE(process.state(), QProcess::Running);
        QCOMPARE(::kill(static_cast<pid_t>(process.processId()), signal), 0);
        QVERIFY(process.waitForFinished(patience));
        QCOMPARE(process.exitStatus(), QProcess::CrashExit);
        QCOMPARE(process.exitCode(), signal);
        QCOMPARE(bytesOf(folder.filePath(file)), QByteArray("old"));
        QCOMPARE(contentOf(folder.path()).size(), 1);
    }

    /// What has been read of a pipe goes with the program, whatever it waits for then.
    void aSignalWhileAPipeIsRead_data() {
        const std::pair<const char*, QStringList> kinds[] = {{"a slow pipe", {"identify", "-"}},
                                                             {"the next pipe", {"compare", "-", "PIPE"}},
                                                             {"a window", {"-"}}};
        addColumns<int, QStringList>("signal", "words");
        inTurn([&](const Signal& signal, std::size_t n) {
            QTest::addRow("%s %s", signal.name, kinds[n].first) << signal.number << kinds[n].second;
        });
    }
    void aSignalWhileAPipeIsRead() {
        auto [signal, words] = fetchRow<int, QStringList>();
        const QTemporaryDir folder;
        const QString pipe = folder.filePath("pipe");
        QCOMPARE(::mkfifo(pipe.toLocal8Bit(), 0600), 0);
        words.replaceInStrings("PIPE", pipe);
        for (const char* each : {"tmp", "cache"})
            QVERIFY(QDir(folder.path()).mkdir(each));
        QProcess process;
        QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
        environment.insert("TMPDIR", folder.filePath("tmp"));
        environment.insert("XDG_CACHE_HOME", folder.filePath("cache"));
        process.setProcessEnvironment(environment);
        process.start(POSISCOPE_BINARY, words);
        QVERIFY(process.waitForStarted());
        process.write("1,2\n3,4\n");
        const bool ended = words.size() > 2;
        if (ended) process.closeWriteChannel();
        const auto left = [&folder, ended] {
            QStringList files;
            for (const char* each : {"tmp", "cache"})
                for (QDirIterator all(folder.filePath(each), {ended ? "*.csv" : "*"}, QDir::Files,
                                      QDirIterator::Subdirectories);
                     all.hasNext();)
                    files << all.next();
            return files;
        };
        QTRY_VERIFY_WITH_TIMEOUT(!left().isEmpty() && QFileInfo(left().constFirst()).size() > 0, patience);
        QCOMPARE(::kill(static_cast<pid_t>(process.processId()), signal), 0);
        QVERIFY(process.waitForFinished(patience));
        QCOMPARE(process.exitStatus(), QProcess::CrashExit);
        QCOMPARE(process.exitCode(), signal);
        QCOMPARE(left(), QStringList());
        QVERIFY(QDir(folder.filePath("tmp")).isEmpty());
    }

    void aDecompositionHoldsUpNoSignal_data() {
        QTest::addColumn<QStringList>("words");
        const char* const session = "decomposition.posiscope";
        QTest::newRow("the window") << QStringList{session};
        QTest::newRow("numbers") << QStringList{"export",     "--session", session, "--view",
                                                "components", "-o",        "f.npy"};
        QTest::newRow("a picture") << QStringList{"export",     "--session", session, "--view",
                                                  "components", "-o",        "f.png"};
    }
    /// 2,048 singular values take 7 s of the processor or more; the program ends after little more than it
    /// had taken when the signal came.
    void aDecompositionHoldsUpNoSignal() {
        QFETCH(QStringList, words);
        State state = defaultState();
        state.set(keys::encoding, std::string("learned"));
        state.set(keys::maxLen, std::int64_t{2048});
        state.set(keys::dModel, std::int64_t{2048});
        state.arrangement.panes = {{"components", {}}};
        repair(state);
        const QTemporaryDir folder;
        writeBytes(folder.filePath("decomposition.posiscope"),
                   QByteArray::fromStdString(writeSession(state)));
        QProcess process;
        QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
        environment.insert("QT_QPA_PLATFORM", "offscreen");
        environment.insert("XDG_CONFIG_HOME", folder.filePath("config"));
        process.setProcessEnvironment(environment);
        process.setWorkingDirectory(folder.path());
        process.start(POSISCOPE_BINARY, words);
        QVERIFY(process.waitForStarted());
        const double others = cpuOfEndedChildren();
        QTRY_VERIFY(cpuOf(process.processId()) > 1500);
        QCOMPARE(process.state(), QProcess::Running);
        const double before = cpuOf(process.processId());
        QCOMPARE(::kill(static_cast<pid_t>(process.processId()), SIGTERM), 0);
        QVERIFY(process.waitForFinished(patience));
        const double after = cpuOfEndedChildren() - others - before;
        qInfo("it had taken %.0f ms of the processor, and ended after %.0f ms", before, after);
        QVERIFY2(after < 2000, qPrintable(QString::number(after)));
        // The window reports the signal in its status, after saving its state.
        const bool isWindow = words.size() == 1;
        QCOMPARE(process.exitStatus(), isWindow ? QProcess::NormalExit : QProcess::CrashExit);
        QCOMPARE(process.exitCode(), isWindow ? 128 + SIGTERM : SIGTERM);
        QCOMPARE(QDir(folder.path()).entryList({"f*"}, QDir::Files | QDir::Hidden), QStringList());
    }

    void aSignalWhileADialogIsOpen_data() {
        const std::pair<const char*, const char*> dialogs[] = {
            {"ctrl+t", "Open a table"}, {"ctrl+shift+e", "Export all panes"}, {"ctrl+slash", "Shortcuts"}};
        addColumns<int, QString, QString>("signal", "chord", "title");
        inTurn([&](const Signal& signal, std::size_t n) {
            const auto [chord, title] = dialogs[n];
            QTest::addRow("%s, %s", signal.name, title) << signal.number << chord << title;
        });
    }
    /// The window ends at once, whatever dialog waits, and its state is there at the next start.
    void aSignalWhileADialogIsOpen() {
        const auto [signal, chord, title] = fetchRow<int, QString, QString>();
        State state = defaultState();
        state.set(keys::maxLen, std::int64_t{777});
        repair(state);
        const QTemporaryDir folder;
        writeBytes(folder.filePath("own.posiscope"), QByteArray::fromStdString(writeSession(state)));
        QProcess process;
        QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
        environment.insert("QT_QPA_PLATFORM", "xcb");
        environment.insert("XDG_CONFIG_HOME", folder.filePath("config"));
        process.setProcessEnvironment(environment);
        process.setWorkingDirectory(folder.path());
        process.start(POSISCOPE_BINARY, {"own.posiscope"});
        QVERIFY(process.waitForStarted());
        const QString window = windowNamed("own.posiscope", process);
        QVERIFY(!window.isEmpty());
        // There is no window manager to give the window the keyboard.
        QVERIFY(!xdotool({"windowfocus", "--sync", window}).isNull());
        QVERIFY(!xdotool({"key", chord}).isNull());
        QVERIFY(!windowNamed(title, process).isEmpty());
        QCOMPARE(::kill(static_cast<pid_t>(process.processId()), signal), 0);
        QVERIFY(process.waitForFinished(patience));
        QCOMPARE(process.exitStatus(), QProcess::NormalExit);
        QCOMPARE(process.exitCode(), 128 + signal);
        const QByteArray settings = bytesOf(folder.filePath("config/posiscope/settings.json"));
        QVERIFY2(settings.contains("777"), settings.left(400));
    }

    void aLimitOfFilesIsSaid() {
        const QTemporaryDir folder;
        writeBytes(folder.filePath("f.npy"), "old");
        Program limited;
        limited.setInChild([] {
            const rlimit least{100'000, 100'000};
            ::setrlimit(RLIMIT_FSIZE, &least);
        });
        const Ran ran = limited.run({"export", "--view", "heatmap", "-o", folder.filePath("f.npy")});
        VERIFY_REFUSED(ran, 1, (QStringList{"f.npy", "File too large"}));
        QCOMPARE(contentOf(folder.path()), (QMap<QString, QByteArray>{{"f.npy", "old"}}));
    }

    /// The whole path is resolved, and links stay links.
    void linksOfLinks() {
        const QTemporaryDir folder;
        writeBytes(folder.filePath("target.csv"), "old");
        QVERIFY(QFile::link("target.csv", folder.filePath("one.csv")));
        QVERIFY(QFile::link("one.csv", folder.filePath("two.csv")));
        QVERIFY(QFile::link(folder.filePath("two.csv"), folder.filePath("three.csv")));
        VERIFY_DONE(program_.run({"export", "--view", "spectrum", "-o", folder.filePath("three.csv")}));
        for (const char* link : {"one.csv", "two.csv", "three.csv"})
            QVERIFY2(QFileInfo(folder.filePath(link)).isSymLink(), link);
        QVERIFY(bytesOf(folder.filePath("target.csv")).contains("wavelength"));
    }

    void linksInACircle() {
        const QTemporaryDir folder;
        QVERIFY(QFile::link("b.csv", folder.filePath("a.csv")));
        QVERIFY(QFile::link("a.csv", folder.filePath("b.csv")));
        VERIFY_REFUSED(program_.run({"export", "--view", "spectrum", "-o", folder.filePath("a.csv")}), 1,
                       (QStringList{"a.csv", "circle"}));
        QVERIFY(QFileInfo(folder.filePath("a.csv")).isSymLink());
    }

    /// Qt names files in UTF-8: other bytes are refused, and no file with another name is written. A shell
    /// runs the program, because QProcess cannot pass such bytes.
    void namesThatAreNoText_data() {
        QTest::addColumn<QString>("command");
        QTest::newRow("output") << "export --view spectrum -o $'out\\xff.csv'";
        QTest::newRow("table") << "describe --table $'bad\\xff.npy'";
        QTest::newRow("window") << "$'bad\\xff.npy'";
    }
    void namesThatAreNoText() {
        QFETCH(QString, command);
        const QTemporaryDir folder;
        QProcess shell;
        shell.setWorkingDirectory(folder.path());
        shell.start(
            "bash",
            {"-c", QString("touch $'bad\\xff.npy'; '%1' %2; status=$?; rm $'bad\\xff.npy'; exit $status")
                       .arg(POSISCOPE_BINARY, command)});
        QVERIFY(shell.waitForFinished(patience));
        QCOMPARE(shell.exitCode(), 2);
        const QByteArray said = shell.readAllStandardError();
        QVERIFY2(says(said, "errors/no-utf8") && said.count('\n') == 1, said.constData());
        QVERIFY(contentOf(folder.path()).isEmpty());
    }

    void windowsNamesATableOrAConfiguration_data() {
        const Rows<QStringList, int, QStringList> row("words", "status", "mentioned");
        const QStringList display{"display"};
        row("no table", QStringList{"--table", "none.npy"}, 2, QStringList{"--table", "none.npy"});
        row("no configuration", QStringList{"--config=none.json"}, 2, QStringList{"--config", "none.json"});
        row("nothing", QStringList{"--table"}, 2, QStringList{"--table"});
    }
    void windowsNamesATableOrAConfiguration() {
        const auto [words, status, mentioned] = fetchRow<QStringList, int, QStringList>();
        VERIFY_REFUSED(program_.run(words), status, mentioned);
    }
};

QTEST_GUILESS_MAIN(TestCliInterrupts)
#include "tst_cli_interrupts.moc"
