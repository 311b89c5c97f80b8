// SPDX-License-Identifier: GPL-3.0-or-later
// Motions: their text, their values, and that every frame is a legal state.
#include <cmath>

#include "core/parameters/keys.h"
#include "core/state/motion.h"
#include "core/state/session.h"
#include "core/state/snapshot.h"
#include "tests/support/rows.h"
#include "tests/support/strict.h"

using namespace posiscope;

namespace {

State encoded(const char* id) {
    State state = defaultState();
    chooseEncoding(state, *findEncoding(id));
    repair(state);
    return state;
}

Motion read(const char* text, const State& state = defaultState()) {
    const auto motion = parseMotion(state, text);
    if (!motion) qFatal("%s: %s", text, motion.error().text.english().c_str());
    return *motion;
}

std::vector<double> numbers(const std::vector<Value>& values) {
    std::vector<double> all;
    for (const Value& value : values)
        all.push_back(std::holds_alternative<double>(value)
                          ? std::get<double>(value)
                          : static_cast<double>(std::get<std::int64_t>(value)));
    return all;
}

std::vector<double> framesOf(const char* text, double fps = 30, std::optional<double> seconds = {},
                             const State& state = defaultState()) {
    const auto values = frameValues(read(text, state), fps, seconds);
    if (!values) qFatal("%s", values.error().text.english().c_str());
    return numbers(*values);
}

}  // namespace

class TestMotion : public StrictTest {
    Q_OBJECT

 private slots:
    void isRead_data() {
        const Rows<QString, double, double, bool> row("text", "from", "to", "ratios");
        row("position", "position=0..127", 0., 127., false);
        row("backwards", "position=127..0", 127., 0., false);
        row("offset", "offset=-8..8", -8., 8., false);
        row("base", "base=10..1e6", 10., 1e6, true);
        row("d_model", "d_model=2..512", 2., 512., true);
        row("as the option", "d-model=2..512", 2., 512., true);
        row("max_len", "max_len=1..4096", 1., 4096., true);
        row("spaces", " position = 3 .. 7 ", 3., 7., false);
        row("one value", "position=5..5", 5., 5., false);
    }
    void isRead() {
        QFETCH(QString, text);
        const Motion motion = read(text.toUtf8().constData());
        QTEST(motion.from, "from");
        QTEST(motion.to, "to");
        QTEST(motion.ratios, "ratios");
        const State state = defaultState();
        QCOMPARE(*parseMotion(state, formatMotion(state, motion)), motion);
    }

    void isRefused_data() {
        const Rows<QString, QStringList> row("text", "words");
        row("empty", "", QStringList{"animate", "position=0..127"});
        row("no ends", "position", QStringList{"animate", "position=0..127"});
        row("one end", "position=3", QStringList{"animate", "position=0..127"});
        row("another key", "seed=0..9", QStringList{"animate", "position", "max_len", "seed"});
        row("too far", "position=0..256", QStringList{"position", "0 to 255", "256"});
        row("half", "position=0..1.5", QStringList{"position", "whole number", "1.5"});
        row("missing", "position=..5", QStringList{"position", "0 to 255"});
        row("three dots", "position=0...5", QStringList{"position", ".5"});
        row("base of one", "base=1..10", QStringList{"base", "greater than 1"});
        row("words", "base=a..b", QStringList{"base", "a"});
        row("not a number", "base=nan..10", QStringList{"base", "nan"});
        row("d_model", "d_model=0..8", QStringList{"d_model", "65\u202f536"});
    }
    void isRefused() {
        const auto [text, words] = fetchRow<QString, QStringList>();
        const auto motion = parseMotion(defaultState(), text.toStdString());
        QVERIFY(!motion);
        const QString sentence = QString::fromStdString(motion.error().text.english());
        QVERIFY(!motion.error().field.empty());
        for (const QString& word : words)
            QVERIFY2(sentence.contains(word), qPrintable(sentence));
    }

    void whatTheEncodingLacksIsRefused() {
        const auto motion = parseMotion(encoded("rope"), "d_model=2..8");
        QVERIFY(!motion);
        QCOMPARE(motion.error().text.english(), std::string("d_model does not apply to the encoding rope"));
        QVERIFY(!usualMotion(encoded("rope"), "d_model"));
        QVERIFY(!parseMotion(encoded("alibi"), "offset=0..4"));
    }

    void everyWholeNumberIsAFrame() {
        const auto all = framesOf("position=3..130");
        QCOMPARE(all.size(), std::size_t{128});
        for (std::size_t n = 0; n < all.size(); ++n)
            QCOMPARE(all[n], 3 + double(n));
        QCOMPARE(framesOf("offset=2..-2"), (std::vector<double>{2, 1, 0, -1, -2}));
        QCOMPARE(framesOf("position=5..5"), (std::vector<double>{5}));
    }

    void dimensionsKeepTheirStep() {
        QCOMPARE(framesOf("d_model=2..9"), (std::vector<double>{2, 4, 6, 8}));
        QCOMPARE(framesOf("d_model=3..9"), (std::vector<double>{3, 5, 7, 9}));
        QCOMPARE(framesOf("d_model=8..1"), (std::vector<double>{8, 6, 4, 2}));
    }

    void aTimeChoosesValuesEvenly() {
        for (const int count : {2, 3, 10, 64, 100, 127, 128}) {
            const auto some = framesOf("position=0..127", 1, count);
            QCOMPARE(some.size(), std::size_t(count));
            QCOMPARE(some.front(), 0.);
            QCOMPARE(some.back(), 127.);
            const double even = 127. / (count - 1);
            for (std::size_t n = 1; n < some.size(); ++n) {
                QVERIFY(some[n] > some[n - 1]);
                QVERIFY(std::abs(some[n] - some[n - 1] - even) <= 1.01);
            }
        }
    }

    void moreFramesThanValuesHoldEach() {
        const auto held = framesOf("position=0..3", 10, 2);
        QCOMPARE(held.size(), std::size_t{20});
        for (int value = 0; value < 4; ++value)
            QCOMPARE(std::count(held.begin(), held.end(), value), 5);
    }

    void baseGoesByRatios() {
        const auto all = framesOf("base=10..1000000", 25, 2);
        QCOMPARE(all.size(), std::size_t{50});
        QCOMPARE(all.front(), 10.);
        QCOMPARE(all.back(), 1e6);
        const double ratio = std::pow(1e5, 1. / 49);
        for (std::size_t n = 1; n < all.size(); ++n)  // six digits
            QVERIFY2(std::abs(all[n] / all[n - 1] / ratio - 1) < 1.1e-5, QByteArray::number(all[n], 'g', 17));
        const auto back = framesOf("base=1000000..10", 25, 2);
        QVERIFY(std::equal(all.begin(), all.end(), back.rbegin()));
    }

    void tooManyFramesAreRefused() {
        State state = defaultState();
        state.set(keys::maxLen, std::int64_t{20'000});
        const auto most = frameValues(read("position=0..9999", state), 30, {});
        QVERIFY(most);
        QCOMPARE(most->size(), std::size_t{10'000});
        for (const auto& refused : {frameValues(read("position=0..10000", state), 30, {}),
                                    frameValues(read("position=0..9"), 60, 3600)}) {
            QVERIFY(!refused);
            const QString sentence = QString::fromStdString(refused.error().text.english());
            QVERIFY2(sentence.contains("at most 10\u202f000"), qPrintable(sentence));
        }
    }

    void phasesAndValuesAreInverse_data() {
        eachText("text", {"position=0..127", "position=127..3", "offset=-8..8", "base=10..1e6",
                          "base=1e6..10", "d_model=2..512", "max_len=1..4096", "position=5..5"});
    }
    void phasesAndValuesAreInverse() {
        QFETCH(QString, text);
        const Motion motion = read(text.toUtf8().constData());
        QCOMPARE(numbers({valueAt(motion, 0)}).front(), motion.from);
        QCOMPARE(numbers({valueAt(motion, 1)}).front(), motion.to);
        double before = motion.from;
        for (int n = 0; n <= 1000; ++n) {
            const Value value = valueAt(motion, n / 1000.);
            const double number = numbers({value}).front();
            QVERIFY(motion.to >= motion.from ? number >= before : number <= before);
            before = number;
            const double again = numbers({valueAt(motion, phaseOf(motion, value))}).front();
            QVERIFY2(std::abs(again - number) <= 1e-5 * std::abs(number), QByteArray::number(number));
        }
    }

    void stepsReachBothEnds_data() { phasesAndValuesAreInverse_data(); }
    void stepsReachBothEnds() {
        QFETCH(QString, text);
        const Motion motion = read(text.toUtf8().constData());
        Value value = valueAt(motion, 0);
        QCOMPARE(numbers({valueBeside(motion, value, -1)}).front(), motion.from);
        for (int n = 0; n < 600 && numbers({value}).front() != motion.to; ++n) {
            const Value next = valueBeside(motion, value, 1);
            QVERIFY(next != value);
            value = next;
        }
        QCOMPARE(numbers({value}).front(), motion.to);
        QVERIFY(motion.from == motion.to || valueBeside(motion, value, -1) != value);
    }

    /// Only the value changes, unless another one has to follow it.
    void everyFrameIsAState_data() {
        QTest::addColumn<QByteArray>("encoding");
        for (const Encoding* encoding : encodings())
            QTest::newRow(encoding->id.c_str()) << QByteArray::fromStdString(encoding->id);
    }
    void everyFrameIsAState() {
        QFETCH(QByteArray, encoding);
        const State state = encoded(encoding.constData());
        for (const Parameter& row : viewParameters()) {
            if (row.key != keys::motion.name) continue;
            for (const Choice& choice : row.choices) {
                const auto motion = usualMotion(state, choice.id);
                if (!motion) continue;
                for (const double phase : {0.0, 0.01, 0.2, 0.5, 0.77, 1.0}) {
                    const Value value = valueAt(*motion, phase);
                    const auto moved = stateAt(state, motion->key, value);
                    QVERIFY2(moved, moved ? "" : moved.error().text.english().c_str());
                    QCOMPARE(moved->values.at(choice.id), value);
                    State back = *moved;
                    back.values.set(choice.id, state.values.at(choice.id));
                    if (choice.id == "position" || choice.id == "offset" || choice.id == "base")
                        QCOMPARE(back, state);
                }
            }
        }
    }

    void whatCannotBeShownSaysWhy() {
        const State state = encoded("sinusoidal-2d");
        const auto motion = parseMotion(state, "d_model=6..10");
        const auto moved = motion ? stateAt(state, "d_model", valueAt(*motion, 0)) : Result<State>(Error{});
        QVERIFY(!moved);
    }

    void theStateHoldsAMotion() {
        State state = defaultState();
        auto held = motionOf(state);
        QVERIFY(held);
        QCOMPARE(held->motion, read("position=0..255"));
        QVERIFY(!held->limited);
        state.set(keys::maxLen, std::int64_t{100});
        repair(state);
        held = motionOf(state);
        QCOMPARE(held->motion.to, 99.);
        QVERIFY(held->limited);
        state.set(keys::motion, std::string("base"));
        held = motionOf(state);
        QVERIFY(held->motion.from > 1);
        QVERIFY(held->limited);
        state.set(keys::motionFrom, 12.5);
        state.set(keys::motionTo, 1e4);
        QCOMPARE(motionOf(state)->motion, read("base=12.5..10000"));
        QVERIFY(!motionOf(state)->limited);
        const auto session = readSession(
            writeSession(state), std::vector<std::string>{"heatmap", "similarity", "waves", "offset-map"});
        QVERIFY(session);
        QCOMPARE(*session, state);
    }
};

QTEST_GUILESS_MAIN(TestMotion)
#include "tst_motion.moc"
