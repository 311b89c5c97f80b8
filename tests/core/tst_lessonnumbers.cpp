// SPDX-License-Identifier: GPL-3.0-or-later
// The numbers in lessons: what expressions mean, and how they are written into the text.
#include <QTest>

#include "core/lessons/expression.h"
#include "core/lessons/markup.h"
#include "core/parameters/keys.h"
#include "tests/support/rows.h"
#include "tests/support/strict.h"

using namespace posiscope;

namespace {

Snapshot snapshotWith(const std::function<void(State&)>& edit) {
    State state = defaultState();
    edit(state);
    repair(state);
    return makeSnapshot(state);
}

}  // namespace

class TestLessonNumbers : public StrictTest {
    Q_OBJECT

 private slots:
    void numbers_data() {
        const TextRows<double> row("expression", "value");
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
        row("floor(2.5) + 10 * ceil(2.5) + 100 * round(2.5)", 332);
        row("floor(-2.5) + 10 * ceil(-2.5) + 100 * round(-2.5)", -323);
        row("base == 10000 && offset > 4 ? pi : 0", M_PI);
    }
    void numbers() {
        const auto [expression, value] = fetchRow<QString, double>();
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
            state.variants = {state.values};
            state.variants.front().set(keys::base, 500.0);
        });
        QCOMPARE(*evaluate("b_base", compared), 500.0);
        QVERIFY(*evaluate("difference", compared) > 1);
        QVERIFY(*evaluate("pe_b(1, 2) - pe(1, 2)", compared) > 0);
    }

    void senseless_data() {
        const TextRows<QString> row("expression", "named");
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
        const auto [expression, named] = fetchRow<QString, QString>();
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
        const TextRows<QString> row("text", "written");
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
        const auto [text, written] = fetchRow<QString, QString>();
        const auto filled = fillNumbers({text.toStdString(), 1}, makeSnapshot(defaultState()), plainNumber);
        QVERIFY2(filled.ok(), filled.ok() ? "" : filled.error().text.english().c_str());
        QCOMPARE(QString::fromStdString(*filled), written);
    }

    void keptNumbers() {
        const Snapshot now = snapshotWith([](State& state) { state.set(keys::base, 500.0); });
        const Snapshot kept = snapshotWith([](State& state) { state.set(keys::base, 100.0); });
        const Passage text{"{{ base }} {{= base }} {{= base : .1 | turn | turns }}", 1};
        QCOMPARE(*fillNumbers(text, {now, &kept}, plainNumber), std::string("500 100 100.0 turns"));
        QCOMPARE(*fillNumbers(text, now, plainNumber), std::string("500 500 500.0 turns"));
        QVERIFY(!fillNumbers({"{{ 1 | a | b | c | d }}", 1}, now, plainNumber).ok());
        const Snapshot answered = snapshotWith([](State& state) { state.set(keys::base, 7.0); });
        const Passage three{"{{ base }} {{= base }} {{=> base }} {{=> base : .1 | turn | turns }}", 1};
        QCOMPARE(*fillNumbers(three, {now, &kept, &answered}, plainNumber),
                 std::string("500 100 7 7.0 turns"));
    }

    /// Those that cannot be read do not keep the others from being read.
    void numbersOfAText() {
        std::vector<Error> mistakes;
        const auto numbers =
            numbersIn({"{{ a }}\n{{ b : x }} {{= c | d }}\n{{=> e : .2 }} {{ f", 5}, mistakes);
        QCOMPARE(numbers.size(), std::size_t{3});
        QCOMPARE(numbers[1].expression, std::string("c"));
        QVERIFY(numbers[1].of == NumberOf::kept && numbers[2].of == NumberOf::answered);
        QCOMPARE(numbers[2].line, 7);
        QCOMPARE(mistakes.size(), std::size_t{2});
        QVERIFY(mistakes[0].text.english().starts_with("line 6: "));
        QVERIFY(mistakes[1].text.english().starts_with("line 7: "));
    }
};

QTEST_APPLESS_MAIN(TestLessonNumbers)
#include "tst_lessonnumbers.moc"
