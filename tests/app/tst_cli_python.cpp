// SPDX-License-Identifier: GPL-3.0-or-later
// posiscope.py, run by Debian's Python with this program.
#include "tests/app/programtest.h"

class TestCliPython : public ProgramTest {
    Q_OBJECT

 private slots:
    void everyFunction() {
        const Ran ran = python({POSISCOPE_TEST_DATA "/../app/posiscope_test.py", module_, folder_->path()});
        if (ran.output == "no numpy\n") QSKIP("python3-numpy is not installed");
        QVERIFY2(ran.status == 0 && ran.errors.isEmpty(), ran.errors);
        for (const char* test : {"table", "offset_map", "similarity", "identify", "check", "compare",
                                 "convert", "show", "figure"})
            QVERIFY2(ran.output.contains(QByteArray("test_") + test + "\n"), ran.output);
        if (ran.output.contains("no torch")) QSKIP("python3-torch is not installed");
        QVERIFY(ran.output.contains("test_torch\n"));
    }

    // One file, short enough to be read, every function with types and a docstring.
    void isSmallAndDescribed() {
        const QString source = QString::fromUtf8(bytesOf(module_ + "/posiscope.py"));
        QVERIFY(source.count('\n') <= 290);
        static const QRegularExpression function(
            "^def ([a-z]\\w*)\\(([^\\n]*)\\) -> [^\\n]+:\\n    \"\"\"[A-Z]",
            QRegularExpression::MultilineOption);
        QStringList names;
        for (auto each = function.globalMatch(source); each.hasNext();)
            names << each.next().captured(1);
        QCOMPARE(names, (QStringList{"table", "offset_map", "similarity", "identify", "check", "compare",
                                     "convert", "show", "figure"}));
    }

 private:
    Ran python(const QStringList& words) const {
        QProcess process;
        auto environment = QProcessEnvironment::systemEnvironment();
        environment.insert("POSISCOPE", POSISCOPE_BINARY);
        environment.insert("HOME", folder_->path());
        process.setProcessEnvironment(environment);
        process.start("/usr/bin/python3", words);
        process.waitForFinished(120'000);
        return {process.exitCode(), process.readAllStandardOutput(), process.readAllStandardError()};
    }

    const QString module_ = POSISCOPE_TEST_DATA "/../../resources/python";
};

QTEST_GUILESS_MAIN(TestCliPython)
#include "tst_cli_python.moc"
