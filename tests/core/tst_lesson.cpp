// SPDX-License-Identifier: GPL-3.0-or-later
// Lessons as text: what is read, what is refused and in which line.
#include <QTest>

#include "core/lessons/lessonmistakes.h"
#include "core/lessons/lessonstate.h"
#include "core/lessons/markup.h"
#include "core/lessons/reply.h"
#include "core/lessons/takensteps.h"
#include "core/parameters/keys.h"
#include "core/state/sweep.h"
#include "tests/support/rows.h"
#include "tests/support/strict.h"

using namespace posiscope;

namespace {

const std::vector<std::string> views{"heatmap",    "waves",    "similarity",
                                     "offset-map", "spectrum", "comparison"};

constexpr const char* sound = R"(---
lesson: short-waves
title: Short waves
summary: How the base sets the wavelengths.
minutes: 5
---

## The base sets the pace

```state
d_model = 16
max_len = 64
panes = waves, spectrum
hidden = layout, spectrum
```

The slowest pair needs **{{ longest_wavelength : 6 }}** positions.
Second line.

```predict
What happens?
- [ ] It stays.
- [x] It becomes shorter,
  by less than 100 times.
because: It shrinks by {{ 100^((d_model-2)/d_model) : .3 }}.
```

More text.

```task
Make it shorter than 100.
done: longest_wavelength < 100
done: d_model == 16
solution: base = 20
```

```hint
Move the slider.
```

```notes
Let the class guess.
```

## The second step

```state
base = 500
hidden = none
```

Base {{ base }}.
)";

QString problem(const Failure& failure) {
    return failure ? QString::fromStdString(failure->text.english()) : QString();
}

}  // namespace

class TestLesson : public StrictTest {
    Q_OBJECT

 private slots:
    void allParts() {
        const auto lesson = parseLesson(sound);
        QVERIFY2(lesson.ok(), lesson.ok() ? "" : lesson.error().text.english().c_str());
        QCOMPARE(lesson->id, std::string("short-waves"));
        QCOMPARE(lesson->title, std::string("Short waves"));
        QCOMPARE(lesson->minutes, 5);
        QCOMPARE(lesson->steps.size(), std::size_t{2});
        const Step& step = lesson->steps[0];
        QCOMPARE(step.title, std::string("The base sets the pace"));
        QCOMPARE(step.changes.size(), std::size_t{4});
        QCOMPARE(step.text.line, 17);
        QVERIFY(step.text.text.starts_with("The slowest"));
        QVERIFY(step.text.text.ends_with("More text."));
        QCOMPARE(step.prediction->answers.size(), std::size_t{2});
        QVERIFY(!step.prediction->answers[0].right && step.prediction->answers[1].right);
        QCOMPARE(step.prediction->answers[1].text.text,
                 std::string("It becomes shorter,\nby less than 100 times."));
        QCOMPARE(step.task->conditions.size(), std::size_t{2});
        QCOMPARE(step.task->solution.front().value, std::string("20"));
        QCOMPARE(step.hint.text, std::string("Move the slider."));
        QCOMPARE(step.notes.text, std::string("Let the class guess."));
        QCOMPARE(problem(checkLesson(*lesson, views)), QString());
        // Lines may have Windows endings, and the file may begin with a byte order mark.
        const std::string other = "\xef\xbb\xbf" + QString(sound).replace("\n", "\r\n").toStdString();
        const auto again = parseLesson(other);
        QVERIFY(again.ok());
        QCOMPARE(again->steps[0].text.text, step.text.text);
    }

    /// A step has as many asides as it wants, before the question and behind it.
    void asides() {
        QString text(sound);
        text.replace("```predict", "```more Why a pair?\nTwo {{ pairs }}.\n```\n\n```predict");
        text.replace("More text.",
                     "```then\nSo.\n```\n```more  And {{ base }} ? \n\n- One\n- two\n```\n\nMore text.");
        const auto lesson = parseLesson(text.toStdString());
        QVERIFY2(lesson.ok(), lesson.ok() ? "" : lesson.error().text.english().c_str());
        QCOMPARE(problem(checkLesson(*lesson, views)), QString());
        const std::vector<More>& more = lesson->steps[0].more;
        QCOMPARE(more.size(), std::size_t{2});
        QCOMPARE(more[0].title, (Passage{"Why a pair?", 20}));
        QCOMPARE(more[0].text, (Passage{"Two {{ pairs }}.", 21}));
        QVERIFY(!more[0].afterAnswer);
        QCOMPARE(more[1].title, (Passage{"And {{ base }} ?", 35}));
        QCOMPARE(more[1].text, (Passage{"- One\n- two", 37}));
        QVERIFY(more[1].afterAnswer);
        QVERIFY(lesson->steps[0].text.text.find("pair?") == std::string::npos);
        QVERIFY(lesson->steps[1].more.empty());
    }

    void statesAddUp() {
        const auto lesson = parseLesson(sound);
        const auto first = stateOfStep(*lesson, 0, views);
        QVERIFY(first.ok());
        QCOMPARE(first->get(keys::dModel), std::int64_t{16});
        QCOMPARE(first->arrangement.panes.size(), std::size_t{2});
        QCOMPARE(first->arrangement.panes[1].view, std::string("spectrum"));
        QVERIFY(first->hidden.contains("layout"));
        QCOMPARE(first->get(keys::position), std::int64_t{40});
        const auto second = stateOfStep(*lesson, 1, views);
        QCOMPARE(second->get(keys::dModel), std::int64_t{16});
        QCOMPARE(second->get(keys::base), 500.0);
        QVERIFY(second->hidden.empty());
    }

    void severalValues_data() {
        const TextRows<int, int> row("sweep", "variants", "rows");
        row("sweep = base=100,1000,10000", 3, 0);
        row("sweep = base=100,1000 | d-model=8, 16", 4, 2);
        row("sweep = spectrum=paper,endpoint", 2, 0);
        row("sweep = base=100,1000\nsweep = none", 0, 0);
        row("sweep = base=100,1000\ncompare = no", 0, 0);
    }
    void severalValues() {
        const auto [sweep, variants, rows] = fetchRow<QString, int, int>();
        const QString panes = variants > 0 ? "waves:each, spectrum:both" : "waves, spectrum";
        const auto lesson =
            parseLesson(QString(sound)
                            .replace("panes = waves, spectrum",
                                     QString(sweep).replace("\\n", "\n") + "\npanes = " + panes)
                            .toStdString());
        QVERIFY(lesson.ok());
        const auto state = stateOfStep(*lesson, 0, views);
        QVERIFY2(state.ok(), state.ok() ? "" : state.error().text.english().c_str());
        QCOMPARE(static_cast<int>(state->variants.size()), variants);
        QCOMPARE(gridOfSweep(*state).rows, rows);
        QCOMPARE(state->arrangement.panes[0].subject, variants > 0 ? Subject::each : Subject::a);
    }

    void pictures_data() {
        const Rows<QString, QString, int, QString> row("before", "after", "line", "name");
        row("none", "Second line.", "Second! [line](a.png) ![words] {{ 1 != 2 }}", 0, "");
        row("in the text", "Second line.", "Second ![words](a.png).", 18, "a.png");
        row("with a title", "Second line.", "Second ![words](a.png \"t\").", 18, "a.png");
        row("without words", "More text.", "![](file:///dev/zero)", 28, "file:///dev/zero");
        row("by a name", "More text.", "![words][name]", 28, "name");
        row("in a question", "What happens?", "What ![a](b)?", 21, "b");
        row("in an answer", "It stays.", "It ![a](b).", 22, "b");
        row("in a hint", "Move the slider.", "Move ![a](b).", 38, "b");
        row("in notes", "Let the class guess.", "![a](b)", 42, "b");
    }
    void pictures() {
        const auto [before, after, line, name] = fetchRow<QString, QString, int, QString>();
        QString text(sound);
        QCOMPARE(text.count(before), 1);
        const auto lesson = parseLesson(text.replace(before, after).toStdString());
        QVERIFY(lesson.ok());
        const auto found = picturesIn(*lesson);
        QCOMPARE(found.size(), std::size_t(line == 0 ? 0 : 1));
        if (line == 0) return;
        QCOMPARE(found[0].line, line);
        QCOMPARE(QString::fromStdString(found[0].text), name);
    }

    void eatenAnswers_data() {
        const TextRows<bool> row("answer", "eaten");
        row("44.", true);
        row("1) the first", true);
        row("{{ max_len + d_model }}.", true);
        row("- 3", true);
        row("+ 3", true);
        row("* star", true);
        row("# heading", true);
        row("> quoted", true);
        row("Position 44.", false);
        row("44", false);
        row("0.5", false);
        row("-3", false);
        row("**44**", false);
        row("{{ max_len }} positions.", false);
        row("{{ max_len }}", false);
    }
    void eatenAnswers() {
        const auto [answer, eaten] = fetchRow<QString, bool>();
        const auto lesson = parseLesson(QString(sound).replace("It stays.", answer).toStdString());
        QVERIFY(lesson.ok());
        const std::vector<Error> all = posiscope::eatenAnswers(*lesson);
        const QString found = problem(all.empty() ? Failure() : all.front());
        QCOMPARE(found.startsWith(QLatin1String("line 22: ")), eaten);
        QCOMPARE(found.isEmpty(), !eaten);
    }

    void refusals_data() {
        const Rows<QString, QString, int, QString> row("before", "after", "line", "named");
        row("no header", "---\nlesson", "lesson", 1, "---");
        row("header without end", "minutes: 5\n---\n", "minutes: 5\n", 7, "key: value");
        row("unknown field", "summary:", "sumary:", 4, "sumary");
        row("minutes", "minutes: 5", "minutes: soon", 5, "minutes");
        row("no title", "title: Short waves\n", "", 5, "title");
        row("name with capitals", "short-waves", "Short", 2, "small letters");
        row("text before a step", "---\n\n##", "---\nHello\n##", 7, "##");
        row("step without title", "## The second step", "## ", 45, "title");
        row("more without a title", "```hint\nMove", "```more\nMove", 37, "```more TITLE");
        row("more without a text", "Move the slider.\n", "```\n\n```more Why?\n \n", 40,
            "“more Why?” is empty");
        row("more without then", "```hint", "```more Why?", 37, "“then”");
        row("a number in more", "## The second step\n",
            "## The second step\nText.\n```more Why?\n{{ x }}\n```\n", 48, "x");
        row("a number in a title", "## The second step\n",
            "## The second step\nA.\n```more {{ x }}\nB.\n```\n", 47, "x");
        row("more without end", "Base {{ base }}.\n", "A.\n```more Why?\nB.\n", 53, "end");
        const QString large = QStringLiteral("![A model](model.svg \"large\")\n\n");
        row("place without a number", "```hint\nMove", "```place\nMove", 37, "from 1 to 9: ```place 1");
        row("place of two digits", "```hint\nMove", "```place 10\nMove", 37, "from 1 to 9: ```place 1");
        row("place without a picture", "```hint\nMove", "```place 1\nbase = 20\n```\n```hint\nMove", 37,
            "“place 1” needs a large picture");
        row("empty place", "Base {{ base }}.\n", large + "```place 1\n\n```\n", 54, "“place 1” is empty");
        row("place twice", "Base {{ base }}.\n",
            large + "```place 1\nbase = 20\n```\n```place 1\nbase = 30\n```\n", 57, "second block “place 1”");
        row("value in a place", "Base {{ base }}.\n", large + "```place 1\nbase = 0\n```\n", 55, "base");
        row("move in a place", "Base {{ base }}.\n", large + "```place 1\nmove.base = 10..20 in 2\n```\n", 55,
            "numbers move in");
        row("unknown block", "```hint", "```hints", 37, "hints");
        row("block twice", "```hint", "```notes", 41, "second");
        row("block without end", "guess.\n```", "guess.", 41, "end");
        row("not key = value", "max_len = 64", "max_len 64", 12, "key = value");
        row("unknown parameter", "max_len = 64", "maxlen = 64", 12, "maxlen");
        row("value out of its limits", "max_len = 64", "max_len = 0", 12, "max_len");
        row("value of another kind", "max_len = 64", "max_len = many", 12, "max_len");
        row("cursor outside the table", "max_len = 64", "max_len = 64\nposition = 64", 13, "position");
        row("unknown view", "panes = waves", "panes = wavy", 13, "wavy");
        row("five panes", "panes = waves", "panes = waves, waves, waves, waves", 13, "panes");
        row("unknown subject", "panes = waves", "panes = waves:c", 13, "waves:c");
        row("B without comparing", "panes = waves", "panes = waves:b", 13, "compared");
        row("one value in a sweep", "panes = waves", "sweep = base=100\npanes = waves", 13, "base");
        row("a value twice", "panes = waves", "sweep = base=100, 1e2\npanes = waves", 13, "twice");
        row("a file in a sweep", "panes = waves", "sweep = table=/a.npy,/b.npy\npanes = waves", 13,
            "course:");
        row("each without a sweep", "panes = waves", "panes = waves:each", 13, "compared");
        row("unknown control", "hidden = layout", "hidden = lay", 14, "lay");
        row("viewport", "hidden = layout", "viewport.1 = 1, 2\nhidden = layout", 14, "viewport.1");
        row("viewport of no pane", "hidden = layout", "viewport.3 = all\nhidden = layout", 14, "viewport.3");
        row("unknown name in a number", "longest_wavelength : 6", "longest : 6", 17, "longest");
        row("number without end", ": 6 }}", ": 6", 17, "}}");
        row("number format", ": 6 }}", ": x }}", 17, "digits");
        row("outside the table", "{{ base }}", "{{ pe(64, 0) }}", 52, "64");
        row("no question", "What happens?\n", "", 20, "question");
        row("one # before the first step", "## The base", "# The base", 8, "“## The base sets the pace”");
        row("one # before another step", "## The second step", "# The second step", 45,
            "“# The second step” begins no step");
        row("no blank behind ##", "## The second step", "##The second step", 45, "“## The second step”");
        row("still, but it changes", "because: It",
            "still: No.\nbecause: It {{ base }} it.\n```\n\n```after\nbase = 7\n```\n\n```then\nIt", 25,
            "still:");
        row("one answer", "- [ ] It stays.\n", "", 20, "two answers");
        row("no right answer", "- [x]", "- [ ]", 20, "right");
        row("condition", "longest_wavelength < 100\n", "longest_wavelength <\n", 32, "computed");
        row("no condition", "done: longest_wavelength < 100\ndone: d_model == 16\n", "", 30, "done:");
        row("done at once", "longest_wavelength < 100\n", "longest_wavelength > 100\n", 32, "before");
        row("wrong solution", "base = 20", "base = 2000", 32, "solution");
        row("hidden solution", "layout, spectrum\n", "layout, base\n", 34, "base");
        row("solution out of its limits", "base = 20", "base = 0", 34, "base");
    }
    void refusals() {
        const auto [before, after, line, named] = fetchRow<QString, QString, int, QString>();
        QString text(sound);
        QCOMPARE(text.count(before), 1);
        const auto lesson = parseLesson(text.replace(before, after).toStdString());
        const QString found = lesson ? problem(checkLesson(*lesson, views))
                                     : QString::fromStdString(lesson.error().text.english());
        QVERIFY2(found.startsWith(QStringLiteral("line %1: ").arg(line)), qPrintable(found));
        QVERIFY2(found.contains(named), qPrintable(found));
    }

    /// A place changes the state in which its step begins, and nothing of what follows.
    void places() {
        QString text(sound);
        text.replace("Base {{ base }}.\n",
                     "![A model](model.svg \"large\")\n\n```place 3\nbase = 20\npanes = heatmap\n```\n\n"
                     "```place 1\nmax_len = 8\n```\n\nBase {{ base }}.\n");
        const auto lesson = parseLesson(text.toStdString());
        QVERIFY2(lesson.ok(), lesson ? "" : lesson.error().text.english().c_str());
        QCOMPARE(problem(checkLesson(*lesson, views)), QString());
        const std::vector<PicturePlace>& all = lesson->steps[1].places;
        QCOMPARE(all.size(), std::size_t{2});
        QCOMPARE(all[0].number, 3);
        QCOMPARE(all[1].number, 1);
        const auto beginning = stateOfStep(*lesson, 1, views);
        const auto opened = openedState(*beginning, all[0], views);
        QVERIFY(opened.ok());
        QCOMPARE(opened->get(keys::base), 20.0);
        QCOMPARE(opened->arrangement.panes[0].view, std::string("heatmap"));
        QCOMPARE(opened->get(keys::maxLen), beginning->get(keys::maxLen));
        QVERIFY(stateOfStep(*lesson, 1, views, Moment::then)->get(keys::base) != 20.0);
    }

    /// More of anything than a window could lay out at once is refused, by name and line.
    void tooMuch_data() {
        const Rows<QString, QString, int, QString> row("before", "after", "line", "named");
        const auto many = [](const QString& piece, int count) { return piece.repeated(count); };
        row("answers", "- [ ] It stays.\n", many("- [ ] It stays.\n", 20'000), 8, "answers: there are 20");
        row("goals", "summary:", many("goal: a\n", 50'000) + "summary:", 1, "goals: there are 50");
        row("gains", "summary:", many("can: a\n", 40) + "summary:", 1, "can:");
        row("steps", "## The second", many("## A step\n\nText.\n\n", 200) + "## The second", 1, "steps");
        row("conditions", "done: longest_wavelength < 100\n", many("done: d_model == 16\n", 60), 8, "done:");
        row("settings", "max_len = 64\n", many("max_len = 64\n", 300), 8, "settings of a state");
        row("settings of then", "More text.",
            "```then\nC.\n```\n```then-state\n" + many("max_len = 64\n", 300) + "```", 8,
            "settings of a state");
        row("asides", "More text.", "A.\n" + many("```more Why?\nB.\n```\n", 11) + "```then\nC.\n```", 8,
            "blocks “more”: there are 11");
        row("an aside", "More text.", "```then\nC.\n```\n```more Why?\n" + many("a\n", 500) + "```", 32,
            "lines of a text");
        row("links", "More text.", many("[a](https://a.org) ", 300), 17, "links of a text");
        row("paragraphs", "More text.", many("a\n\n", 15'000), 17, "a text");
        row("rows of a table", "More text.", "|a|\n|-|\n" + many("|1|\n", 9'000), 17, "a text");
        row("headings", "More text.", many("### a\n", 6'000), 17, "a text");
        row("numbers", "More text.", many("{{ base }} ", 300), 17, "numbers of a text");
        row("numbers of all texts", "## The second",
            many("## A step\n\n" + many("{{ base }} ", 150) + "\n\n", 20) + "## The second", 99,
            "numbers of a lesson");
        row("a long word", "More text.", many("a", 9'000), 17, "bytes of a word");
        row("combining marks", "More text.", "a" + many("\u0301", 1'000), 17, "combining marks");
        row("a long title", "title: Short waves", "title: " + many("wave ", 9'000), 1, "bytes of a text");
        row("a long heading", "## The second step", "## " + many("wave ", 9'000), 45, "bytes of a text");
        row("a long answer", "It stays.", many("stay ", 9'000), 22, "bytes of a text");
        row("notes", "Let the class guess.", many("- guess\n", 1'000), 42, "lines of a text");
    }
    void tooMuch() {
        const auto [before, after, line, named] = fetchRow<QString, QString, int, QString>();
        QString text(sound);
        QCOMPARE(text.count(before), 1);
        const auto lesson = parseLesson(text.replace(before, after).toStdString());
        QVERIFY(!lesson.ok());
        const auto found = QString::fromStdString(lesson.error().text.english());
        QVERIFY2(found.startsWith(QStringLiteral("line %1: ").arg(line)), qPrintable(found));
        QVERIFY2(found.contains(named), qPrintable(found));
        QVERIFY(found.size() < 200);
    }

    /// "## {NAME NUMBER}" is a step of another lesson.
    void takenSteps_data() {
        const Rows<std::string, std::string> row("heading", "mistake");
        row("there", "{short-waves 2}", "");
        row("no such step", "{short-waves 9}",
            "line 6: the lesson “short-waves” has steps 1 to 2, and none 9");
        row("no such lesson", "{waves 1}", "line 6: no lesson waves");
    }
    void takenSteps() {
        const auto [heading, mistake] = fetchRow<std::string, std::string>();
        auto lesson = parseLesson("---\nlesson: a\ntitle: A\n---\n\n## " + heading + "\n");
        QVERIFY(lesson.ok());
        const auto failure = takeSteps(*lesson, [](const std::string& name) -> Result<Lesson> {
            if (name != "short-waves") return Error{{"no lesson %1", {name}}, ""};
            return parseLesson(sound);
        });
        QCOMPARE(failure ? failure->text.english() : std::string(), mistake);
        if (failure) return;
        const auto from = parseLesson(sound);
        QCOMPARE(lesson->steps[0].title, from->steps[1].title);
        QCOMPARE(lesson->steps[0].line, 6);
        QVERIFY(!lesson->steps[0].task);
    }

    void takenStepsStandAlone_data() {
        const Rows<std::string, std::string> row("step", "mistake");
        row("with a text", "## {rotary 1}\n\nMore.\n",
            "line 6: “{rotary 1}” is a step of another lesson: nothing can be added to it");
        row("with a block", "## {rotary 1}\n\n```notes\nMore.\n```\n", "nothing can be added to it");
        row("without a number", "## {rotary}\n", "names no step: write {LESSON NUMBER}, such as {rotary 1}");
        row("a negative one", "## {rotary -1}\n", "names no step");
    }
    void takenStepsStandAlone() {
        const auto [step, mistake] = fetchRow<std::string, std::string>();
        const auto lesson = parseLesson("---\nlesson: a\ntitle: A\n---\n\n" + step);
        QVERIFY(!lesson.ok());
        QVERIFY2(lesson.error().text.english().find(mistake) != std::string::npos,
                 lesson.error().text.english().c_str());
    }

    void anyBytesAreRefusedOrRead() {
        const std::string whole(sound);
        for (std::size_t length = 0; length < whole.size(); ++length) {
            const auto lesson = parseLesson(std::string_view(whole).substr(0, length));
            if (!lesson) QVERIFY(!lesson.error().text.english().empty());
        }
        QVERIFY(!parseLesson(std::string(largestLessonFile + 1, ' ')).ok());
    }
};

QTEST_APPLESS_MAIN(TestLesson)
#include "tst_lesson.moc"
