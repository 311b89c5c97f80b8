// The inner loops of curves and sweeps give the same bits with every instruction set.
#include <array>
#include <cmath>
#include <cstddef>

#include "tests/core/kernelsample.h"
#include "tests/support/strict.h"

using namespace posiscope;

namespace {

/// Two arrays of the cosines and sines of random angles.
struct Rotations {
    Rotations(Sample& sample, std::size_t count)
        : cosine(sample, count, [&] { return std::cos(sample.real(-4, 4)); }), sine(cosine) {
        for (std::size_t n = 0; n < count; ++n)
            sine.data()[n] = static_cast<float>(sample.flag() ? 1 : -1) *
                             std::sqrt(1 - cosine.data()[n] * cosine.data()[n]);
    }
    Numbers<float> cosine, sine;
};

}  // namespace

class TestSimdCurves : public StrictTest {
    Q_OBJECT

 private slots:
    void sweep_data() { sets(); }
    void sweep() {
        QFETCH(int, set);
        const Kernels& ours = kernelsAt(set);
        Sample sample(0x53ee);
        for (const std::size_t ranks : {0, 1, 2, 3, 31, 32, 33, 65})
            for (const std::size_t width : {16, 32, 48, 112, 128, 240, 256}) {
                const std::size_t count = ranks * width;
                const Rotations rotations(sample, count);
                Numbers<float> turns = numbers<float>(sample, 2 * count);
                for (std::size_t n = 0; n < count; ++n) {
                    turns.data()[phasorPlace(n)] = rotations.cosine.data()[n];
                    turns.data()[phasorPlace(n) + waveLanes] = rotations.sine.data()[n];
                }
                const auto weight = numbers<float>(sample, count);
                const auto otherWeight = numbers<float>(sample, count);
                Numbers<float> phasors = numbers<float>(sample, 2 * count);
                Numbers<float> sums = numbers<float>(sample, sweepRows * width);
                Numbers<float> expectedPhasors = phasors;
                Numbers<float> expectedSums = sums;
                Numbers<float> onePhasors = phasors;
                Numbers<float> oneSums = sums;
                std::array<SweepRow, sweepRows> rows;
                for (std::size_t r = 0; r < sweepRows; ++r)
                    rows[r] = {turns.data(), r == 1 ? otherWeight.data() : weight.data()};
                for (std::size_t some = 1; some <= sweepRows; ++some) {
                    ours.sweep(phasors.data(), rows.data(), some, ranks, width, sums.data());
                    baseline().sweep(expectedPhasors.data(), rows.data(), some, ranks, width,
                                     expectedSums.data());
                    VERIFY_SAME(sums, expectedSums, sample);
                    VERIFY_SAME(phasors, expectedPhasors, sample);
                    // Rows that are taken one by one are the same.
                    for (std::size_t r = 0; r < some; ++r)
                        ours.sweep(onePhasors.data(), rows.data() + r, 1, ranks, width,
                                   oneSums.data() + r * width);
                    VERIFY_SAME(oneSums, sums, sample);
                }
            }
    }

    void waves_data() { sets(); }
    void waves() {
        QFETCH(int, set);
        const Kernels& ours = kernelsAt(set);
        Sample sample(0x3a7e5);
        for (const std::size_t kinds : {1, 2, 4})
            for (const std::size_t pairs : {1, 2, 3, 7, 16, 63, 64})
                for (const std::size_t count : {0, 1, 7, 8, 9, 64}) {
                    const std::size_t points = count * waveLanes;
                    const std::size_t length = points + static_cast<std::size_t>(sample.whole(0, 40));
                    const Rotations start(sample, pairs);
                    const Rotations lane(sample, pairs * waveLanes);
                    const Rotations block(sample, pairs);
                    const Rotations group(sample, pairs);
                    const WaveTurns turns{lane.cosine.data(), lane.sine.data(),    block.cosine.data(),
                                          block.sine.data(),  group.cosine.data(), group.sine.data()};
                    const auto weight = numbers<float>(sample, kinds * pairs);
                    Numbers<float> sum = numbers<float>(sample, kinds * length);
                    Numbers<float> expected = sum;
                    const auto add = [&](const Kernels& loops, Numbers<float>& to) {
                        loops.waves(start.cosine.data(), start.sine.data(), turns, weight.data(), pairs,
                                    kinds, points, length, to.data());
                    };
                    add(ours, sum);
                    add(baseline(), expected);
                    VERIFY_SAME(sum, expected, sample);
                }
    }

    /// A single wave, from the fastest to the slowest, against its cosines.
    void wavesAreCosines_data() { sets(); }
    void wavesAreCosines() {
        QFETCH(int, set);
        Sample sample(0x3a7e6);
        constexpr std::size_t points = 64 * waveLanes;
        for (int n = 0; n < 60; ++n) {
            const double angle = std::exp2(-0.5 * n) * 3.1;  // from point to point
            const double start = sample.real(-3, 3);
            const auto cosineAt = [&](double at) { return static_cast<float>(std::cos(at * angle)); };
            const auto sineAt = [&](double at) { return static_cast<float>(std::sin(at * angle)); };
            float laneCosine[waveLanes];
            float laneSine[waveLanes];
            for (std::size_t lane = 0; lane < waveLanes; ++lane) {
                laneCosine[lane] = cosineAt(static_cast<double>(lane));
                laneSine[lane] = sineAt(static_cast<double>(lane));
            }
            const float block[] = {cosineAt(waveLanes), sineAt(waveLanes)};
            const float group[] = {cosineAt(waveLanes * waveBlocks), sineAt(waveLanes * waveBlocks)};
            const float value = static_cast<float>(std::cos(start));
            const float partner = -static_cast<float>(std::sin(start));
            const float weight = 1;
            std::vector<float> sum(points, 0.0F);
            kernelsAt(set).waves(&value, &partner, {laneCosine, laneSine, block, block + 1, group, group + 1},
                                 &weight, 1, 1, points, points, sum.data());
            // Single precision, 64 blocks further: see Kernels::waves.
            constexpr double error = 1e-5;
            for (std::size_t t = 0; t < points; ++t) {
                const double exact = std::cos(start + angle * static_cast<double>(t));
                QVERIFY2(std::abs(static_cast<double>(sum[t]) - exact) < error,
                         qPrintable(QStringLiteral("angle %1, point %2: %3, not %4")
                                        .arg(angle)
                                        .arg(t)
                                        .arg(static_cast<double>(sum[t]))
                                        .arg(exact)));
            }
        }
    }

    void refine_data() { sets(); }
    void refine() {
        QFETCH(int, set);
        const Kernels& ours = kernelsAt(set);
        constexpr std::size_t before = 5;
        constexpr std::size_t after = 6;
        std::vector<std::size_t> sizes = counts;
        for (const std::size_t size : {255, 256, 257, 511, 512, 513, 1000})
            sizes.push_back(size);
        Sample sample(0x2ef1);
        for (const std::size_t count : sizes) {
            const auto coarse = numbers<float>(sample, before + count + after);
            Numbers<float> fine = numbers<float>(sample, 2 * count);
            Numbers<float> expected = fine;
            ours.refine(coarse.data() + before, count, fine.data());
            baseline().refine(coarse.data() + before, count, expected.data());
            VERIFY_SAME(fine, expected, sample);
        }
    }

    void readCurve_data() { sets(); }
    void readCurve() {
        QFETCH(int, set);
        const Kernels& ours = kernelsAt(set);
        constexpr std::int64_t length = 3000;
        Sample sample(0x2ead);
        for (const float blend : {0.0F, 1.0F})
            for (const std::int64_t spacing : {1, 2, 3, 37, 1000, 6000})
                for (const std::size_t count : counts) {
                    const auto curve = numbers<float>(sample, 2 * length);
                    const auto origin = sample.whole(0, 1'000'000);
                    const auto start = static_cast<std::int32_t>(sample.whole(0, 20'000'000));
                    const float scale = 1 / static_cast<float>(2 * spacing);
                    // Distances from the first point to just before the last but one, many of them whole.
                    const Numbers<std::int32_t> at(sample, count, [&] {
                        const auto point = sample.whole(0, length - 3);
                        const auto part = sample.flag() ? 0 : sample.whole(0, 2 * spacing - 1);
                        const auto distance = origin + point * 2 * spacing + part;
                        return sample.flag() ? start + distance : start - distance;
                    });
                    const Numbers<std::int32_t> shift(sample, count,
                                                      [&] { return sample.flag() ? length : 0; });
                    Numbers<float> out = numbers<float>(sample, count);
                    Numbers<float> expected = out;
                    const auto read = [&](const Kernels& loops, Numbers<float>& to) {
                        loops.readCurve(curve.data(), start, at.data(), shift.data(), count,
                                        static_cast<std::int32_t>(origin), scale, blend, to.data());
                    };
                    read(ours, out);
                    read(baseline(), expected);
                    VERIFY_SAME(out, expected, sample);
                }
    }
};

QTEST_APPLESS_MAIN(TestSimdCurves)
#include "tst_simdcurves.moc"
