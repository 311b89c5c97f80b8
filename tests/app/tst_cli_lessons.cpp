// SPDX-License-Identifier: GPL-3.0-or-later
// Lessons on the command line: listed, checked, printed, and opened in the window.
#include "tests/app/programtest.h"
#include "tests/support/pdftext.h"
#include "tests/support/rows.h"

namespace {

const QByteArray sound =
    "---\nlesson: mine\ntitle: Mine\nsummary: Of mine.\nminutes: 5\n---\n\n## One\n\n```state\nd_model = "
    "16\npanes = waves\n```\n\nHello {{ d_model }}.\n\n```predict\nWhich?\n- [ ] This.\n- [x] "
    "That.\nbecause: "
    "It is {{ d_model }}.\nstill: The text says it.\n```\n\n## Two\n\n```task\nDo it.\ndone: base < "
    "100\nsolution: base = 50\n```\n";

}  // namespace

class TestCliLessons : public ProgramTest {
    Q_OBJECT

 private slots:
    void list() {
        const Ran ran = program_.run({"list", "lessons"});
        VERIFY_DONE(ran);
        const QList<QByteArray> lines = ran.output.trimmed().split('\n');
        // A line for every lesson: its name, a tab, its title and summary.
        QStringList names;
        for (const QByteArray& line : lines) {
            QVERIFY2(line.contains(": ") && line.count('\t') == 1, line);
            names << QString::fromUtf8(line.left(line.indexOf('\t')));
        }
        QStringList files =
            QDir(POSISCOPE_TEST_DATA "/../../resources/lessons/en").entryList({"*.md"}, QDir::Files);
        // A file is called NN-name.md, in the order of the course, or lecture-name.md.
        files.replaceInStrings(QRegularExpression("^[0-9]+-|^lecture-|[.]md$"), QString());
        QCOMPARE(names, files);
        QVERIFY2(ran.output.contains("\nwavelengths\tWavelengths"), ran.output);
        const Ran chinese = program_.run({"--lang", "zh", "list", "lessons"});
        VERIFY_DONE(chinese);
        QVERIFY2(chinese.output.contains("wavelengths\t波长"), chinese.output);
    }

    void check() {
        writeBytes(path("good.md"), sound);
        const Ran one = program_.run({"lesson", path("good.md")});
        VERIFY_DONE(one);
        QCOMPARE(one.output, path("good.md").toUtf8() + ": 2 steps, no mistakes\n");
        writeBytes(path("one.md"), sound.left(sound.indexOf("## Two")));
        const Ran several = program_.run({"lesson", path("one.md"), "wavelengths", path("good.md")});
        VERIFY_DONE(several);
        QCOMPARE(several.output, path("one.md").toUtf8() +
                                     ": 1 step, no mistakes\nwavelengths: 10 steps, no mistakes\n" +
                                     path("good.md").toUtf8() + ": 2 steps, no mistakes\n");
    }

    // A lesson with a picture that is missing or not allowed: check and handout refuse it alike.
    void pictures() {
        QByteArray text = sound;
        text.replace("Hello {{ d_model }}.", "Hello.\n\n![the words](secret.png) Go on.");
        writeBytes(path("picture.md"), text);
        const QStringList words{"picture.md", "line 17", "secret.png"};
        VERIFY_REFUSED(program_.run({"lesson", path("picture.md")}), 1, words);
        VERIFY_REFUSED(program_.run({"handout", "--lesson", path("picture.md"), "-o", path("picture.pdf")}),
                       1, words);
        QVERIFY(!QFile::exists(path("picture.pdf")));
    }

    void mistakes_data() {
        const Rows<QByteArray, QByteArray, QStringList> row("from", "to", "mentioned");
        row("a value", "d_model = 16", "d_model = 0", {"line 11", "d_model"});
        row("a view", "panes = waves", "panes = wawes", {"line 12", "wawes"});
        row("a number", "Hello {{ d_model }}", "Hello {{ d_modell }}", {"line 15", "d_modell"});
        row("a number after the answers", "It is {{ d_model }}", "It is {{ 1 / 0 }}", {"line 21"});
        row("no right answer", "- [x]", "- [ ]", {"line 17"});
        row("done at first", "base < 100", "base > 100", {"line 29"});
        row("a solution that is none", "base = 50", "base = 500", {"line 29", "solution"});
        row("no header", "---\nlesson: mine", "lesson: mine", {"line 1"});
    }
    void mistakes() {
        const auto [from, to, mentioned] = fetchRow<QByteArray, QByteArray, QStringList>();
        QByteArray text = sound;
        QVERIFY(text.contains(from));
        text.replace(text.indexOf(from), from.size(), to);
        writeBytes(path("bad.md"), text);
        VERIFY_REFUSED(program_.run({"lesson", path("bad.md")}), 1, mentioned + QStringList{"bad.md"});
        VERIFY_REFUSED(program_.run({"handout", "--lesson", path("bad.md"), "-o", path("x.pdf")}), 1,
                       mentioned + QStringList{"bad.md"});
        QVERIFY(!QFile::exists(path("x.pdf")));
        // The other lessons are checked as well.
        writeBytes(path("good.md"), sound);
        const Ran both = program_.run({"lesson", path("bad.md"), path("good.md")});
        QCOMPARE(both.status, 1);
        QVERIFY(both.output.endsWith("good.md: 2 steps, no mistakes\n"));
        QCOMPARE(both.errors.count('\n'), 1);
    }

    // All mistakes of a file come at once: first those of its form, then what its words mean.
    void allMistakes() {
        const auto errorsOf = [&](const QList<QPair<QByteArray, QByteArray>>& changes) {
            QByteArray text = sound;
            for (const auto& [from, to] : changes)
                text.replace(from, to);
            writeBytes(path("bad.md"), text);
            return program_.run({"lesson", path("bad.md")}).errors;
        };
        const QByteArray form =
            errorsOf({{"summary: Of", "sumary: Of"}, {"- [x]", "- [ ]"}, {"## Two", "# Two"}});
        QCOMPARE(form.count('\n'), 3);
        for (const char* line : {"line 4", "line 17", "line 25"})
            QVERIFY2(form.contains(line), form);
        QVERIFY2(form.contains("“# Two” begins no step: a step begins with “## Two”"), form);
        const QByteArray meaning = errorsOf({{"d_model = 16", "d_modell = 16"},
                                             {"panes = waves", "panes = wawes"},
                                             {"base = 50\n", "base = 500\n"}});
        QCOMPARE(meaning.count('\n'), 3);
        for (const char* line : {"line 11", "line 12", "line 29"})
            QVERIFY2(meaning.contains(line), meaning);
    }

    /// Of different kinds, in one step and in several: one run names them all, and nothing else.
    void allKindsAtOnce() {
        QByteArray text = sound;
        text.replace("panes = waves", "panes = wawes\npostion = 3\nposition = 5000\nmarks = row x");
        text.replace("Hello {{ d_model }}.", "Hello {{ d_modell }} {{ pe(5000, 0) }} {{ base : x }}.");
        text.replace("still: ", "");
        text.replace("## Two",
                     "# Two\n\n```state\npanes = waves\nmarks = waves row 999; similarity row 3\n```\n");
        text.replace("base = 50", "base = 0");
        writeBytes(path("bad.md"), text);
        const Ran ran = program_.run({"lesson", path("bad.md")});
        QCOMPARE(ran.status, 1);
        for (const char* said :
             {"“# Two” begins no step", "wawes", "postion", "position", "row x", "d_modell", "5000, 0",
              "end with : and a number", "“waves row 999”", "“similarity row 3”", "base"})
            QVERIFY2(ran.errors.contains(said), (QByteArray(said) + " is not in\n" + ran.errors));
        QCOMPARE(ran.errors.count('\n'), 11);
    }

    /// A mark that no picture of its step draws is a mistake, at the line of the marks.
    void marks_data() {
        const Rows<QByteArray, QByteArray, bool> row("state", "marks", "drawn");
        row("a row", "panes = heatmap", "heatmap row 31", true);
        row("a row below the table", "panes = heatmap", "heatmap row 128", false);
        row("a pair", "panes = heatmap", "pair 7", true);
        row("pair 9 of 8", "panes = heatmap", "pair 9", false);
        row("a view that is not shown", "panes = heatmap", "similarity cell 3 4", false);
        row("no view at all", "panes = heatmap", "heetmap row 3", false);
        row("a kind that the view has not", "panes = heatmap", "diagonal 3", false);
        row("one of two views", "panes = heatmap, similarity", "diagonal 3", true);
        row("a diagonal outside", "panes = similarity", "diagonal 128", false);
        row("an arrow", "panes = heatmap", "arrow 8 4 24 12", true);
        row("an arrow outside", "panes = heatmap", "arrow 800 4 824 12", false);
        row("outside of the part in sight", "panes = heatmap\nviewport.1 = -0.5, 15.5, -0.5, 9.5", "row 20",
            false);
        row("a dial", "panes = clocks\nclock_pairs = 0-3", "pair 3", true);
        row("a dial that is not shown", "panes = clocks\nclocks = chosen\nclock_pairs = 0-3", "pair 5",
            false);
        row("pair 9 of 8 dials", "encoding = rope\nhead_dim = 16\npanes = rotation", "rotation pair 9",
            false);
        row("a table of the sentence", "panes = sentence\nsentence = a b c", "sentence.outputs row 2", true);
        row("a row below the sentence", "panes = sentence\nsentence = a b c", "sentence.outputs row 3",
            false);
        row("no table of the sentence", "panes = sentence\nsentence = a b c", "sentence.output row 2", false);
        row("a way to count", "panes = counting", "counting.properties cell 2 5", true);
        row("no way to count", "panes = counting", "counting.properties cell 2 6", false);
        row("no property", "panes = counting", "counting.properties cell 4 2", false);
        row("a row below those that are counted", "panes = counting", "counting row 128", false);
        row("a view without marks", "panes = readout", "row 3", false);
        row("a position of curves", "b.base = 100\npanes = similarity:both", "similarity row 5", true);
        row("no cell of curves", "b.base = 100\npanes = similarity:both", "similarity cell 5 5", false);
    }
    void marks() {
        const auto [state, marks, drawn] = fetchRow<QByteArray, QByteArray, bool>();
        writeBytes(path("marks.md"),
                   "---\nlesson: mine\ntitle: Mine\n---\n## One\n```state\n" +
                       (state.contains("encoding") ? QByteArray() : QByteArray("d_model = 16\n")) +
                       "max_len = 128\n" + state + "\nmarks = " + marks + "\n```\nText.\n");
        const Ran ran = program_.run({"lesson", path("marks.md")});
        QVERIFY2(ran.status == (drawn ? 0 : 1), ran.errors);
        if (!drawn)
            QVERIFY2(ran.errors.contains("no picture of this step draws the mark “" + marks), ran.errors);
    }

    /// Thousands of marks are refused at once.
    void thousandsOfMarks() {
        QByteArray text = sound;
        text.replace("panes = waves",
                     "panes = heatmap\nmarks = " + QByteArray("cell 1 1: x; ").repeated(30'000));
        writeBytes(path("many.md"), text);
        QElapsedTimer timer;
        timer.start();
        VERIFY_REFUSED(program_.run({"lesson", path("many.md")}), 1,
                       (QStringList{"line 13", "marks, and at most 100"}));
        VERIFY_REFUSED(program_.run({"handout", "--lesson", path("many.md"), "-o", path("x.pdf")}), 1,
                       (QStringList{"line 13", "at most 100"}));
        QVERIFY(timer.elapsed() < 20'000);
    }

    void warnings_data() {
        const Rows<QByteArray, QByteArray, QStringList> row("from", "to", "mentioned");
        row("an answer that nothing shows", "still: The text says it.\n", "",
            {"note: ", "line 18", "changes nothing in the picture"});
        row("a long text", "Hello", QByteArray("Hello, hello. ").repeated(70), {"note: ", "line 15", "cut"});
        row("a long Chinese text", "Hello", QByteArray("你好，").repeated(200), {"note: ", "line 15", "cut"});
        row("a state of then that shows nothing", "```\n\n## Two",
            "```\n\n```then\nSo.\n```\n\n```then-state\nd_model = 16\n```\n\n## Two",
            {"note: ", "line 30", "“then-state” changes nothing"});
        row("a long question", "Which?", QByteArray("Which of them? ").repeated(50), {"note: ", "line 18"});
    }
    void warnings() {
        const auto [from, to, mentioned] = fetchRow<QByteArray, QByteArray, QStringList>();
        QByteArray text = sound;
        QVERIFY(text.contains(from));
        writeBytes(path("long.md"), text.replace(from, to));
        const Ran ran = program_.run({"lesson", path("long.md")});
        QCOMPARE(ran.status, 0);
        QCOMPARE(ran.errors.count('\n'), 1);
        for (const QString& word : mentioned)
            QVERIFY2(ran.errors.contains(word.toUtf8()), ran.errors);
        QVERIFY(ran.output.endsWith("no mistakes\n"));
    }

    void handout_data() {
        const Rows<QStringList, QStringList, QStringList> row("words", "inside", "outside");
        const QStringList answers{"It is 16.", "SOLUTION", "Base: 50"};
        const QStringList notes{"3 minutes", "Say it."};
        row("a file", QStringList{"--lesson", "FILE"},
            QStringList{"Mine", "1 One", "Hello 16.", "2 Two", "Page 1 of"}, answers + notes);
        row("with solutions", QStringList{"--lesson", "FILE", "--solutions"},
            QStringList{"Mine", "2 Two"} + answers, notes);
        row("the teacher's copy", QStringList{"--lesson", "FILE", "--teacher"},
            QStringList{"Mine", "2 Two"} + answers + notes, QStringList{});
        row("a lesson of the program", QStringList{"--lesson", "wavelengths"},
            QStringList{"Wavelengths, and what the base is not"}, QStringList{"{{"});
        row("in Chinese", QStringList{"--lesson", "wavelengths", "--lang", "zh"},
            QStringList{"波长，以及底数不是什么"}, QStringList{"Turns and radians"});
    }
    void handout() {
        auto [words, inside, outside] = fetchRow<QStringList, QStringList, QStringList>();
        writeBytes(path("mine.md"), sound + "\n```notes\nminutes: 3\nSay it.\n```\n");
        words.replaceInStrings("FILE", path("mine.md"));
        const Ran ran = program_.run(QStringList{"handout"} + words + QStringList{"-o", path("x.pdf")});
        VERIFY_DONE(ran);
        QCOMPARE(ran.output, QByteArray());
        const QString text = textOfPdf(path("x.pdf"));
        QVERIFY2(!text.isEmpty(), "pdftotext is of the package poppler-utils");
        for (const QString& word : inside)
            QVERIFY2(text.contains(word), qPrintable(word + " is not in: " + text.left(2000)));
        for (const QString& word : outside)
            QVERIFY2(!text.contains(word), qPrintable(word));
        QCOMPARE(contentOf(folder_->path()).keys(), (QStringList{"mine.md", "x.pdf"}));
    }

    void handoutIsNotWritten() {
        const QByteArray older = "older";
        writeBytes(path("x.pdf"), older);
        VERIFY_REFUSED(program_.run({"handout", "--lesson", "wavelengths", "-o", path("no/x.pdf")}), 1,
                       (QStringList{"no/x.pdf", "there is no folder"}));
        VERIFY_REFUSED(program_.run({"handout", "--lesson", "wavelengths", "-o", "/proc/x.pdf"}), 1,
                       {"/proc/x.pdf"});
        QCOMPARE(bytesOf(path("x.pdf")), older);
        QCOMPARE(contentOf(folder_->path()).keys(), QStringList{"x.pdf"});
    }

    void refused_data() {
        const Rows<QStringList, QStringList> row("words", "mentioned");
        row("handout of nothing", {"handout"}, {"--lesson is missing", "list lessons"});
        row("handout to nowhere", {"handout", "--lesson", "wavelengths"}, {"-o FILE is missing"});
        row("handout as a picture", {"handout", "--lesson", "wavelengths", "-o", "x.png"}, {"x.png", ".pdf"});
        row("handout of an unknown lesson", {"handout", "--lesson", "waves", "-o", "x.pdf"},
            {"waves", "list lessons"});
        row("handout with a word too many", {"handout", "wavelengths"},
            {"unexpected argument", "wavelengths"});
        row("handout with an unknown option", {"handout", "--answers"}, {"answers"});
        row("handout in an unknown language",
            {"handout", "--lesson", "wavelengths", "-o", "x.pdf", "--lang", "xx"}, {"--lang", "xx"});
        row("check nothing", {"lesson"}, {"one or more files"});
        row("check with an option", {"lesson", "--all"}, {"all"});
        row("window with an unknown lesson", {"--lesson", "waves"}, {"waves", "list lessons"});
        row("window with no lesson", {"--lesson"}, {"missing value after “--lesson”"});
        row("window with an empty lesson", {"--lesson="}, {"--lesson takes"});
        row("window with two lessons", {"--lesson", "rotary", "--lesson", "wavelengths"}, {"twice"});
        row("window with an unknown option", {"--lesson", "rotary", "--presents"}, {"--presents", "--help"});
        row("window with two files", {"--present", "a.posiscope", "b.posiscope"}, {"b.posiscope"});
    }
    void refused() {
        const auto [words, mentioned] = fetchRow<QStringList, QStringList>();
        VERIFY_REFUSED(program_.run(words), 2, mentioned);
    }

    void checkOfAFileThatIsNotThere() {
        VERIFY_REFUSED(program_.run({"lesson", "gone.md"}), 2, (QStringList{"gone.md", "no file"}));
        VERIFY_REFUSED(program_.run({"handout", "--lesson", "gone.md", "-o", path("x.pdf")}), 2,
                       (QStringList{"gone.md", "no file"}));
    }

    void windowNeedsADisplay() {
        VERIFY_REFUSED(program_.run({"--lesson", "wavelengths", "--present"}), 1, {"display"});
    }

    void help() {
        for (const QString& words : {QString("--lesson NAME|FILE"), QString("--present"), QString("handout"),
                                     QString("  lesson "), QString("lessons")})
            QVERIFY2(program_.run({"--help"}).output.contains(words.toUtf8()), qPrintable(words));
        for (const QString& command : {QString("handout"), QString("lesson")}) {
            const Ran ran = program_.run({command, "--help"});
            VERIFY_DONE(ran);
            QVERIFY(ran.output.startsWith("posiscope " + command.toUtf8()));
        }
        for (const char* option : {"--solutions", "--teacher"})
            QVERIFY2(program_.run({"handout", "--help"}).output.contains(option), option);
    }

    /// The window that opens shows the lesson: after closing, its settings name it.
    void window_data() {
        QTest::addColumn<QStringList>("words");
        QTest::newRow("a lesson") << QStringList{"--lesson", "wavelengths"};
        QTest::newRow("a lesson, presented") << QStringList{"--present", "--lesson=wavelengths"};
        QTest::newRow("presented") << QStringList{"--present"};
    }
    void window() {
        QFETCH(QStringList, words);
        QProcess process;
        QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
        environment.insert("XDG_CONFIG_HOME", folder_->path());
        environment.insert("QT_QPA_PLATFORM", "offscreen");
        environment.remove("DISPLAY");
        process.setProcessEnvironment(environment);
        process.start(POSISCOPE_BINARY, words);
        QVERIFY(process.waitForStarted());
        const bool lesson = words.join(' ').contains("wavelengths");
        const auto remembered = [&] {
            QByteArray all;
            const QDir folder(folder_->path());
            for (const QString& sub : folder.entryList(QDir::Dirs | QDir::NoDotAndDotDot))
                for (const QByteArray& bytes : contentOf(folder.filePath(sub)))
                    all += bytes;
            return all;
        };
        if (lesson)
            QTRY_VERIFY(remembered().contains("wavelengths") || process.state() != QProcess::Running);
        else
            QTest::qWait(1500);
        QCOMPARE(remembered().contains("wavelengths"), lesson);
        QCOMPARE(process.state(), QProcess::Running);
        process.kill();
        process.waitForFinished();
        QCOMPARE(process.readAllStandardError(), QByteArray());
    }

 private:
    QString path(const QString& name) const { return folder_->filePath(name); }
};

QTEST_GUILESS_MAIN(TestCliLessons)
#include "tst_cli_lessons.moc"
