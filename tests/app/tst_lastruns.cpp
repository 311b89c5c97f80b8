// SPDX-License-Identifier: GPL-3.0-or-later
// tests/lastruns.sh: the table of the long runs.
#include "tests/app/programtest.h"

class TestLastRuns : public ProgramTest {
    Q_OBJECT

    /// What bash prints in a repository of four commits, of which the second one ran the long tests.
    QByteArray printed(const QString& words) {
        const QString script = QString(R"(
            set -e
            export GIT_CONFIG_GLOBAL=/dev/null GIT_AUTHOR_NAME=a GIT_AUTHOR_EMAIL=a@b GIT_COMMITTER_NAME=a GIT_COMMITTER_EMAIL=a@b
            source %1
            mkdir -p repository/tests && cd repository
            git init -q .
            printf '| run | commit | day | machine | result |\n|---|---|---|---|---|\n' >tests/lastruns.md
            for n in 1 2 3 4; do
                git add tests && git commit -q --allow-empty -m $n
                [ $n -eq 2 ] && record 'tests/run --all' "passed & well" || true
            done
            %2)")
                                   .arg(POSISCOPE_TEST_DATA "/../lastruns.sh", words);
        QProcess bash;
        bash.setWorkingDirectory(folder_->path());
        bash.start("bash", {"-c", script});
        bash.waitForFinished();
        return bash.readAllStandardOutput() + bash.readAllStandardError();
    }

 private slots:
    void oldRunsAreSaid() {
        QCOMPARE(printed("say_old 1"), "tests/run --all ran last 2 commits ago: tests/lastruns.md\n");
    }
    void newRunsAreNot() { QCOMPARE(printed("say_old 2; say_old"), ""); }
    void aShallowCloneIsSilent() {
        QCOMPARE(printed("git clone -q --depth 1 file://$PWD ../shallow; cd ../shallow; say_old 1"), "");
    }
    /// A second run replaces the row of the first.
    void oneRowForEach() {
        const QByteArray text =
            printed("record tests/strict failed; record tests/strict passed; cat tests/lastruns.md");
        QCOMPARE(text.count("tests/strict"), 1);
        QCOMPARE(text.count('\n'), 4);
        QVERIFY2(text.contains("| passed & well |") && text.contains("| passed |"), text);
    }
};

QTEST_GUILESS_MAIN(TestLastRuns)
#include "tst_lastruns.moc"
