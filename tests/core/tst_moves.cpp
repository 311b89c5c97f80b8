// SPDX-License-Identifier: GPL-3.0-or-later
// Numbers that move when a lesson shows an answer.
#include <QTest>

#include "core/lessons/lessonmistakes.h"
#include "core/lessons/lessonstate.h"
#include "core/lessons/moves.h"
#include "core/parameters/keys.h"
#include "tests/support/rows.h"
#include "tests/support/strict.h"

using namespace posiscope;

namespace {

const std::vector<std::string> views{"heatmap", "spectrum"};

std::string lessonWith(const std::string& blocks, const std::string& state = "panes = heatmap") {
    return "---\nlesson: m\ntitle: M\n---\n## One\n\nText.\n\n```state\n" + state + "\n```\n\n" + blocks;
}

constexpr const char* question = "```predict\nWhich?\n- [x] a\n- [ ] b\n```\n\n";

}  // namespace

class TestMoves : public StrictTest {
    Q_OBJECT

 private slots:
    /// The state is that of the end; between the ends a number goes as its slider does.
    void values_data() {
        const Rows<std::string, double, double, double> row("lines", "begin", "middle", "end");
        row("whole numbers", "move.position = 0..100 in 3", 0, 50, 100);
        row("backwards", "move.position = 100..0 in 3", 100, 50, 0);
        row("by ratios", "move.base = 10000..100 in 3", 10000, 1000, 100);
        row("a part of a second", "move.offset = -8..8 in 0.5", -8, 0, 8);
    }
    void values() {
        const auto [line, begin, middle, end] = fetchRow<std::string, double, double, double>();
        const auto lesson = parseLesson(lessonWith(question + ("```after\n" + line + "\n```\n")));
        QVERIFY(lesson.ok());
        const Step& step = lesson->steps[0];
        const auto state = stateOfStep(*lesson, 0, views, Moment::answer);
        QVERIFY(state.ok());
        const std::vector<Move> moves = movesOf(*state, step.after);
        QCOMPARE(moves.size(), std::size_t{1});
        const auto numberIn = [&](const State& of) {
            const Value& value = of.values.at(moves[0].motion.key);
            const auto* whole = std::get_if<std::int64_t>(&value);
            return whole != nullptr ? static_cast<double>(*whole) : std::get<double>(value);
        };
        QCOMPARE(numberIn(*state), end);
        QCOMPARE(numberIn(*beginningOfMoves(*state, step.after)), begin);
        State half = *state;
        setMoves(half, moves, 0.5);
        QCOMPARE(numberIn(half), middle);
    }

    /// Any parameter may have several values one after the other, each for the same time.
    void severalValues_data() {
        const Rows<std::string, std::string, std::vector<std::string>> row("line", "key", "values");
        row("numbers", "move.max_len = 8 | 64 | 16 in 3", "max_len", {"8", "64", "16"});
        row("words", "move.layout = half-split | interleaved in 2", "layout", {"half-split", "interleaved"});
        row("lists with ranges", "move.positions = 0..3 | 0..3, 0 | 0..3, 2 x 0 in 1.5", "positions",
            {"0..3", "0..3, 0", "0..3, 2 x 0"});
    }
    void severalValues() {
        const auto [line, key, values] = fetchRow<std::string, std::string, std::vector<std::string>>();
        const auto lesson = parseLesson(lessonWith(question + ("```after\n" + line + "\n```\n")));
        QVERIFY(lesson.ok());
        const Step& step = lesson->steps[0];
        const auto state = stateOfStep(*lesson, 0, views, Moment::answer);
        QVERIFY2(state.ok(), state ? "" : state.error().text.english().c_str());
        const std::vector<Move> moves = movesOf(*state, step.after);
        QCOMPARE(moves.size(), std::size_t{1});
        const auto textIn = [&](const State& of) {
            return formatValue(*findParameter(of, key), of.values.at(key));
        };
        QCOMPARE(textIn(*beginningOfMoves(*state, step.after)), values.front());
        QCOMPARE(textIn(*state), values.back());
        for (std::size_t n = 0; n < values.size(); ++n)
            for (const double share : {0.01, 0.5, 0.99}) {
                State between = *state;
                setMoves(between, moves,
                         (static_cast<double>(n) + share) / static_cast<double>(values.size()));
                QCOMPARE(textIn(between), values[n]);
            }
    }

    void ofB() {
        const auto lesson = parseLesson(lessonWith(
            question +
            std::string("```after\nmove.b.base = 10000..40000 in 2\nmove.position = 1..2 in 3\n```\n")));
        const auto state = stateOfStep(*lesson, 0, views, Moment::answer);
        QVERIFY(state.ok());
        QCOMPARE(state->get(keys::base), 10000.0);
        QCOMPARE(stateOfB(*state).get(keys::base), 40000.0);
        QCOMPARE(stateOfB(*beginningOfMoves(*state, lesson->steps[0].after)).get(keys::base), 10000.0);
        QCOMPARE(durationOf(movesOf(*state, lesson->steps[0].after)), 3.0);
    }

    void mistakes_data() {
        const Rows<std::string, std::string> row("file", "mistake");
        const auto after = [](const std::string& line) {
            return lessonWith(question + ("```after\n" + line + "\n```\n"));
        };
        const std::string form =
            " must be two ends and a time of at most 20 seconds, such as “10..110 in 3”, or values "
            "and a time, such as “8 | 64 in 3”, not “";
        row("one end", after("move.position = 10 in 3"), "move.position" + form + "10 in 3”");
        row("no time", after("move.position = 1..10"), "move.position" + form + "1..10”");
        row("no seconds", after("move.position = 1..10 in 0"), "move.position" + form + "1..10 in 0”");
        row("too long", after("move.position = 1..10 in 21"), "move.position" + form + "1..10 in 21”");
        row("a word", after("move.layout = 1..10 in 2"), "layout is no number that could move");
        row("no such key", after("move.bose = 1..10 in 2"), "bose does not apply to the encoding sinusoidal");
        row("no way", after("move.position = 7..7 in 2"), "move.position" + form + "7..7 in 2”");
        row("the lesson's own place", after("move.lesson_step = 1..0 in 3"),
            "lesson_step is no number that could move");
        row("one value twice", after("move.position = 7 | 7 in 2"), "move.position" + form + "7 | 7 in 2”");
        row("a value that is none", after("move.layout = interleaved | inter in 2"), "layout must be one of");
        row("values of no key", after("move.bose = 1 | 2 in 2"), "bose has no values that could move");
        row("a file", after("move.table_file = a | b in 2"), "table_file has no values that could move");
        row("outside", after("move.position = 0..500000000 in 2"), "position must");
        row("before the answer", lessonWith({}, "move.position = 1..10 in 2"),
            "numbers move in “after” and “then-state” only");
    }
    void mistakes() {
        const auto [file, mistake] = fetchRow<std::string, std::string>();
        std::vector<Error> said;
        const Lesson lesson = readLesson(file, said);
        for (const Error& each : mistakesOf(lesson, views))
            said.push_back(each);
        QVERIFY(!said.empty());
        QVERIFY2(said.front().text.english().find(mistake) != std::string::npos,
                 said.front().text.english().c_str());
    }
};

QTEST_APPLESS_MAIN(TestMoves)
#include "tst_moves.moc"
