// SPDX-License-Identifier: GPL-3.0-or-later
// The largest and smallest values over runs of positions.
#include "core/sinusoid/sampledsine.h"

#include "tests/support/rows.h"
#include "tests/support/sample.h"
#include "tests/support/setup.h"
#include "tests/support/strict.h"
#include "tests/support/worst.h"

using namespace posiscope;

namespace {

constexpr double promised = 1e-8;  // core/sinusoid/sampledsine.h

Interval byHand(const Frequency& frequency, Role role, IndexRange run) {
    Interval extremes{2, -2};
    for (std::int64_t p = run.first; p < run.end(); ++p) {
        const SinCos both = sinCos(frequency.at(p));
        const double value = role == Role::sine ? both.sine : both.cosine;
        extremes.lowest = std::min(extremes.lowest, value);
        extremes.highest = std::max(extremes.highest, value);
    }
    return extremes;
}

void compare(const Frequency& frequency, Role role, IndexRange run, const std::string& seed, Worst& worst) {
    const Interval ours = extremes(frequency, role, run);
    const Interval expected = byHand(frequency, role, run);
    const auto where = [&] {
        return "omega " + shortestDecimal(frequency.radians()) + (role == Role::sine ? " sine" : " cosine") +
               ", positions " + std::to_string(run.first) + " + " + std::to_string(run.count) + ", " + seed;
    };
    worst.see(std::abs(ours.lowest - expected.lowest), where);
    worst.see(std::abs(ours.highest - expected.highest), where);
}

}  // namespace

class TestExtremes : public StrictTest {
    Q_OBJECT

 private slots:
    void bruteForce_data() {
        QTest::addColumn<int>("which");
        QTest::newRow("paper d 512") << 0;
        QTest::newRow("endpoint base 1e12") << 1;
        QTest::newRow("base 1.0000001") << 2;
        QTest::newRow("any frequency up to 2") << 3;
        QTest::newRow("frequencies near simple fractions of a turn") << 4;
    }
    void bruteForce() {
        QFETCH(int, which);
        const auto paper = sinusoidal({.dModel = 512});
        const auto wide = sinusoidal({.dModel = 512, .base = 1e12, .spectrum = "endpoint"});
        const auto narrow = sinusoidal({.dModel = 512, .base = 1.0000001});
        Sample sample(0xe47 + static_cast<std::uint64_t>(which));
        Worst worst;
        for (int n = 0; n < 1500; ++n) {
            const auto pair = static_cast<std::size_t>(sample.whole(0, 255));
            Frequency frequency(DoubleDouble{sample.real(1e-9, 2), 0});
            if (which == 0) frequency = paper->frequencies()[pair];
            if (which == 1) frequency = wide->frequencies()[pair];
            if (which == 2) frequency = narrow->frequencies()[pair];
            if (which == 4)
                frequency = Frequency(DoubleDouble{
                    twoPi.hi / static_cast<double>(sample.whole(4, 40)) + sample.real(-1, 1) * 1e-9, 0});
            const IndexRange run{sample.anySize(0, 33'554'432), sample.anySize(1, 4000)};
            for (const Role role : {Role::sine, Role::cosine})
                compare(frequency, role, run, sample.seed(), worst);
        }
        VERIFY_WORST(worst, promised);
    }

    void oneCell() {
        const auto model = sinusoidal({.dModel = 64});
        Sample sample(1);
        Worst worst;
        for (int n = 0; n < 500; ++n) {
            const Frequency& frequency = model->frequencies()[static_cast<std::size_t>(sample.whole(0, 31))];
            const IndexRange run{sample.whole(0, 33'554'432), 1};
            for (const Role role : {Role::sine, Role::cosine}) {
                const Interval both = extremes(frequency, role, run);
                QVERIFY2(std::abs(both.lowest - both.highest) <= promised, sample.seed().c_str());
                compare(frequency, role, run, sample.seed(), worst);
            }
        }
        VERIFY_WORST(worst, promised);
    }

    void neighbouringRuns_data() {
        const Rows<double, qint64> row("radians", "count");
        row("fastest pair", 1.0, qint64{700});
        row("a wave of 318 positions", 0.019759, qint64{700});
        row("a wave of many runs", 1e-5, qint64{300});
        row("hardly turning", 1e-12, qint64{64});
        row("a quarter of a turn", twoPi.hi / 4, qint64{100});
        row("beside half a turn", twoPi.hi / 2 + 1e-7, qint64{513});
        row("two and one", 0.7, qint64{2});
        row("beside a power of two", 1.3, qint64{1025});
    }
    /// The runs of pixels: of one length or one less, contiguous.
    void neighbouringRuns() {
        const auto [radians, count] = fetchRow<double, qint64>();
        const Frequency frequency(DoubleDouble{radians, 0});
        Sample sample(0x9a9);
        Worst worst;
        for (const Role role : {Role::sine, Role::cosine}) {
            std::int64_t first = sample.whole(0, 1'000'000);
            for (int n = 0; n < 200; ++n) {
                const IndexRange run{first, count - (sample.flag() ? 1 : 0)};
                if (run.count > 0) compare(frequency, role, run, sample.seed(), worst);
                first = run.end();
            }
        }
        VERIFY_WORST(worst, promised);
    }

    // Cases without variation: no cells, or a column of zeros.
    void nothing() {
        const Frequency frequency(DoubleDouble{1, 0});
        for (const auto& [role, run] :
             {std::pair{Role::zero, IndexRange{0, 100}}, std::pair{Role::sine, IndexRange{5, 0}}}) {
            const Interval both = extremes(frequency, role, run);
            QCOMPARE(both.lowest, 0.0);
            QCOMPARE(both.highest, 0.0);
        }
    }

    // At 2^24 positions the fast pairs come as near to ±1 as the spacing of their angles allows: by the
    // three-gap theorem no farther than a few times 2π / 2^24, and 1 − cos(4e-6) is 1e-11.
    void hugeRuns() {
        constexpr std::int64_t count = 16'777'216;
        const auto model = sinusoidal({.dModel = 512});
        for (const std::size_t pair : {0, 1, 10, 100, 200})
            for (const Role role : {Role::sine, Role::cosine})
                for (const std::int64_t first : {std::int64_t{0}, count}) {
                    const Interval both = extremes(model->frequencies()[pair], role, {first, count});
                    QVERIFY(both.highest <= 1 && both.highest >= 1 - promised);
                    QVERIFY(both.lowest >= -1 && both.lowest <= -1 + promised);
                }
    }

    // The slowest pair moves by 1.7e-5 radians in 2^24 positions. It is monotone: its extremes are its ends.
    void slowestPair() {
        const auto model = sinusoidal({.dModel = 512, .base = 1e12, .spectrum = "endpoint"});
        const Frequency& slowest = model->frequencies().back();
        constexpr std::int64_t last = 16'777'215;
        const SinCos end = sinCos(slowest.at(last));
        const Interval sine = extremes(slowest, Role::sine, {0, last + 1});
        QVERIFY(std::abs(sine.lowest) <= promised);
        QVERIFY(std::abs(sine.highest - end.sine) <= promised);
        const Interval cosine = extremes(slowest, Role::cosine, {0, last + 1});
        QVERIFY(std::abs(cosine.lowest - end.cosine) <= promised);
        QVERIFY(std::abs(cosine.highest - 1) <= promised);
    }

    // A long run, compared cell by cell: its extremes are neither at the ends nor ±1.
    void longRun() {
        const Frequency nearQuarter(DoubleDouble{twoPi.hi / 4 + 1e-9, 0});
        Worst worst;
        for (const Role role : {Role::sine, Role::cosine})
            compare(nearQuarter, role, {12'345, 1'000'000}, "no seed", worst);
        VERIFY_WORST(worst, promised);
    }

    // A longer run never has a smaller range.
    void growing() {
        const auto model = sinusoidal({.dModel = 512});
        Sample sample(0x960);
        for (int n = 0; n < 500; ++n) {
            const Frequency& frequency = model->frequencies()[static_cast<std::size_t>(sample.whole(0, 255))];
            const IndexRange large = sample.run(16'777'216, 16'777'216);
            const std::int64_t count = sample.anySize(1, large.count);
            const IndexRange small{large.first + sample.whole(0, large.count - count), count};
            const Interval outer = extremes(frequency, Role::sine, large);
            const Interval inner = extremes(frequency, Role::sine, small);
            QVERIFY2(outer.lowest <= inner.lowest + promised, sample.seed().c_str());
            QVERIFY2(outer.highest >= inner.highest - promised, sample.seed().c_str());
        }
    }
};

QTEST_APPLESS_MAIN(TestExtremes)
#include "tst_extremes.moc"
