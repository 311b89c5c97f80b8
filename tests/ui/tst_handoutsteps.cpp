// SPDX-License-Identifier: GPL-3.0-or-later
// The steps of a lesson in its handouts: questions, hints, minutes, what may be left out, solutions.
#include "tests/support/rows.h"
#include "tests/support/strict.h"
#include "tests/ui/handoutchecks.h"

using namespace posiscope;

Q_DECLARE_METATYPE(posiscope::HandoutKind)

class TestHandoutSteps : public StrictTest {
    Q_OBJECT

 private slots:
    void cleanup() { useLanguage(*findLanguage(QStringLiteral("en"))); }

    void questions_data() {
        const Rows<std::string, QStringList, QStringList, int, QStringList> row(
            "question", "answers", "solved", "rules", "onlySolved");
        row("one", "- [ ] Red :: Too long.\n- [x] Blue\n- [ ] Grey\nbecause: The reason.\n",
            {"☐ A Red", "☐ B Blue", "☐ C Grey"}, {"☐ A Red", "☑ B Blue", "☐ C Grey"}, 2,
            {"Too long.", "The reason."});
        row("one without a reason", "- [ ] Red\n- [x] Blue\n", {"☐ A Red", "☐ B Blue"},
            {"☐ A Red", "☑ B Blue"}, 0, {});
        row("all", "- [x] Red\n- [x] Blue\n- [ ] Grey\n", {"☐ A Red", "☐ B Blue", "☐ C Grey"},
            {"☑ A Red", "☑ B Blue", "☐ C Grey"}, 0, {});
        row("order", "- [1] Red\n- [2] Blue\n- [3] Grey\n", {"☐ A Blue", "☐ B Grey", "☐ C Red"},
            {"☐2 A Blue", "☐3 B Grey", "☐1 C Red"}, 0, {});
        row("number", "number: base / 4\nwithin: 1\nnot: base / 8 :: Half of it.\nbecause: The reason.\n", {},
            {}, 1, {QStringLiteral("2500"), QStringLiteral("1250 Half of it."), "The reason."});
        row("click", "click: position == 3\nnot: position == 4 :: The next one.\nbecause: Row 3.\n", {}, {},
            0, {"The next one.", "Row 3."});
    }
    void questions() {
        const auto [question, answers, solved, rules, onlySolved] =
            fetchRow<std::string, QStringList, QStringList, int, QStringList>();
        const Lesson lesson = lessonOf("## One\n\n```predict\nWhich?\n" + question + "```\n");
        const auto sheet = Paper(lesson, HandoutKind::pupil);
        const auto solution = Paper(lesson, HandoutKind::solutions);
        QCOMPARE(answersIn(*sheet), answers);
        QCOMPARE(answersIn(*solution), solved);
        constexpr int forTheName = 1;
        QCOMPARE(rulesIn(*sheet), forTheName + rules);
        QCOMPARE(rulesIn(*solution), 0);
        for (const QString& words : onlySolved) {
            QVERIFY2(!sheet->toPlainText().contains(words), qPrintable(words));
            QVERIFY2(solution->toPlainText().contains(words), qPrintable(solution->toPlainText()));
        }
    }

    /// Unfolded, smaller than the text, and indented; those behind the answer stand where the answer does.
    void asides() {
        const Lesson lesson = lessonOf(
            "## One\n\nThe text.\n\n```more Why *so*?\nBecause of {{ d_model }}.\n\n- A point.\n```\n\n"
            "```predict\nWhich?\n- [ ] Red\n- [x] Blue\n```\n\n```then\nIt is blue.\n```\n\n"
            "```more And then?\nNothing.\n```\n");
        const auto sheet = Paper(lesson, HandoutKind::pupil);
        const auto solution = Paper(lesson, HandoutKind::solutions);
        QVERIFY(!sheet->toPlainText().contains(QLatin1String("And then?")));
        const auto blockOf = [](const QTextDocument& document, const char* text) {
            for (const QTextBlock& block : blocksOf(document))
                if (block.text() == QLatin1String(text)) return block;
            return QTextBlock();
        };
        const QTextBlock body = blockOf(*solution, "The text."), then = blockOf(*solution, "It is blue.");
        const auto number = QString::number(defaultState().get(keys::dModel));
        const QString because = QStringLiteral("Because of %1.").arg(number);
        for (const QString& text : {QStringLiteral("Why so?"), because, QStringLiteral("A point."),
                                    QStringLiteral("And then?"), QStringLiteral("Nothing.")}) {
            const QTextBlock aside = blockOf(*solution, qPrintable(text));
            QVERIFY2(aside.isValid(), qPrintable(text));
            QVERIFY(aside.blockFormat().leftMargin() > body.blockFormat().leftMargin());
            QVERIFY(aside.charFormat().font().pixelSize() < body.charFormat().font().pixelSize());
            QVERIFY(aside.blockNumber() > (text[0] == u'N' || text[1] == u'n' ? then : body).blockNumber());
        }
        for (const QString& text : {QStringLiteral("Why so?"), because, QStringLiteral("A point.")})
            QVERIFY2(blockOf(*sheet, qPrintable(text)).isValid(), qPrintable(text));
    }

    /// On the screen the number follows the task. On paper it would reveal too much, or be wrong.
    void liveNumbersOfTasks() {
        const Lesson lesson = lessonOf(
            "## One\n\n```task\nMake it {{= d_model / 2 }}. It is {{ d_model }}, of {{ max_len | row | rows "
            "}}.\n"
            "done: d_model == 64\nsolution: d_model = 64\n```\n");
        const QString sheet = Paper(lesson, HandoutKind::pupil)->toPlainText();
        QVERIFY2(sheet.contains(QLatin1String("Make it 64. It is ______, of ______ rows")),
                 qPrintable(sheet));
        const QString solved = Paper(lesson, HandoutKind::solutions)->toPlainText();
        QVERIFY2(solved.contains(QLatin1String("It is 128, of 256 rows.")), qPrintable(solved));
    }

    /// Hints are upside down after everything else, not below their tasks.
    void hintsAreTurned() {
        const Lesson lesson = lessonOf(
            "## One\n\n```task\nDo it.\ndone: base < 20\nsolution: base = 10\n```\n\n```hint\nDrag "
            "it.\n```\n\n## Two\n\nThe end.\n",
            "can: do it.\n");
        const Paper sheet(lesson, HandoutKind::pupil);
        const auto blocks = blocksOf(*sheet);
        QVERIFY(blocks.back().blockFormat().boolProperty(handoutTurned));
        QCOMPARE(blocks.back().text(), QStringLiteral("1 Drag it."));
        QCOMPARE(std::ranges::count_if(
                     blocks, [](const auto& each) { return each.blockFormat().boolProperty(handoutTurned); }),
                 1);
        const QString solved = Paper(lesson, HandoutKind::solutions)->toPlainText();
        QVERIFY(!solved.contains(QLatin1String("Drag it.")));
        const QString copy = Paper(lesson, HandoutKind::teacher)->toPlainText();
        QVERIFY(copy.indexOf(QLatin1String("Hint: Drag it.")) < copy.indexOf(QLatin1String("2  Two")));
    }

    void goalsAndGains() {
        const Lesson lesson =
            lessonOf("## One\n\nText.\n", "goal: what a row is\nneeds: Lesson 0\ncan: read a row.\n");
        for (const HandoutKind kind : {HandoutKind::pupil, HandoutKind::solutions, HandoutKind::teacher}) {
            const QString text = Paper(lesson, kind)->toPlainText();
            const qsizetype step = text.indexOf(QLatin1String("1  One"));
            const qsizetype goal = text.indexOf(QLatin1String("what a row is"));
            QVERIFY(goal >= 0 && goal < text.indexOf(QLatin1String("You need: Lesson 0")));
            QVERIFY(text.indexOf(QLatin1String("You need: Lesson 0")) < step);
            QVERIFY(text.indexOf(QLatin1String("read a row.")) > step);
        }
    }

    void minutes_data() {
        const Rows<QString, int, QString> row("code", "minutes", "words");
        row("one", "en", 1, "About 1 minute.");
        row("many", "en", 34, "About 34 minutes.");
        row("zh", "zh", 34, QStringLiteral("约 34 分钟。"));
        row("ru one", "ru", 21, QStringLiteral("Время: около 21 минуты."));
        row("ru few", "ru", 34, QStringLiteral("Время: около 34 минут."));
        row("ru many", "ru", 25, QStringLiteral("Время: около 25 минут."));
    }
    void minutes() {
        const auto [code, minutes, words] = fetchRow<QString, int, QString>();
        useLanguage(*findLanguage(code));
        const Lesson lesson = lessonOf("## One\n\nText.\n", "minutes: " + std::to_string(minutes) + "\n");
        const QString text = Paper(lesson, HandoutKind::pupil)->toPlainText();
        QVERIFY2(text.contains(words), qPrintable(text));
    }

    void minutesOfSteps() {
        const Lesson lesson = lessonOf(
            "## One\n\nText.\n\n```notes\nminutes: 1\nSay it.\n```\n\n"
            "## Two {optional}\n\nMore.\n\n```notes\nminutes: 4\n```\n");
        const QString copy = Paper(lesson, HandoutKind::teacher)->toPlainText();
        QVERIFY2(copy.contains(QLatin1String("1  One (1 minute)")), qPrintable(copy));
        QVERIFY2(copy.contains(QLatin1String("2  Two (optional, 4 minutes)")), qPrintable(copy));
        QVERIFY(copy.contains(QLatin1String("More.")) && copy.contains(QLatin1String("Say it.")));
        const QString sheet = Paper(lesson, HandoutKind::pupil)->toPlainText();
        QVERIFY2(sheet.contains(QLatin1String("2  Two (optional)")), qPrintable(sheet));
        QVERIFY(sheet.contains(QLatin1String("More.")) && !sheet.contains(QLatin1String("Say it.")));
    }

    /// Optional steps are omitted together, and only if they do not fit.
    void optionalSteps_data() {
        const Rows<HandoutKind, bool> row("kind", "leavesOut");
        row("pupil", HandoutKind::pupil, true);
        row("solutions", HandoutKind::solutions, true);
        row("teacher", HandoutKind::teacher, false);
    }
    void optionalSteps() {
        const auto [kind, leavesOut] = fetchRow<HandoutKind, bool>();
        const std::string steps = "## One\n\nText.\n\n## Two {optional}\n\nShort.\n\n";
        const std::string pages = QStringLiteral("word ").repeated(5'900).toStdString() + "\n\n";
        const auto text = [&](const std::string& third, const std::string& words) {
            return Paper(lessonOf(steps + third + words), kind)->toPlainText();
        };
        QVERIFY(text("## Three\n\n", "End.\n").contains(QLatin1String("Short.")));
        const QString optional = text("## Three {optional}\n\n", pages + "End.\n");
        QCOMPARE(optional.contains(QLatin1String("Short.")), !leavesOut);
        QCOMPARE(optional.contains(QLatin1String("End.")), !leavesOut);
        QVERIFY(optional.contains(QLatin1String("Text.")) && optional.contains(QLatin1String("3  Three")));
    }

    void solutionsInWords() {
        const Lesson lesson = lessonOf(
            "## One\n\n```state\npanes = waves\n```\n\nText.\n\n```task\nDo it.\ndone: base > "
            "20000\nsolution: base = "
            "100000000\nsolution: layout = half-split\nsolution: max_len = 20000\n```\n");
        const auto without = Paper(lesson, HandoutKind::pupil);
        const auto with = Paper(lesson, HandoutKind::solutions);
        const QString text = with->toPlainText();
        for (const QString& line :
             {QStringLiteral("Base: 100\u202f000\u202f000"), QStringLiteral("Layout: Half-split"),
              QStringLiteral("Positions: 20\u202f000")}) {
            QVERIFY2(text.contains(line), qPrintable(text));
            QVERIFY(!without->toPlainText().contains(line));
        }
        QCOMPARE(picturesIn(*with), 2);
        QCOMPARE(picturesIn(*without), 1);
    }
};

POSISCOPE_WINDOW_TEST(TestHandoutSteps)
#include "tst_handoutsteps.moc"
