// Lessons as text: what is read, what is refused and in which line, and the numbers in them.
#include <QTest>

#include "core/lessons/expression.h"
#include "core/lessons/lessonstate.h"
#include "core/lessons/markup.h"
#include "core/lessons/reply.h"
#include "core/parameters/keys.h"
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

Snapshot snapshotWith(const std::function<void(State&)>& edit) {
    State state = defaultState();
    edit(state);
    repair(state);
    return makeSnapshot(state);
}

}  // namespace

class TestLesson : public QObject {
    Q_OBJECT

 private slots:
    void init() { failOnAnyWarning(); }

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
        // Lines may end as on Windows, and the file may begin with a mark.
        const std::string other = "\xef\xbb\xbf" + QString(sound).replace("\n", "\r\n").toStdString();
        const auto again = parseLesson(other);
        QVERIFY(again.ok());
        QCOMPARE(again->steps[0].text.text, step.text.text);
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

    void pictures_data() {
        QTest::addColumn<QString>("before");
        QTest::addColumn<QString>("after");
        QTest::addColumn<int>("line");
        QTest::addColumn<QString>("name");
        const auto row = [](const char* what, const char* before, const char* after, int line,
                            const char* name) { QTest::newRow(what) << before << after << line << name; };
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
        QFETCH(QString, before);
        QFETCH(QString, after);
        QFETCH(int, line);
        QFETCH(QString, name);
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
        QTest::addColumn<QString>("answer");
        QTest::addColumn<bool>("eaten");
        const auto row = [](const char* answer, bool eaten) { QTest::newRow(answer) << answer << eaten; };
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
        QFETCH(QString, answer);
        QFETCH(bool, eaten);
        const auto lesson = parseLesson(QString(sound).replace("It stays.", answer).toStdString());
        QVERIFY(lesson.ok());
        const QString found = problem(refuseEatenAnswers(*lesson));
        QCOMPARE(found.startsWith(QLatin1String("line 22: ")), eaten);
        QCOMPARE(found.isEmpty(), !eaten);
    }

    void refusals_data() {
        QTest::addColumn<QString>("before");
        QTest::addColumn<QString>("after");
        QTest::addColumn<int>("line");
        QTest::addColumn<QString>("named");
        const auto row = [](const char* name, const char* before, const char* after, int line,
                            const char* named) { QTest::newRow(name) << before << after << line << named; };
        row("no header", "---\nlesson", "lesson", 1, "---");
        row("header without end", "minutes: 5\n---\n", "minutes: 5\n", 7, "key: value");
        row("unknown field", "summary:", "sumary:", 4, "sumary");
        row("minutes", "minutes: 5", "minutes: soon", 5, "minutes");
        row("no title", "title: Short waves\n", "", 5, "title");
        row("name with capitals", "short-waves", "Short", 2, "small letters");
        row("text before a step", "---\n\n##", "---\nHello\n##", 7, "##");
        row("step without title", "## The second step", "## ", 45, "title");
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
        row("unknown control", "hidden = layout", "hidden = lay", 14, "lay");
        row("viewport", "hidden = layout", "viewport.1 = 1, 2\nhidden = layout", 14, "viewport.1");
        row("viewport of no pane", "hidden = layout", "viewport.3 = all\nhidden = layout", 14, "viewport.3");
        row("unknown name in a number", "longest_wavelength : 6", "longest : 6", 17, "longest");
        row("number without end", ": 6 }}", ": 6", 17, "}}");
        row("number format", ": 6 }}", ": x }}", 17, "digits");
        row("outside the table", "{{ base }}", "{{ pe(64, 0) }}", 52, "64");
        row("no question", "What happens?\n", "", 20, "question");
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
        QFETCH(QString, before);
        QFETCH(QString, after);
        QFETCH(int, line);
        QFETCH(QString, named);
        QString text(sound);
        QCOMPARE(text.count(before), 1);
        const auto lesson = parseLesson(text.replace(before, after).toStdString());
        const QString found = lesson ? problem(checkLesson(*lesson, views))
                                     : QString::fromStdString(lesson.error().text.english());
        QVERIFY2(found.startsWith(QStringLiteral("line %1: ").arg(line)), qPrintable(found));
        QVERIFY2(found.contains(named), qPrintable(found));
    }

    void anyBytesAreRefusedOrRead() {
        const std::string whole(sound);
        for (std::size_t length = 0; length < whole.size(); ++length) {
            const auto lesson = parseLesson(std::string_view(whole).substr(0, length));
            if (!lesson) QVERIFY(!lesson.error().text.english().empty());
        }
        QVERIFY(!parseLesson(std::string(largestLessonFile + 1, ' ')).ok());
    }

    void numbers_data() {
        QTest::addColumn<QString>("expression");
        QTest::addColumn<double>("value");
        const auto row = [](const char* expression, double value) {
            QTest::newRow(expression) << expression << value;
        };
        row("d_model + 2 * max_len", 4 + 2 * 32);
        row("zero_first_row", 0);
        row("pe(1, 0)", std::sin(1));
        row("pe(2, 1)", std::cos(2));
        row("pe(1, 2)", std::sin(0.01));
        row("pairs", 2);
        row("frequency(1)", 0.01);
        row("wavelength(0)", 2 * M_PI);
        row("longest_wavelength", 200 * M_PI);
        row("shortest_wavelength", 2 * M_PI);
        row("cycles(0)", 32 / (2 * M_PI));
        row("complete_pairs", 1);
        row("norm(7)", std::sqrt(2));
        row("dot(3, 5)", std::cos(2) + std::cos(0.02));
        row("cosine(3, 5)", (std::cos(2) + std::cos(0.02)) / 2);
        row("distance(3, 5)", std::sqrt(4 - 2 * (std::cos(2) + std::cos(0.02))));
        row("m(0, 1)", std::sin(5));
        row("m(0, 2)", 0);
        row("bit(6, 0) + 10 * bit(6, 1) + 100 * bit(6, 2)", 110);
        row("gray(6, 0) + 10 * gray(6, 1) + 100 * gray(6, 2)", 101);
        row("is(\"layout = interleaved\")", 1);
        row("is(\"layout=half-split\")", 0);
        row("chosen(\"dimensions = 1, 3\")", 1);
        row("chosen(\"dimensions = 1, 2\")", 0);
        row("shows(\"waves\") + shows(\"spectrum\")", 1);
        row("base == 10000 && offset > 4 ? pi : 0", M_PI);
    }
    void numbers() {
        QFETCH(QString, expression);
        QFETCH(double, value);
        const Snapshot snapshot = snapshotWith([](State& state) {
            state.set(keys::dModel, std::int64_t{4});
            state.set(keys::maxLen, std::int64_t{32});
            state.set(keys::dimensions, Indices{0, 1, 3});
        });
        const auto result = evaluate(expression.toStdString(), snapshot);
        QVERIFY2(result.ok(), result.ok() ? "" : result.error().text.english().c_str());
        constexpr double tolerance = 4e-15;  // a few roundings of numbers below 700
        QVERIFY2(std::fabs(*result - value) <= tolerance * std::max(1.0, std::fabs(value)),
                 qPrintable(QString::number(*result, 'g', 17)));
    }

    void ofOtherEncodings() {
        const Snapshot alibi =
            snapshotWith([](State& state) { chooseEncoding(state, *findEncoding("alibi")); });
        QCOMPARE(*evaluate("bias(0, 5, 3)", alibi), -1.0);  // 8 heads: the first slope is 1/2
        QCOMPARE(*evaluate("heads", alibi), 8.0);
        QVERIFY(!evaluate("pe(0, 0)", alibi).ok());
        const Snapshot rope =
            snapshotWith([](State& state) { chooseEncoding(state, *findEncoding("rope")); });
        constexpr double tolerance = 1e-12;  // sums of 64 products
        QVERIFY(std::fabs(*evaluate("score(3, 10) - score(20, 27)", rope)) < tolerance);
        const Snapshot compared = snapshotWith([](State& state) {
            state.compared = state.values;
            state.compared->set(keys::base, 500.0);
        });
        QCOMPARE(*evaluate("b_base", compared), 500.0);
        QVERIFY(*evaluate("difference", compared) > 1);
        QVERIFY(*evaluate("pe_b(1, 2) - pe(1, 2)", compared) > 0);
    }

    void senseless_data() {
        QTest::addColumn<QString>("expression");
        QTest::addColumn<QString>("named");
        const auto row = [](const char* expression, const char* named) {
            QTest::newRow(expression) << expression << named;
        };
        row("", "computed");
        row("1 +", "computed");
        row("sphere(1)", "sphere");
        row("pe(0)", "computed");
        row("pe(-1, 0)", "-1");
        row("pe(0.5, 0)", "whole");
        row("pe(0, 128)", "128");
        row("pe(1e300, 0)", "whole");
        row("wavelength(64)", "64");
        row("1 / 0", "finite");
        row("bias(0, 0, 0)", "bias");
        row("score(0, 0)", "rotate");
        row("difference", "compared");
        row("is(\"layout = diagonal\")", "diagonal");
        row("is(\"sphere = 1\")", "sphere");
        row("is(\"layout\")", "key = value");
        row("chosen(\"dimensions = x\")", "x");
    }
    void senseless() {
        QFETCH(QString, expression);
        QFETCH(QString, named);
        const auto result = evaluate(expression.toStdString(), makeSnapshot(defaultState()));
        QVERIFY(!result.ok());
        const QString text = QString::fromStdString(result.error().text.english());
        QVERIFY2(text.contains(named), qPrintable(text));
    }

    void written() {
        const Snapshot snapshot = makeSnapshot(defaultState());
        const auto filled =
            fillNumbers({"{{ pi }} {{ pi : 6 }} {{pi:.2}} {{ d_model }} {{ 1e-9/3 }} {{ 1 > 0 ? 2 : 3 }}", 1},
                        snapshot, plainNumber);
        QVERIFY(filled.ok());
        QCOMPARE(*filled, std::string("3.142 3.14159 3.14 128 3.333e-10 2"));
    }

    void wordsThatGoWithNumbers_data() {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("written");
        const auto row = [](const char* text, const char* written) {
            QTest::newRow(text) << text << written;
        };
        row("{{ 1 | position | positions }}", "1 position");
        row("{{ 5 | position | positions }}", "5 positions");
        row("{{ 0.5 : .1 | turn | turns }}", "0.5 turns");
        row("{{ d_model | 个维度 }}", "128 个维度");
        row("{{ 1 | позиция | позиции | позиций }}", "1 позиция");
        row("{{ 23 | позиция | позиции | позиций }}", "23 позиции");
        row("{{ 11 | позиция | позиции | позиций }}", "11 позиций");
        row("{{ 112 | позиция | позиции | позиций }}", "112 позиций");
        row("{{ 2.5 | позиция | позиции | позиций }}", "2.5 позиции");
        row("{{ 0 > 1 || 1 > 0 }}", "1");
    }
    void wordsThatGoWithNumbers() {
        QFETCH(QString, text);
        QFETCH(QString, written);
        const auto filled = fillNumbers({text.toStdString(), 1}, makeSnapshot(defaultState()), plainNumber);
        QVERIFY2(filled.ok(), filled.ok() ? "" : filled.error().text.english().c_str());
        QCOMPARE(QString::fromStdString(*filled), written);
    }

    void keptNumbers() {
        const Snapshot now = snapshotWith([](State& state) { state.set(keys::base, 500.0); });
        const Snapshot kept = snapshotWith([](State& state) { state.set(keys::base, 100.0); });
        const Passage text{"{{ base }} {{= base }} {{= base : .1 | turn | turns }}", 1};
        QCOMPARE(*fillNumbers(text, now, plainNumber, &kept), std::string("500 100 100.0 turns"));
        QCOMPARE(*fillNumbers(text, now, plainNumber), std::string("500 500 500.0 turns"));
        QVERIFY(!fillNumbers({"{{ 1 | a | b | c | d }}", 1}, now, plainNumber).ok());
    }
};

QTEST_APPLESS_MAIN(TestLesson)
#include "tst_lesson.moc"
