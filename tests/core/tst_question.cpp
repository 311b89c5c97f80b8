// SPDX-License-Identifier: GPL-3.0-or-later
// Questions of lessons: their syntax, the replies, and the order of the answers.
#include <QTest>
#include <set>

#include "core/lessons/clickplace.h"
#include "core/lessons/lessonmistakes.h"
#include "core/lessons/lessonstate.h"
#include "core/lessons/reply.h"
#include "core/parameters/keys.h"
#include "tests/support/rows.h"
#include "tests/support/strict.h"

using namespace posiscope;

namespace {

const std::vector<std::string> views{"heatmap", "waves"};

/// A lesson of one step with these lines in its block “predict”, and what follows it.
QString lessonWith(const QString& lines, const QString& rest = {}) {
    return QStringLiteral(
               "---\nlesson: one\ntitle: One\n---\n## A step\n```state\nd_model = 16\n"
               "max_len = 32\nposition = 3\ndimension = 3\npanes = heatmap\n```\n```predict\n%1\n```\n%2\n")
        .arg(lines, rest);
}

Lesson read(const QString& text) {
    auto lesson = parseLesson(text.toStdString());
    if (!lesson) qWarning("%s", lesson.error().text.english().c_str());
    return lesson ? *lesson : Lesson{};
}

Snapshot at(std::int64_t position, std::int64_t dimension) {
    State state = defaultState();
    state.set(keys::dModel, std::int64_t{16});
    state.set(keys::maxLen, std::int64_t{32});
    state.set(keys::position, position);
    state.set(keys::dimension, dimension);
    repair(state);
    return makeSnapshot(state);
}

const QString three = QStringLiteral("Which?\n- [ ] a :: because of A\n- [x] b\n- [ ] c\nbecause: so it is");

}  // namespace

class TestQuestion : public StrictTest {
    Q_OBJECT

 private slots:
    void aSecondTry() {
        const Lesson lesson = read(lessonWith(three));
        const Prediction& asked = *lesson.steps[0].prediction;
        QVERIFY(asked.asks == Asks::one);
        Reply reply;
        choose(reply, asked, 0);
        QVERIFY(!reply.closed && !reply.right);
        QCOMPARE(reply.why.text, std::string("because of A"));
        choose(reply, asked, 0);  // the same answer again is no try
        QCOMPARE(reply.tries, 1);
        choose(reply, asked, 1);
        QVERIFY(reply.closed && reply.right && reply.why.text.empty());
        choose(reply, asked, 2);
        QCOMPARE(reply.chosen.size(), std::size_t{2});
        Reply twice;
        choose(twice, asked, 0);
        choose(twice, asked, 2);
        QVERIFY(twice.closed && !twice.right);
        Reply given;
        close(given);
        QVERIFY(given.closed && !given.right && given.chosen.empty());
    }

    void ofTwoAnswersOneTryIsEnough() {
        const Lesson lesson = read(lessonWith("Which?\n- [ ] a :: no\n- [x] b"));
        Reply reply;
        choose(reply, *lesson.steps[0].prediction, 0);
        QVERIFY(reply.closed && !reply.right);
    }

    void severalRightAnswers() {
        const Lesson lesson = read(lessonWith("Which?\n- [x] a\n- [x] b\n- [ ] c :: not c\n- [ ] d"));
        const Prediction& asked = *lesson.steps[0].prediction;
        QVERIFY(asked.asks == Asks::all);
        Reply reply;
        QVERIFY(!isComplete(reply, asked));
        for (const std::size_t n : {0, 2})
            choose(reply, asked, n);
        tryChosen(reply, asked);
        QVERIFY(!reply.right && !reply.closed);
        QCOMPARE(reply.why.text, std::string("not c"));
        choose(reply, asked, 2);  // the choice is undone
        choose(reply, asked, 1);
        tryChosen(reply, asked);
        QVERIFY(reply.right && reply.closed);
        Reply half;
        choose(half, asked, 0);
        tryChosen(half, asked);
        QVERIFY(!half.right);
        QVERIFY(half.why.text.empty());
    }

    void anOrder() {
        const Lesson lesson = read(lessonWith("Order?\n- [2] b\n- [1] a\n- [3] c"));
        const Prediction& asked = *lesson.steps[0].prediction;
        QVERIFY(asked.asks == Asks::order);
        QCOMPARE(asked.answers[0].text.text, std::string("a"));
        Reply reply;
        for (const std::size_t n : {1, 0, 2})
            choose(reply, asked, n);
        tryChosen(reply, asked);
        QVERIFY(!reply.right && reply.chosen.empty());
        for (const std::size_t n : {0, 1, 2})
            choose(reply, asked, n);
        tryChosen(reply, asked);
        QVERIFY(reply.right && reply.closed);
        QVERIFY(shownOrder(lesson, 0) != (std::vector<std::size_t>{0, 1, 2}));
    }

    void aNumber() {
        const Lesson lesson = read(lessonWith(
            "What is PE(3, 0)?\nnumber: pe(3, 0)\nwithin: 0.005\nnot: cos(3) :: the cosine\nbecause: b"));
        QVERIFY(!checkLesson(lesson, views));
        const Prediction& asked = *lesson.steps[0].prediction;
        QVERIFY(asked.asks == Asks::number);
        const Snapshot now = at(3, 0);
        Reply reply;
        tryNumber(reply, asked, -0.99, now);
        QCOMPARE(reply.why.text, std::string("the cosine"));
        QVERIFY(!reply.closed);
        tryNumber(reply, asked, 0.14, now);
        QVERIFY(reply.right && reply.closed);
        Reply far;
        tryNumber(far, asked, 0.15, now);
        QVERIFY(!far.right && far.why.text.empty());
    }

    void aClick() {
        const Lesson lesson = read(lessonWith(
            "Click PE(7, 3).\nclick: position == 7 && dimension == 3\nnot: position == 3 :: exchanged"));
        QVERIFY(!checkLesson(lesson, views));
        const Prediction& asked = *lesson.steps[0].prediction;
        Reply reply;
        tryClick(reply, asked, at(3, 7));
        QCOMPARE(reply.why.text, std::string("exchanged"));
        tryClick(reply, asked, at(7, 3));
        QVERIFY(reply.right && reply.closed);
    }

    /// Where nobody has clicked, the cursor goes to a cell that the answer marks, if it is a right one.
    void aPlaceThatIsShown_data() {
        const Rows<QString, std::int64_t, std::int64_t> row("marks", "position", "dimension");
        row("no mark", "", 9, 3);
        row("a right cell", "marks = cell 11 0: here", 11, 0);
        row("a wrong cell and a right one", "marks = cell 0 0; cell 17 0", 17, 0);
        row("a wrong cell", "marks = cell 0 0", 9, 3);
        row("beyond the table", "marks = cell 99 0", 9, 3);
        row("a row", "marks = row 11", 9, 3);
        // Columns of the similarity are no dimensions: cos(29 / 10^0.5) is −0.968, cos(11 / 10^0.5) −0.944.
        row("a right row of another view", "marks = similarity cell 29 0", 29, 3);
        row("a wrong row of another view", "marks = similarity cell 11 0", 9, 3);
    }
    void aPlaceThatIsShown() {
        const auto [marks, position, dimension] = fetchRow<QString, std::int64_t, std::int64_t>();
        const Lesson lesson = read(lessonWith("Click.\nclick: pe(position, dimension) < -0.95",
                                              "```after\nposition = 0\n" + marks + "\n```\n"));
        const auto found = stateOfPlace(lesson.steps[0], at(3, 3));
        QVERIFY(found.has_value());
        QCOMPARE(found->get(keys::position), position);
        QCOMPARE(found->get(keys::dimension), dimension);
    }

    /// A cell is found in the coordinates of its view: a key is a reference position.
    void aMarkedCellOfAView_data() {
        const Rows<QString, QString, QString, std::int64_t, std::int64_t, std::int64_t> row(
            "panes", "condition", "mark", "position", "dimension", "reference");
        row("similarity", "similarity", "position == 20 && reference == 17", "cell 20 17", 20, 3, 17);
        row("bias", "waves, bias", "position > reference", "bias cell 20 17", 20, 3, 17);
        row("attention", "sentence", "reference == 2", "sentence.attention cell 1 2", 1, 3, 2);
        row("outputs", "sentence", "dimension == 2", "sentence.outputs cell 1 2", 1, 2, 31);
        row("offset map", "offset-map", "dimension == 7", "cell 20 7", 3, 7, 31);
        row("counting", "counting", "position == 20", "cell 20 5", 20, 3, 31);
        row("heatmap", "similarity, heatmap", "dimension == 7", "heatmap cell 20 7", 20, 7, 31);
        row("the first that fits", "similarity, heatmap", "dimension == 7", "cell 20 7", 20, 7, 31);
    }
    void aMarkedCellOfAView() {
        const auto [panes, condition, mark, position, dimension, reference] =
            fetchRow<QString, QString, QString, std::int64_t, std::int64_t, std::int64_t>();
        const Lesson lesson =
            read(lessonWith("Click.\nclick: " + condition, "```after\nmarks = " + mark + "\n```\n"));
        Snapshot now = at(3, 3);
        now.state.set(keys::reference, std::int64_t{31});
        now.state.arrangement.panes.clear();
        for (const QString& view : panes.split(", "))
            now.state.arrangement.panes.push_back({view.toStdString(), {}});
        const auto found = stateOfPlace(lesson.steps[0], now);
        QVERIFY(found.has_value());
        QCOMPARE(found->get(keys::position), position);
        QCOMPARE(found->get(keys::dimension), dimension);
        QCOMPARE(found->get(keys::reference), reference);
    }

    /// The order is the same everywhere and always, and letters do not reveal the right answer.
    void theOrderThatIsShown() {
        const auto lettersOf = [](const std::string& id) {
            Lesson lesson = read(lessonWith(three));
            lesson.id = id;
            return shownOrder(lesson, 0);
        };
        QCOMPARE(lettersOf("wavelengths"), lettersOf("wavelengths"));
        std::array<int, 3> firsts{};
        constexpr int lessons = 300;
        for (int n = 0; n < lessons; ++n) {
            const auto order = lettersOf("lesson-" + std::to_string(n));
            QCOMPARE(std::set(order.begin(), order.end()).size(), std::size_t{3});
            ++firsts[order.front()];
        }
        for (const int count : firsts)
            QVERIFY2(count > 70 && count < 130, qPrintable(QString::number(count)));  // 100 ± 4 σ
    }

    void whatTheAnswerChanges() {
        const QString rest =
            QStringLiteral("```after\nbase = 100\n```\n```then\nNow {{ base }}.\n```\n## Next\n");
        const Lesson lesson = read(lessonWith(three, rest));
        QVERIFY(!checkLesson(lesson, views));
        const auto first = stateOfStep(lesson, 0, views);
        QCOMPARE(first->get(keys::base), 10000.0);
        QCOMPARE(stateOfStep(lesson, 0, views, Moment::answer)->get(keys::base), 100.0);
        QCOMPARE(stateOfStep(lesson, 1, views)->get(keys::base), 100.0);
        QCOMPARE(lesson.steps[0].then.text, std::string("Now {{ base }}."));
    }

    /// The reason is read in the state of the answer; `then`, what belongs to it, and the next step in its
    /// own.
    void whatThenChanges() {
        const QString rest = QStringLiteral(
            "```after\nbase = 100\nposition = 9\n```\n"
            "```then\nRow {{ pe(40, 0) }}.\n```\n```then-state\nbase = 7\nmax_len = 64\n```\n"
            "```more Why?\n{{ pe(41, 0) }}\n```\n```task\nDo {{ pe(42, 0) }}.\ndone: base == 100\n"
            "solution: base = 100\n```\n```hint\n{{ pe(43, 0) }}\n```\n## Next\n");
        const Lesson lesson = read(lessonWith(three, rest));
        const Failure failure = checkLesson(lesson, views);
        QVERIFY2(!failure, failure ? failure->text.english().c_str() : "");
        const auto base = [&](std::size_t step, Moment moment) {
            return stateOfStep(lesson, step, views, moment)->get(keys::base);
        };
        QCOMPARE(base(0, Moment::beginning), 10000.0);
        QCOMPARE(base(0, Moment::answer), 100.0);
        QCOMPARE(base(0, Moment::then), 7.0);
        QCOMPARE(base(1, Moment::beginning), 7.0);
        QCOMPARE(base(1, Moment::then), 7.0);  // it changes nothing
        QCOMPARE(stateOfStep(lesson, 0, views, Moment::then)->get(keys::position), std::int64_t{9});
        // What a reader has changed meanwhile stays.
        State moved = *stateOfStep(lesson, 0, views, Moment::answer);
        moved.set(keys::dModel, std::int64_t{8});
        const auto then = stateAfter(moved, lesson.steps[0], Moment::then, views);
        QCOMPARE(then->get(keys::base), 7.0);
        QCOMPARE(then->get(keys::dModel), std::int64_t{8});
    }

    /// The reason is about the question: its numbers are those of before the answer, or say that they are
    /// not.
    void numbersOfTheReason() {
        const QString lines = QStringLiteral(
            "Which?\n- [ ] a :: {{= base }}\n- [x] {{ d_model }}\n"
            "because: From {{= base }} to {{=> base }}, with {{ d_model }} and {{= pe(9, 0) : .3 }}.");
        const Lesson lesson = read(lessonWith(lines, QStringLiteral("```after\nbase = 100\n```\n")));
        const Failure failure = checkLesson(lesson, views);
        QVERIFY2(!failure, failure ? failure->text.english().c_str() : "");
    }

    void headerAndHeading() {
        const Lesson lesson = read(
            "---\nlesson: one\ntitle: One\ngoal: to read\ngoal: to write\nneeds: sums\ncan: read\n---\n"
            "## First\nText.\n```python\nx = {{ d_model }}\n```\n## Second {optional}\n"
            "```notes\nminutes: 4\nSlowly.\n```\n");
        QCOMPARE(lesson.goals.size(), std::size_t{2});
        QCOMPARE(lesson.needs, std::string("sums"));
        QCOMPARE(lesson.gains, std::vector<std::string>{"read"});
        QCOMPARE(lesson.steps[0].text.text, std::string("Text.\n```python\nx = {{ d_model }}\n```"));
        QVERIFY(!lesson.steps[0].optional && lesson.steps[1].optional);
        QCOMPARE(lesson.steps[1].title, std::string("Second"));
        QCOMPARE(lesson.steps[1].minutes, 4);
        QCOMPARE(lesson.steps[1].notes.text, std::string("Slowly."));
    }

    void refusals_data() {
        const Rows<QString, QString, int, QString> row("lines", "rest", "line", "named");
        row("an order of two", "Which?\n- [1] a\n- [2] b", "", 13, "three");
        row("an order with a gap", "Which?\n- [1] a\n- [2] b\n- [4] c", "", 17, "each once");
        row("an order with a place twice", "Which?\n- [1] a\n- [2] b\n- [2] c", "", 17, "each once");
        row("an order with an answer", "Which?\n- [1] a\n- [2] b\n- [x] c", "", 17, "each once");
        row("an answer with a number", "Which?\n- [x] a\n- [ ] b\n- [1] c", "", 17, "- [ ]");
        row("a number without limit", "What?\nnumber: 3", "", 13, "within");
        row("a number with answers", "What?\nnumber: 3\nwithin: 1\n- [x] a\n- [ ] b", "", 17, "list");
        row("a number that cannot be computed", "What?\nnumber: pe(99, 0)\nwithin: 1", "", 15, "99");
        row("a slip that cannot be computed", "What?\nnumber: 3\nwithin: 1\nnot: 3 + :: no", "", 17,
            "computed");
        row("a click that is done", "Click\nclick: position == 3", "", 15, "before anything");
        row("a reason that cannot be computed", "Which?\n- [ ] a :: {{ x }}\n- [x] b", "", 15, "x");
        row("after without a question", "Which?\n- [ ] a\n- [x] b", "## B\n```after\nbase = 3\n```", 18,
            "question");
        row("after with a value out of its limits", "Which?\n- [ ] a\n- [x] b", "```after\nbase = 0\n```", 19,
            "base");
        row("a state of then without it", "Which?\n- [ ] a\n- [x] b", "```then-state\n\nbase = 3\n```", 20,
            "“then-state” needs a text “then”");
        row("a state of then without a question", "Which?\n- [ ] a\n- [x] b",
            "## B\n```then\nC\n```\n```then-state\nbase = 3\n```", 18, "need a question");
        row("a state of then with a value out of its limits", "Which?\n- [ ] a\n- [x] b",
            "```then\nC\n```\n```then-state\nbase = 0\n```", 22, "base");
        row("two states of then", "Which?\n- [ ] a\n- [x] b",
            "```then\nC\n```\n```then-state\nbase = 3\n```\n```then-state\nbase = 4\n```", 24,
            "second block “then-state”");
        row("then of another state", "Which?\n- [ ] a\n- [x] b",
            "```then\n{{ pe(20, 0) }}\n```\n```then-state\nmax_len = 16\n```", 19, "20");
        row("a reason of the state of then", "Which?\n- [ ] a\n- [x] b\nbecause: {{ pe(40, 0) }}",
            "```then\nC\n```\n```then-state\nmax_len = 64\n```", 17, "40");
        row("a task that then has done", "Which?\n- [ ] a\n- [x] b",
            "```then\nC\n```\n```then-state\nbase = 7\n```\n```task\nDo.\ndone: base == 7\n```", 26,
            "done before");
        row("a reason that the answer changes", "Which?\n- [ ] a\n- [x] b\nbecause: It is {{ base }}.",
            "```after\nbase = 100\n```", 17, "“base” from 10000 to 100");
        row("a reason of a wrong answer that the right one changes", "Which?\n- [ ] a :: {{ base }}\n- [x] b",
            "```after\nbase = 100\n```", 15, "{{= … }}");
        row("an answer that changes", "Which?\n- [ ] {{ 2 * base }}\n- [x] b", "```after\nbase = 100\n```",
            15, "“2 * base” from 20000 to 200");
        row("a question that changes", "Which {{ base }}?\n- [ ] a\n- [x] b", "```after\nbase = 100\n```", 14,
            "“base”");
        row("a question that tells the answer", "Which {{=> base }}?\n- [ ] a\n- [x] b",
            "```after\nbase = 100\n```", 14, "not known before the answer");
        row("a number of the wrong state in a reason", "Which?\n- [ ] a\n- [x] b\nbecause: {{= pe(40, 0) }}",
            "```after\nmax_len = 64\n```", 17, "40");
        row("minutes of a step", "Which?\n- [ ] a\n- [x] b", "```notes\nminutes: soon\n```", 19, "minutes");
    }
    void refusals() {
        const auto [lines, rest, line, named] = fetchRow<QString, QString, int, QString>();
        const auto lesson = parseLesson(lessonWith(lines, rest).toStdString());
        const Failure failure = lesson ? checkLesson(*lesson, views) : Failure(lesson.error());
        QVERIFY(failure.has_value());
        const QString found = QString::fromStdString(failure->text.english());
        QVERIFY2(found.startsWith(QStringLiteral("line %1: ").arg(line)), qPrintable(found));
        QVERIFY2(found.contains(named), qPrintable(found));
    }
};

QTEST_APPLESS_MAIN(TestQuestion)
#include "tst_question.moc"
