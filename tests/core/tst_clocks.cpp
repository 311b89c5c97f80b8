// SPDX-License-Identifier: GPL-3.0-or-later
// The hands of clocks, compared with the tables.
#include <cmath>

#include "core/analysis/clocks.h"
#include "tests/support/encodingof.h"
#include "tests/support/rows.h"
#include "tests/support/sample.h"
#include "tests/support/strict.h"
#include "tests/support/worst.h"

using namespace posiscope;

namespace {

const double fullTurn = 2 * std::acos(-1.0);

struct Case {
    const char* encoding;
    Given given;
};

std::vector<Case> cases() {
    return {
        {"sinusoidal", {{"d_model", std::int64_t{33}}}},
        {"sinusoidal", {{"layout", std::string("half-split")}, {"first_position", std::int64_t{16'777'216}}}},
        {"rope", {{"scaling", std::string("linear")}, {"factor", 4.0}}},
        {"xpos", {}},
        {"timestep", {}},
        {"fourier", {}},
        {"transformer-xl", {}},
        {"transformer-xl", {{"negative", true}}},
        {"transformer-xl", {{"d_model", std::int64_t{7}}, {"xl_layout", std::string("interleaved")}}}};
}

}  // namespace

class TestClocks : public StrictTest {
    Q_OBJECT

 private slots:
    // Both hands stand where the table's cells say, and the turn leads from the one to the other.
    void handsAreCells() {
        Sample sample(0xc10c);
        Worst worst;
        for (const Case& kind : cases()) {
            const auto model = modelOf(kind.encoding, kind.given);
            QVERIFY(Clocks::existFor(*model));
            const Clocks clocks(model);
            QVERIFY(clocks.count() > 0);
            const bool xpos = std::string(kind.encoding) == "xpos";  // its cells grow and decay
            for (int n = 0; n < 300; ++n) {
                const std::int64_t pair = sample.whole(0, clocks.count() - 1);
                const std::int64_t row = sample.whole(0, model->table().rows() - 1);
                const std::int64_t other = sample.whole(0, model->table().rows() - 1);
                const ClockHands hands = clocks.hands(pair, model->firstCursor() + row, other - row);
                const auto where = [&] {
                    return std::string(kind.encoding) + ", pair " + std::to_string(pair) + ", row " +
                           std::to_string(row) + " to " + std::to_string(other);
                };
                const auto see = [&](const SinCos& hand, std::int64_t at) {
                    const std::int64_t sine = model->dimensionOf(pair, Role::sine);
                    const std::int64_t cosine = model->dimensionOf(pair, Role::cosine);
                    double scale = 1;
                    if (xpos)
                        scale = std::hypot(model->table().value(at, sine), model->table().value(at, cosine));
                    worst.see(std::abs(hand.sine * scale - model->table().value(at, sine)) / scale, where);
                    if (cosine >= 0)
                        worst.see(std::abs(hand.cosine * scale - model->table().value(at, cosine)) / scale,
                                  where);
                };
                see(hands.here, row);
                see(hands.there, other);
                const double angle = std::atan2(hands.there.sine, hands.there.cosine) -
                                     std::atan2(hands.here.sine, hands.here.cosine);
                worst.see(std::abs(std::remainder(angle - hands.turn, fullTurn)), where);
                QVERIFY(std::abs(hands.turn) < fullTurn);
                QVERIFY(hands.turn * static_cast<double>(hands.wholeTurns) >= 0);
            }
        }
        VERIFY_WORST(worst, 5e-15);
    }

    // The angle between them is the same at every position.
    void turnIsConstant() {
        const Clocks clocks(modelOf("sinusoidal", {}));
        for (std::int64_t pair = 0; pair < clocks.count(); ++pair)
            for (const std::int64_t p : {1, 100, 250})
                QVERIFY(clocks.hands(pair, p, 5).turn == clocks.hands(pair, 0, 5).turn);
    }

    // In the first pair ω is 1, so the arc is k radians.
    void wayIsOffsetTimesFrequency_data() {
        const Rows<std::int64_t, std::int64_t> row("offset", "wholeTurns");
        row("still", std::int64_t{0}, std::int64_t{0});
        row("less than half a turn", std::int64_t{3}, std::int64_t{0});
        row("more than half a turn", std::int64_t{5}, std::int64_t{0});
        row("back", std::int64_t{-5}, std::int64_t{0});
        row("more than a turn", std::int64_t{7}, std::int64_t{1});
        row("back more than three", std::int64_t{-20}, std::int64_t{-3});
        row("just over 113 turns", std::int64_t{710}, std::int64_t{113});
        row("back just over 7 turns", std::int64_t{-44}, std::int64_t{-7});
    }
    void wayIsOffsetTimesFrequency() {
        const auto [offset, wholeTurns] = fetchRow<std::int64_t, std::int64_t>();
        const ClockHands hands = Clocks(modelOf("sinusoidal", {})).hands(0, 0, offset);
        QCOMPARE(hands.wholeTurns, wholeTurns);
        const double left = static_cast<double>(offset) - fullTurn * static_cast<double>(wholeTurns);
        QVERIFY(std::abs(hands.turn - left) <= 1e-15 * std::max(1.0, std::abs(static_cast<double>(offset))));
    }

    void whatHasNone() {
        for (const char* encoding : {"learned", "sinusoidal-2d", "alibi"})
            QVERIFY2(!Clocks::existFor(*modelOf(encoding, {})), encoding);
    }

    void asATable() {
        const ClockTable table(modelOf("sinusoidal", {{"d_model", std::int64_t{8}}}), 40, -5, {0, 1, 2, 3});
        QCOMPARE(table.rows(), std::int64_t{4});
        QCOMPARE(table.columnName(4), std::string("angle_p_plus_k"));
        for (std::int64_t pair = 0; pair < 4; ++pair) {
            const double omega = std::pow(10, -static_cast<double>(pair));
            const double expected[] = {static_cast<double>(pair),
                                       omega,
                                       fullTurn / omega,
                                       std::fmod(40 * omega, fullTurn),
                                       std::fmod(35 * omega, fullTurn),
                                       std::sin(40 * omega),
                                       std::cos(40 * omega)};
            for (std::int64_t column = 0; column < 7; ++column)
                QVERIFY(std::abs(table.value(pair, column) - expected[column]) <=
                        1e-12 * (1 + expected[column]));
        }
        double sum = 0;
        for (std::int64_t pair = 1; pair < 4; ++pair)
            sum += table.value(pair, 5) + table.value(pair, 6);
        QVERIFY(std::abs(table.exactMean({1, 3}, {5, 2}) - sum / 6) <= 1e-15);
    }
};

QTEST_APPLESS_MAIN(TestClocks)
#include "tst_clocks.moc"
