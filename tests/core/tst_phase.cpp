// SPDX-License-Identifier: GPL-3.0-or-later
// Double-double arithmetic, exact angles, and their sine and cosine.
#include "core/math/phase.h"

#include "core/sinusoid/spectrum.h"
#include "tests/support/quad.h"
#include "tests/support/rows.h"
#include "tests/support/sample.h"
#include "tests/support/strict.h"
#include "tests/support/worst.h"

using namespace posiscope;

class TestPhase : public StrictTest {
    Q_OBJECT

 private slots:
    void wrapAround() {
        const Frequency frequency(DoubleDouble{0.7, 1e-18});
        const Frequency slow(DoubleDouble{1e-9, 0});
        Sample sample(0x77a9);
        for (int n = 0; n < 1000; ++n) {
            const std::int64_t a = sample.whole(-(std::int64_t{1} << 40), std::int64_t{1} << 40);
            const std::int64_t b = sample.whole(-(std::int64_t{1} << 40), std::int64_t{1} << 40);
            for (const Frequency& each : {frequency, slow}) {
                // Angles are whole numbers modulo 2^128: these hold without any rounding.
                QVERIFY2(each.at(a) + each.at(b) == each.at(a + b), sample.seed().c_str());
                QVERIFY2(each.at(-a) == 0 - each.at(a), sample.seed().c_str());
                QVERIFY2(each.atHalf(2 * a) == each.at(a), sample.seed().c_str());
                QVERIFY2(each.atHalf(a) + each.atHalf(a) == each.at(a), sample.seed().c_str());
            }
        }
        QVERIFY(frequency.at(0) == 0);
    }

    void exactAngles_data() {
        const Rows<int, double, double> row("eighths", "sine", "cosine");
        row("0", 0, 0.0, 1.0);
        row("quarter turn", 2, 1.0, 0.0);
        row("half turn", 4, 0.0, -1.0);
        row("three quarters", 6, -1.0, 0.0);
    }
    void exactAngles() {
        const auto [eighths, sine, cosine] = fetchRow<int, double, double>();
        const SinCos both = sinCos(static_cast<Turns>(eighths) << 125U);
        QVERIFY(both.sine == sine);
        QVERIFY(both.cosine == cosine);
    }

    void symmetries() {
        Sample sample(0x5a5a);
        for (int n = 0; n < 5000; ++n) {
            const Turns angle = random(sample);
            const SinCos here = sinCos(angle);
            const SinCos mirrored = sinCos(0 - angle);
            const SinCos ahead = sinCos(angle + (static_cast<Turns>(1) << 126U));
            QVERIFY2(mirrored.sine == -here.sine && mirrored.cosine == here.cosine, sample.seed().c_str());
            QVERIFY2(ahead.sine == here.cosine && ahead.cosine == -here.sine, sample.seed().c_str());
        }
    }

    void turnsAreSigned() {
        QCOMPARE(turnsOf(0), 0.0);
        QCOMPARE(turnsOf(static_cast<Turns>(1) << 126U), 0.25);
        QCOMPARE(turnsOf(static_cast<Turns>(3) << 126U), -0.25);
        QCOMPARE(turnsOf(static_cast<Turns>(1) << 127U), -0.5);
        QCOMPARE(turnsOf(~static_cast<Turns>(0)), -0x1p-128);
    }

    // ω + m·ω′ by whole numbers: the angles of the sum are the sums of the angles.
    void plus() {
        Sample sample(0x915);
        const Frequency one(DoubleDouble{1, 0});
        const Frequency other(DoubleDouble{0.3, 1e-18});
        for (int n = 0; n < 1000; ++n) {
            const std::int64_t multiple = sample.whole(-60, 60);
            const std::int64_t position = sample.whole(-16'777'216, 16'777'216);
            const Frequency sum = one.plus(multiple, other);
            QVERIFY2(sum.at(position) == one.at(position) + other.at(multiple * position),
                     sample.seed().c_str());
            QVERIFY2(sum.atHalf(position) == one.atHalf(position) + other.atHalf(multiple * position),
                     sample.seed().c_str());
            // Half a unit in the last place of the double and of each summand.
            constexpr double rounding = 1e-14;
            QVERIFY(std::abs(sum.radians() - (1 + static_cast<double>(multiple) * 0.3)) <= rounding);
        }
    }

    // Whole positions, and those that 2^-20 divides, lose nothing but the last 19 bits of the frequency.
    void between() {
        const Frequency frequency(DoubleDouble{0.7, 1e-18});
        constexpr double lost = 0x1p-80;  // 2^45 steps of 2^-128 turns, with room
        Sample sample(0xbe2);
        Worst worst;
        for (int n = 0; n < 1000; ++n) {
            const std::int64_t doubled = sample.whole(-33'554'432, 33'554'432);
            const Turns gap = frequency.between(static_cast<double>(doubled) / 2) - frequency.atHalf(doubled);
            worst.see(std::abs(turnsOf(gap)),
                      [&] { return "half position " + std::to_string(doubled) + ", " + sample.seed(); });
        }
        VERIFY_WORST(worst, lost);
    }

    // Σ sin(ωp) / n in closed form against the sum itself.
    void runFactorIsTheMean_data() {
        addColumns<double, int>("radians", "count");
        for (const double radians : {1.0, 0.1, 1e-4, 1e-12, 2.0})
            for (const int count : {1, 2, 3, 32, 1000})
                QTest::addRow("omega %g over %d positions", radians, count) << radians << count;
    }
    void runFactorIsTheMean() {
        // The closed form has three roundings, the long sum has none to speak of.
        constexpr double closedFormError = 1e-15;
        QFETCH(double, radians);
        QFETCH(int, count);
        const Frequency frequency(DoubleDouble{radians, 0});
        for (const std::int64_t first : {std::int64_t{0}, std::int64_t{-7}, std::int64_t{16'000'001}}) {
            long double sine = 0;
            long double cosine = 0;
            for (int n = 0; n < count; ++n) {
                const SinCos each = sinCos(frequency.at(first + n));
                sine += each.sine;
                cosine += each.cosine;
            }
            const SinCos middle = sinCos(frequency.atHalf(2 * first + count - 1));
            const double factor = runFactor(frequency, count);
            QVERIFY(std::abs(middle.sine * factor - static_cast<double>(sine / count)) <= closedFormError);
            QVERIFY(std::abs(middle.cosine * factor - static_cast<double>(cosine / count)) <=
                    closedFormError);
        }
    }

#ifdef POSISCOPE_QUAD
    void logarithm_data() {
        QTest::addColumn<double>("x");
        for (const double x : {1.0000001, 1.5, 2.0, 2.718281828, 100.0, 10000.0, 500000.0, 1e12})
            QTest::addRow("%.10g", x) << x;
    }
    void logarithm() {
        constexpr double promised = 1e-29;  // core/math/doubledouble.h
        QFETCH(double, x);
        const truth::Quad exact = logq(static_cast<truth::Quad>(x));
        QVERIFY(static_cast<double>(fabsq(quad(posiscope::logarithm(x)) - exact)) <= promised);
    }

    // A spectrum needs exponents down to −ln 1e12 = −27.7; far from there the promise is weaker.
    void exponential_data() {
        // promised: core/math/doubledouble.h
        const Rows<double, double> row("farthest", "promised");
        row("exponents of spectra", 28.0, 1e-29);
        row("the whole range", 600.0, 1e-28);
    }
    void exponential() {
        const auto [farthest, promised] = fetchRow<double, double>();
        Sample sample(0xe4b);
        Worst worst;
        for (int n = 0; n < 2000; ++n) {
            const double x = sample.real(-farthest, farthest);
            const truth::Quad exact = expq(static_cast<truth::Quad>(x));
            worst.see(static_cast<double>(fabsq(quad(posiscope::exponential({x, 0})) / exact - 1)),
                      [&] { return shortestDecimal(x) + ", " + sample.seed(); });
        }
        VERIFY_WORST(worst, promised);
    }

    void arithmetic() {
        // Of 106 bits the simple algorithms lose a few: 2^-106 is 1.2e-32.
        constexpr double fewUnits = 3e-31;
        Sample sample(0xa51);
        Worst worst;
        for (int n = 0; n < 5000; ++n) {
            const DoubleDouble a = quickSum(sample.real(0.1, 1e4), sample.real(-1, 1) * 1e-17);
            const DoubleDouble b = quickSum(sample.real(0.1, 1e4), sample.real(-1, 1) * 1e-17);
            const auto see = [&](DoubleDouble ours, truth::Quad exact, const char* what) {
                const double error = static_cast<double>(fabsq(quad(ours) / exact - 1));
                worst.see(error, [&] { return std::string(what) + ", " + sample.seed(); });
            };
            see(a + b, quad(a) + quad(b), "sum");
            see(a * b, quad(a) * quad(b), "product");
            see(a / b, quad(a) / quad(b), "quotient");
        }
        VERIFY_WORST(worst, fewUnits);
    }

    // Random angles, and angles so near to the zeros of sine or cosine that only a small relative error shows
    // that every bit counts.
    void sineAndCosine_data() {
        QTest::addColumn<bool>("nearZeros");
        QTest::newRow("anywhere") << false;
        QTest::newRow("near the zeros") << true;
    }
    void sineAndCosine() {
        // core/math/phase.h promises 1.2e-16; measured 9.2e-17, and 1.1e-16 where the low word of the angle
        // is lost.
        constexpr double absolute = 1e-16;
        constexpr double relative = 4e-16;  // two units in the last place
        QFETCH(bool, nearZeros);
        Sample sample(0x51c);
        Worst error;
        Worst relativeError;
        for (int n = 0; n < 20'000; ++n) {
            Turns angle = random(sample);
            if (nearZeros)  // k quarter turns and a remainder of any size
                angle = (static_cast<Turns>(sample.whole(0, 3)) << 126U) +
                        static_cast<Turns>(static_cast<SignedTurns>(angle) >> sample.whole(4, 100));
            const truth::Quad radians = 2 * truth::pi() * turns(angle);
            const SinCos ours = sinCos(angle);
            const auto see = [&](double value, truth::Quad exact) {
                const auto where = [&] {
                    return shortestDecimal(turnsOf(angle)) + " turns, " + sample.seed();
                };
                error.see(truth::distance(value, exact), where);
                // The reference itself rounds 2π and the angle: near a zero other than 0 it is good to 1e-33
                // absolutely, which is no relative accuracy below 1e-17.
                if (fabsq(exact) > static_cast<truth::Quad>(1e-15))
                    relativeError.see(static_cast<double>(fabsq(static_cast<truth::Quad>(value) / exact - 1)),
                                      where);
            };
            see(ours.sine, sinq(radians));
            see(ours.cosine, cosq(radians));
        }
        VERIFY_WORST(error, absolute);
        VERIFY_WORST(relativeError, relative);
    }

    // ω·p in turns, for positions of both signs: the frequency is known to 100 bits, and so is the angle.
    void angleOfPosition() {
        constexpr double angleError = 1e-20;  // turns; 2^24 times 1e-27, with room
        const auto spectrum = geometricSpectrum(10000, 2, 512, 256);
        const Setup setup{.dModel = 512};
        Sample sample(0xa9e);
        Worst worst;
        for (int n = 0; n < 5000; ++n) {
            const std::int64_t pair = sample.whole(0, 255);
            const std::int64_t position = sample.whole(-33'554'432, 33'554'432);
            const Turns angle = spectrum[static_cast<std::size_t>(pair)].at(position);
            truth::Quad exact =
                static_cast<truth::Quad>(position) * truth::omega(setup, pair) / (2 * truth::pi());
            exact -= turns(angle);
            exact -= roundq(exact);
            worst.see(static_cast<double>(fabsq(exact)), [&] {
                return "pair " + std::to_string(pair) + ", position " + std::to_string(position) + ", " +
                       sample.seed();
            });
        }
        VERIFY_WORST(worst, angleError);
    }
#endif

 private:
    static Turns random(Sample& sample) {
        constexpr std::int64_t most = (std::int64_t{1} << 32) - 1;
        Turns angle = 0;
        for (int part = 0; part < 4; ++part)
            angle = (angle << 32U) + static_cast<Turns>(sample.whole(0, most));
        return angle;
    }

#ifdef POSISCOPE_QUAD
    static truth::Quad quad(DoubleDouble number) {
        return static_cast<truth::Quad>(number.hi) + static_cast<truth::Quad>(number.lo);
    }
    /// In [−½, ½) turns.
    static truth::Quad turns(Turns angle) {
        return ldexpq(static_cast<truth::Quad>(static_cast<SignedTurns>(angle)), -128);
    }
#endif
};

QTEST_APPLESS_MAIN(TestPhase)
#include "tst_phase.moc"
