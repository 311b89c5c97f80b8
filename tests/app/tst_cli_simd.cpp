// SPDX-License-Identifier: GPL-3.0-or-later
// Files are equal byte for byte, whichever instruction set wrote them, and so are answers about tables.
#include "tests/app/picturetest.h"
#include "tests/support/allrows.h"
#include "tests/support/rows.h"
#include "tests/support/strict.h"

namespace {

Program programWith(const QString& set) {
    Program program;
    program.setEnvironment("POSISCOPE_SIMD", set);
    return program;
}

}  // namespace

class TestCliSimd : public StrictTest {
    Q_OBJECT

 private slots:
    /// A set that this machine does not have is refused like one that does not exist.
    void initTestCase() {
        for (const char* set : {"baseline", "v3", "v4"}) {
            const Ran ran = programWith(set).run({"describe"});
            if (ran.status == 0)
                available_ << set;
            else
                VERIFY_REFUSED(ran, 2, QStringList{set});
        }
        QVERIFY(available_.contains("baseline"));
    }

    void unknownSetIsRefused_data() {
        addColumns<QString, QStringList>("set", "words");
        for (const char* set : {"sse9", "V3", "baseline ", "v3,v4"}) {
            const auto row = [&](const char* command, const QStringList& words) {
                QTest::addRow("%s, %s", set, command) << set << words;
            };
            row("describe", {"describe"});
            row("export", {"export", "--view", "heatmap", "-o", "x.png"});
            row("list", {"list", "views"});
            row("the window", {});
        }
    }
    void unknownSetIsRefused() {
        auto [set, words] = fetchRow<QString, QStringList>();
        const QTemporaryDir folder;
        words.replaceInStrings("x.png", folder.filePath("x.png"));
        const Ran ran = programWith(set).run(words);
        VERIFY_REFUSED(ran, 2, (QStringList{"POSISCOPE_SIMD", "“" + set + "”"} + available_));
        QVERIFY(contentOf(folder.path()).isEmpty());
        // The message names only the sets of this machine.
        for (const char* other : {"v3", "v4"})
            if (!available_.contains(other) && !set.contains(other))
                QVERIFY2(!ran.errors.contains(other), ran.text());
    }

    void sameBytes_data() {
        addColumns<QString, QString>("ending", "words");
        const auto row = [](const char* ending, const char* words) {
            QTest::addRow("%s %s", ending, words) << ending << words;
        };
        for (const char* dtype : {"float64", "float32"}) {
            const auto table = [&](const char* options) {
                row("npy", ("--view heatmap --dtype " + QByteArray(dtype) + " " + options).constData());
            };
            table("--d-model 129 --max-len 3000 --first-position 16777000");
            table("--d-model 1100 --max-len 700 --layout half-split --spectrum endpoint --zero-first-row");
            table("--d-model 512 --max-len 9000");  // many blocks
            row("npy",
                ("--view similarity --d-model 66 --max-len 500 --dtype " + QByteArray(dtype)).constData());
        }
        row("csv", "--view heatmap --d-model 9 --max-len 300");
        row("csv", "--view waves --d-model 64 --max-len 300 --dimensions 4-7,20");
        row("npy", "--view offset-map --d-model 64 --offset -3");
        row("npy", "--view spectrum --d-model 512");
        row("png", "--view heatmap --size 700x500");
        row("png", "--view heatmap --size 700x500 --d-model 513 --max-len 100000 --orientation across");
        row("png", "--view waves --size 700x500 --max-len 100000");
        // Pixels of single positions, of some, and of many; rows of equal and of varying norm.
        for (const char* size : {"100", "10000", allRows() ? "16777216" : "1048576"})
            for (const char* kind : {"--d-model 512 --similarity dot", "--d-model 33 --similarity cosine"})
                row("png", ("--view similarity --size 700x500 --max-len " + QByteArray(size) + " " + kind)
                               .constData());
    }
    void sameBytes() {
        const auto [ending, words] = fetchRow<QString, QString>();
        const QTemporaryDir folder;
        const auto exported = [&](const Program& program, QByteArray& bytes) {
            const QString path = folder.filePath("file." + ending);
            VERIFY_DONE(program.run(QStringList{"export", "-o", path} + split(words)));
            bytes = bytesOf(path);
            QVERIFY(bytes.size() > 100);
            QVERIFY(QFile::remove(path));
        };
        QByteArray expected;
        exported(Program(), expected);  // the last set is the program's default
        for (const QString& set : others()) {
            if (QTest::currentTestFailed()) return;
            QByteArray bytes;
            exported(programWith(set), bytes);
            QVERIFY2(bytes == expected, qPrintable(set));
        }
    }

    void sameAnswers_data() {
        addColumns<QString, QString>("ending", "words");
        // Columns that fill registers and that do not.
        for (const auto& [dModel, dtype] : {std::pair{"64", "float32"}, {"66", "float64"}, {"37", "float32"}})
            QTest::addRow("%s columns, %s", dModel, dtype)
                << "npy" << QStringLiteral("--d-model %1 --max-len 500 --dtype %2").arg(dModel, dtype);
        QTest::addRow("damaged") << "csv"
                                 << "--d-model 22 --max-len 90";
    }
    void sameAnswers() {
        const auto [ending, words] = fetchRow<QString, QString>();
        const QTemporaryDir folder;
        const QString path = folder.filePath("table." + ending);
        VERIFY_DONE(Program().run(QStringList{"export", "--view", "heatmap", "-o", path} + split(words)));
        if (ending == "csv") {
            QByteArray numbers = bytesOf(path);
            QVERIFY(numbers.contains(",0."));
            writeBytes(path, numbers.replace(numbers.lastIndexOf(",0."), 3, ",7."));
        }
        const QStringList identify{"identify", path, "--json"};
        const Ran expected = Program().run(identify);
        QCOMPARE(expected.status, ending == "csv" ? 3 : 0);  // a cell of the text is another
        QVERIFY2(expected.output.contains("\"sinusoidal\""), qPrintable(expected.text()));
        for (const QString& set : others())
            QCOMPARE(programWith(set).run(identify).output, expected.output);
    }

 private:
    /// The sets beside the program's default; in the quick suite the baseline alone.
    QStringList others() const { return available_.first(allRows() ? available_.size() - 1 : 1); }

    QStringList available_;
};

QTEST_GUILESS_MAIN(TestCliSimd)
#include "tst_cli_simd.moc"
