// SPDX-License-Identifier: GPL-3.0-or-later
// Scaled frequencies: exact to the last bits, and right in their limits.
#include <cmath>

#include "tests/support/quad.h"
#include "tests/support/ropesetup.h"
#include "tests/support/rows.h"
#include "tests/support/sample.h"
#include "tests/support/strict.h"
#include "tests/support/wording.h"
#include "tests/support/worst.h"

using namespace posiscope;

namespace {

#ifdef POSISCOPE_QUAD
using truth::Quad;

Quad quad(std::int64_t number) {
    return static_cast<Quad>(number);
}

/// θ′_i in 113-bit arithmetic, written from the formulas of the papers and sharing nothing with the core.
Quad frequency(const RopeSetup& setup, std::int64_t pair) {
    const std::int64_t d =
        static_cast<std::int64_t>(static_cast<double>(setup.headDim) * setup.partial) / 2 * 2;
    const Quad s = setup.factor;
    const Quad length = quad(setup.original);
    const auto plain = [&](Quad base) { return powq(base, -quad(2 * pair) / quad(d)); };
    const Quad base = setup.base;
    const Quad theta = plain(base);
    const std::string kind = setup.scaling;
    if (kind == "linear") return theta / s;
    if (kind == "proportional") return powq(base, -quad(2 * pair) / quad(setup.headDim)) / s;
    if (kind == "ntk" || kind == "dynamic") {
        Quad raised = s;
        if (kind == "dynamic")
            raised = setup.sequence > setup.original ? s * quad(setup.sequence) / length - (s - 1) : 1;
        return d == 2 ? theta : plain(base * powq(raised, quad(d) / quad(d - 2)));
    }
    if (kind == "ntk-mixed") {
        if (setup.mixedB == 1)  // as gte-en-v1.5 writes it: a base B·s, and all divided by s^(2/d)
            return plain(base * s) / powq(s, 2 / quad(d));
        const Quad a = logq(s) / powq(quad(d) / 2, static_cast<Quad>(setup.mixedB));
        return theta / expq(a * powq(quad(pair + 1), static_cast<Quad>(setup.mixedB)));
    }
    if (kind == "yarn") {
        const auto turning = [&](Quad turns) {
            return quad(d) * logq(length / (turns * 2 * truth::pi())) / (2 * logq(base));
        };
        Quad low = turning(setup.betaFast);
        Quad high = turning(setup.betaSlow);
        if (setup.truncate) {
            low = floorq(low);
            high = ceilq(high);
        }
        low = fmaxq(low, 0);
        high = fminq(high, quad(d - 1));
        if (high < low) return theta;
        if (high == low) high += static_cast<Quad>(0.001);
        const Quad ramp = fminq(1, fmaxq(0, (quad(pair) - low) / (high - low)));
        return theta / s * ramp + theta * (1 - ramp);
    }
    if (kind == "llama3") {
        const Quad wavelength = 2 * truth::pi() / theta;
        if (wavelength < length / static_cast<Quad>(setup.highFreqFactor)) return theta;
        if (wavelength > length / static_cast<Quad>(setup.lowFreqFactor)) return theta / s;
        const Quad smooth =
            (length / wavelength - static_cast<Quad>(setup.lowFreqFactor)) /
            (static_cast<Quad>(setup.highFreqFactor) - static_cast<Quad>(setup.lowFreqFactor));
        return (1 - smooth) * theta / s + smooth * theta;
    }
    if (kind == "longrope") {
        const NumberList& factors = setup.sequence > setup.original ? setup.longFactor : setup.shortFactor;
        if (!factors.empty()) return theta / static_cast<Quad>(factors[static_cast<std::size_t>(pair)]);
    }
    return theta;
}
#endif

double factorOf(const RopeSetup& setup) {
    return rope(setup)->rotary()->attentionFactor();
}

bool sameFrequencies(const Model& a, std::span<const Frequency> b, double relative = 0) {
    return std::ranges::equal(a.frequencies(), b, [&](const Frequency& x, const Frequency& y) {
        return std::abs(x.radians() - y.radians()) <= relative * y.radians();
    });
}

}  // namespace

class TestRopeScaling : public StrictTest {
    Q_OBJECT

 private slots:
    void exactToTheLastBits_data() { ropeRows(); }
    void exactToTheLastBits() {
#ifdef POSISCOPE_QUAD
        QFETCH(int, at);
        RopeSetup setup = ropeAt(at);
        setup.maxLen = 16'777'216;
        const auto model = rope(setup);
        const double a = model->rotary()->attentionFactor();
        const auto pairs = static_cast<std::int64_t>(model->frequencies().size());
        Sample sample(0x21);
        Worst values;
        Worst frequencies;
        for (std::int64_t pair = 0; pair < pairs; ++pair) {
            const Quad theta = frequency(setup, pair);
            const DoubleDouble ours = model->frequencies()[static_cast<std::size_t>(pair)].exactRadians();
            frequencies.see(static_cast<double>(
                                fabsq((static_cast<Quad>(ours.hi) + static_cast<Quad>(ours.lo)) / theta - 1)),
                            [&] { return "pair " + std::to_string(pair); });
            for (int n = 0; n < 24; ++n) {
                const std::int64_t row = n == 0 ? setup.maxLen - 1 : sample.anySize(0, setup.maxLen - 1);
                const Quad angle = quad(setup.firstPosition + row) * theta;
                const auto where = [&] { return std::to_string(row) + ", pair " + std::to_string(pair); };
                values.see(
                    truth::distance(model->table().value(row, pair), static_cast<Quad>(a) * cosq(angle)),
                    where);
                values.see(truth::distance(model->table().value(row, pair + pairs),
                                           static_cast<Quad>(a) * sinq(angle)),
                           where);
            }
        }
        VERIFY_WORST(frequencies, 1e-26);
        VERIFY_WORST(values, 6e-16 * a);
#else
        QSKIP("no 128-bit arithmetic here");
#endif
    }

    void factorOneScalesNothing_data() {
        eachText("scaling", {"linear", "ntk", "ntk-mixed", "dynamic", "yarn", "llama3", "longrope"});
    }
    void factorOneScalesNothing() {
        QFETCH(QString, scaling);
        const QByteArray name = scaling.toLatin1();
        const auto model = rope({.scaling = name.constData(), .factor = 1, .sequence = 4096});
        QVERIFY(sameFrequencies(*model, rope({})->frequencies()));
        QCOMPARE(model->rotary()->attentionFactor(), 1.0);
    }

    void limits() {
        // The fastest pair is left alone and the slowest divided by the factor.
        for (const char* scaling : {"ntk", "yarn", "llama3"}) {
            const auto model = rope({.scaling = scaling, .factor = 8});
            const auto plain = model->rotary()->unscaled();
            QVERIFY(sameFrequencies(*rope({}), plain));
            QVERIFY(model->frequencies().front().radians() == plain.front().radians());
            QVERIFY(std::abs(model->frequencies().back().radians() * 8 / plain.back().radians() - 1) <=
                    1e-15);
            for (std::size_t i = 0; i < plain.size(); ++i) {
                QVERIFY(model->frequencies()[i].radians() <= plain[i].radians());
                QVERIFY(model->frequencies()[i].radians() * 8 >= plain[i].radians() * (1 - 1e-15));
            }
        }
    }

    // NTK-mixed: the slowest pair divided by the factor, every other by less, and the limits of b.
    void ntkMixed() {
        for (const double b : {0.25, 0.625, 1.0, 2.0}) {
            const auto model = rope({.scaling = "ntk-mixed", .factor = 8, .mixedB = b});
            const auto plain = model->rotary()->unscaled();
            double before = 1;
            for (std::size_t i = 0; i < plain.size(); ++i) {
                const double divided = plain[i].radians() / model->frequencies()[i].radians();
                QVERIFY(divided > before * (1 - 1e-15));
                QVERIFY(std::abs(divided - std::pow(8, std::pow((static_cast<double>(i) + 1) / 64, b))) <=
                        1e-13);
                before = divided;
            }
            QVERIFY(std::abs(before - 8) <= 1e-14);
        }
        // b → 0 is linear scaling.
        QVERIFY(sameFrequencies(*rope({.scaling = "ntk-mixed", .mixedB = 1e-12}),
                                rope({.scaling = "linear"})->frequencies(), 1e-10));
    }

    void dynamicBeginsBehindTheOriginalLength() {
        for (const std::int64_t length : {2, 100, 4096}) {
            const auto model = rope({.scaling = "dynamic", .sequence = length});
            QVERIFY(sameFrequencies(*model, model->rotary()->unscaled()));
            QCOMPARE(model->rotary()->stretchedLength(), std::int64_t{4096});
        }
        const auto beyond = rope({.scaling = "dynamic", .sequence = 4097});
        QVERIFY(!sameFrequencies(*beyond, beyond->rotary()->unscaled()));
        // A sequence twice as long with factor 1 is NTK-aware scaling by 2.
        QVERIFY(sameFrequencies(*rope({.scaling = "dynamic", .factor = 1, .sequence = 8192}),
                                rope({.scaling = "ntk", .factor = 2})->frequencies(), 1e-15));
    }

    void yarnRamps() {
        // Short original contexts: low = 0 and high below it leave every pair alone.
        const auto none = rope({.headDim = 48, .scaling = "yarn", .original = 2});
        QVERIFY(sameFrequencies(*none, none->rotary()->unscaled()));
        QVERIFY(none->rotary()->attentionFactor() > 1);
        // Swapped limits are no ramp either.
        const auto swapped = rope({.scaling = "yarn", .betaFast = 1, .betaSlow = 32});
        QVERIFY(sameFrequencies(*swapped, swapped->rotary()->unscaled()));
        // Equal ones are a step.
        const auto step = rope({.scaling = "yarn", .betaFast = 4, .betaSlow = 4, .truncate = false});
        int between = 0;
        for (std::size_t i = 0; i < 64; ++i) {
            const double share = step->frequencies()[i].radians() / step->rotary()->unscaled()[i].radians();
            between += share < 0.999 && share > 0.2501 ? 1 : 0;
        }
        QCOMPARE(between, 0);
        // Rounding only widens the ramp.
        const auto rounded = rope({.scaling = "yarn"});
        const auto exact = rope({.scaling = "yarn", .truncate = false});
        QVERIFY(!sameFrequencies(*rounded, exact->frequencies()));
    }

    void attentionFactors() {
        QCOMPARE(factorOf({.scaling = "yarn", .factor = 40}), 0.1 * std::log(40.0) + 1);
        QCOMPARE(factorOf({.scaling = "yarn", .factor = 1}), 1.0);
        QCOMPARE(factorOf({.scaling = "yarn", .factor = 40, .mscale = 1}), 0.1 * std::log(40.0) + 1);
        QCOMPARE(factorOf({.scaling = "yarn", .factor = 40, .mscale = 1, .mscaleAllDim = 1}), 1.0);
        QCOMPARE(factorOf({.scaling = "yarn", .factor = 40, .mscale = 0.707, .mscaleAllDim = 1.2}),
                 (0.1 * 0.707 * std::log(40.0) + 1) / (0.1 * 1.2 * std::log(40.0) + 1));
        QCOMPARE(factorOf({.scaling = "yarn", .factor = 40, .attentionFactor = 0.5}), 0.5);
        QCOMPARE(factorOf({.scaling = "longrope", .factor = 32, .original = 4096}), std::sqrt(1 + 5.0 / 12));
        QCOMPARE(factorOf({.scaling = "longrope", .factor = 1}), 1.0);
        QCOMPARE(factorOf({.scaling = "longrope", .attentionFactor = 1.25}), 1.25);
        for (const char* scaling : {"none", "linear", "ntk", "ntk-mixed", "dynamic", "llama3"})
            QCOMPARE(factorOf({.scaling = scaling, .attentionFactor = 3}), 1.0);
    }

    void lengths() {
        const auto stretched = [](const RopeSetup& setup) {
            const auto model = rope(setup);
            return std::pair(model->rotary()->originalLength(), model->rotary()->stretchedLength());
        };
        QVERIFY((stretched({}) == std::pair<std::int64_t, std::int64_t>{0, 0}));
        for (const char* scaling : {"linear", "ntk", "ntk-mixed", "yarn", "llama3", "longrope"})
            QVERIFY((stretched({.scaling = scaling, .factor = 2.5}) ==
                     std::pair<std::int64_t, std::int64_t>{4096, 10240}));
        QVERIFY((stretched({.scaling = "dynamic", .sequence = 9000}) ==
                 std::pair<std::int64_t, std::int64_t>{4096, 9000}));
    }

    // Gemma 4: huggingface/transformers, modeling_rope_utils.py. Halves of the whole head make pairs.
    void proportionalPairs() {
        const auto model =
            rope({.headDim = 512, .base = 1e6, .partial = 0.25, .scaling = "proportional", .factor = 1});
        QCOMPARE(model->frequencies().size(), std::size_t{64});
        QCOMPARE(model->rotary()->first(63), 63);
        QCOMPARE(model->rotary()->second(63), 319);
        for (const auto& [element, pair] :
             {std::pair{0, 0}, {63, 63}, {64, -1}, {255, -1}, {256, 0}, {319, 63}, {320, -1}, {511, -1}})
            QCOMPARE(model->rotary()->element(element).pair, pair);
        QCOMPARE(model->turns().partner(5), 261);
        QCOMPARE(model->turns().partner(261), 5);
        QCOMPARE(model->turns().partner(100), 100);
        QVERIFY(says(model->notes().front().english(), "identify/halves-that-turn", {"64", "512"}));
        QVERIFY((std::pair(model->rotary()->originalLength(), model->rotary()->stretchedLength()) ==
                 std::pair<std::int64_t, std::int64_t>{0, 0}));
    }

    // Equal limits, as Llama 4 Scout has them, are a step.
    void llama3WithoutARamp() {
        const auto model = rope({.base = 500000,
                                 .scaling = "llama3",
                                 .factor = 16,
                                 .original = 8192,
                                 .lowFreqFactor = 1,
                                 .highFreqFactor = 1});
        const auto plain = model->rotary()->unscaled();
        for (std::size_t i = 0; i < plain.size(); ++i) {
            const double turns = 8192 * plain[i].radians() / (2 * std::acos(-1.0));
            const double expected = turns >= 1 ? 1 : 1.0 / 16;
            QVERIFY(std::abs(model->frequencies()[i].radians() / plain[i].radians() - expected) <= 1e-15);
        }
    }

    // Frequencies after LongRoPE need not fall from pair to pair.
    void longropeNeedNotBeMonotone() {
        const auto model = rope({.headDim = 8, .scaling = "longrope", .longFactor = {100, 1, 1, 0.001}});
        QVERIFY(model->frequencies()[0].radians() < model->frequencies()[1].radians());
        QVERIFY(model->frequencies()[3].radians() > model->frequencies()[2].radians());
    }
};

QTEST_APPLESS_MAIN(TestRopeScaling)
#include "tst_ropescaling.moc"
