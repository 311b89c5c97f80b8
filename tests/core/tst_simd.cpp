// The inner loops of numbers give the same bits with every instruction set.
#include <array>
#include <cstddef>
#include <set>

#include "core/math/anglebatch.h"
#include "core/sinusoid/spectrum.h"
#include "tests/core/kernelsample.h"
#include "tests/support/setup.h"
#include "tests/support/strict.h"

using namespace posiscope;

namespace {

Turns turnsOf(std::uint32_t first, std::uint32_t second, std::uint32_t third, std::uint32_t fourth) {
    return static_cast<Turns>(first) << 96U | static_cast<Turns>(second) << 64U |
           static_cast<Turns>(third) << 32U | static_cast<Turns>(fourth);
}

/// Around every eighth of a turn, around zero, words at the ends of their ranges, and anywhere.
std::vector<Turns> angles(Sample& sample) {
    std::vector<Turns> all;
    const auto bothSides = [&](Turns middle, Turns distance) {
        all.push_back(middle + distance);
        all.push_back(middle - distance);
    };
    for (unsigned eighth = 0; eighth < 8; ++eighth)
        for (unsigned bit = 0; bit < 125; ++bit)
            for (const Turns further : {0, 1, -1})
                bothSides(static_cast<Turns>(eighth) << 125U, (static_cast<Turns>(1) << bit) + further);
    const std::vector<std::uint32_t> ends{0,          1,          0x1fffffff, 0x20000000,
                                          0x7fffffff, 0x80000000, 0x80000001, 0xffffffff};
    for (const std::uint32_t first : ends)
        for (const std::uint32_t second : ends)
            for (const std::uint32_t third : ends)
                for (const std::uint32_t fourth : ends)
                    all.push_back(turnsOf(first, second, third, fourth));
    const auto word = [&] { return static_cast<std::uint32_t>(sample.whole(0, 0xffffffff)); };
    for (int n = 0; n < 20'000; ++n)
        all.push_back(turnsOf(word(), word(), word(), word()));
    return all;
}

}  // namespace

class TestSimd : public StrictTest {
    Q_OBJECT

 private slots:
    void instructionSets() {
        const auto available = availableInstructionSets();
        QVERIFY(!available.empty());
        QVERIFY(available.front() == InstructionSet::baseline);
        std::set<std::string_view> names;
        std::set<const Kernels*> tables;
        for (const InstructionSet each : available) {
            names.insert(nameOf(each));
            tables.insert(&kernelsOf(each));
        }
        QCOMPARE(names.size(), available.size());
        QCOMPARE(tables.size(), available.size());
        QVERIFY(!names.contains(std::string_view()));
        QCOMPARE(std::string(nameOf(InstructionSet::baseline)), std::string("baseline"));

        const auto chosen = chosenInstructionSet();
        QVERIFY(chosen);
        QVERIFY(std::find(available.begin(), available.end(), *chosen) != available.end());
        if (!qEnvironmentVariableIsSet("POSISCOPE_SIMD")) QVERIFY(*chosen == available.back());
        QCOMPARE(instructionSetName(), nameOf(*chosen));
        QCOMPARE(&kernels(), &kernelsOf(*chosen));
    }

    // One angle at a time, as everything else asks for it, is the truth here.
    void sinCos_data() { sets(); }
    void sinCos() {
        QFETCH(int, set);
        const Kernels& ours = kernelsAt(set);
        Sample sample(0x51c);
        const std::vector<Turns> all = angles(sample);
        std::vector<SinCos> expected;
        for (const Turns angle : all)
            expected.push_back(posiscope::sinCos(angle));
        std::vector<std::size_t> sizes = counts;
        sizes.push_back(all.size());
        for (const std::size_t count : sizes) {
            std::array<Numbers<std::uint32_t>, 4> words{none(sample, count), none(sample, count),
                                                        none(sample, count), none(sample, count)};
            const auto from =
                static_cast<std::size_t>(sample.whole(0, static_cast<std::int64_t>(all.size() - count)));
            Numbers<double> sine = numbers<double>(sample, count);
            Numbers<double> cosine = numbers<double>(sample, count);
            Numbers<double> expectedSine = sine;
            Numbers<double> expectedCosine = cosine;
            for (std::size_t n = 0; n < count; ++n) {
                const AngleWords angle = wordsOf(all[from + n]);
                words[0].data()[n] = angle.first;
                words[1].data()[n] = angle.second;
                words[2].data()[n] = angle.third;
                words[3].data()[n] = angle.fourth;
                expectedSine.data()[n] = expected[from + n].sine;
                expectedCosine.data()[n] = expected[from + n].cosine;
            }
            ours.sinCos(words[0].data(), words[1].data(), words[2].data(), words[3].data(), count,
                        sine.data(), cosine.data());
            VERIFY_SAME(sine, expectedSine, sample);
            VERIFY_SAME(cosine, expectedCosine, sample);
        }
    }

    void turn_data() { sets(); }
    void turn() {
        QFETCH(int, set);
        turned(kernelsAt(set).turn, baseline().turn);
    }

    void turnToFloat_data() { sets(); }
    void turnToFloat() {
        QFETCH(int, set);
        turned(kernelsAt(set).turnToFloat, baseline().turnToFloat);
        if (QTest::currentTestFailed()) return;
        // The rounded doubles.
        Sample sample(0xf10a7);
        for (const std::size_t count : counts) {
            const auto own = numbers<double>(sample, count);
            const auto other = numbers<double>(sample, count);
            const auto cosine = numbers<double>(sample, count);
            const auto sine = numbers<double>(sample, count);
            Numbers<double> exact = numbers<double>(sample, 2 * count);
            Numbers<float> rounded = numbers<float>(sample, 2 * count);
            Numbers<float> expected = rounded;
            baseline().turn(own.data(), other.data(), cosine.data(), sine.data(), count, false, exact.data(),
                            exact.data() + count);
            std::transform(exact.data(), exact.data() + 2 * count, expected.data(),
                           [](double number) { return static_cast<float>(number); });
            kernelsAt(set).turnToFloat(own.data(), other.data(), cosine.data(), sine.data(), count, false,
                                       rounded.data(), rounded.data() + count);
            VERIFY_SAME(rounded, expected, sample);
        }
    }

    void copyNonTemporal_data() { sets(); }
    void copyNonTemporal() {
        QFETCH(int, set);
        const Kernels& ours = kernelsAt(set);
        Sample sample(0xc09);
        for (const std::size_t count : counts)
            for (int n = 0; n < 20; ++n) {
                const auto from = numbers<double>(sample, count);
                Numbers<double> to = numbers<double>(sample, count);
                Numbers<double> expected = to;
                ours.copyNonTemporal(from.data(), count, to.data());
                std::copy_n(from.data(), count, expected.data());
                VERIFY_SAME(to, expected, sample);
            }
    }

    void addCosines_data() { sets(); }
    void addCosines() {
        QFETCH(int, set);
        const Kernels& ours = kernelsAt(set);
        constexpr std::size_t mostPairs = 16;
        Sample sample(0xadd);
        for (std::size_t count = 0; count <= cosineSteps; ++count) {
            std::vector<Numbers<double>> sums;  // and what they have lost
            for (int n = 0; n < 4; ++n)
                sums.push_back(numbers<double>(sample, count));
            std::vector<Numbers<double>> expected = sums;
            // What has been lost so far is carried from call to call.
            for (const std::size_t pairs :
                 {std::size_t{1}, static_cast<std::size_t>(sample.whole(0, mostPairs)), mostPairs}) {
                const std::size_t stride = count + static_cast<std::size_t>(sample.whole(0, 9));
                const auto sine = numbers<double>(sample, pairs);
                const auto cosine = numbers<double>(sample, pairs);
                const auto stepSine = numbers<double>(sample, pairs * stride + count);
                const auto stepCosine = numbers<double>(sample, pairs * stride + count);
                const auto add = [&](const Kernels& loops, std::vector<Numbers<double>>& to) {
                    loops.addCosines(sine.data(), cosine.data(), pairs, stepSine.data(), stepCosine.data(),
                                     stride, count, {to[0].data(), to[1].data(), to[2].data(), to[3].data()});
                };
                add(ours, sums);
                add(baseline(), expected);
                for (std::size_t n = 0; n < sums.size(); ++n)
                    VERIFY_SAME(sums[n], expected[n], sample);
            }
        }
    }

    // The batches in which everything else asks for angles.
    void batchesOfAngles() {
        Sample sample(0xba7c);
        for (const std::int64_t pairs : {1, 2, 3, 7, 16, 255, 256, 257, 600}) {
            const auto spectrum = geometricSpectrum(10000, 2, 2 * pairs, pairs);
            const auto size = static_cast<std::size_t>(pairs);
            std::vector<double> sine(size);
            std::vector<double> cosine(size);
            std::vector<std::int64_t> all{0, 1, -1, 2, 33'554'432, -33'554'433, std::int64_t{1} << 50};
            for (int n = 0; n < 20; ++n)
                all.push_back(sample.anySize(0, 70'000'000));
            for (const std::int64_t doubled : all) {
                sinCosOfAll(spectrum, doubled, sine.data(), cosine.data());
                for (std::size_t i = 0; i < size; ++i) {
                    const SinCos one = posiscope::sinCos(spectrum[i].atHalf(doubled));
                    QVERIFY(sameBits(sine[i], one.sine) && sameBits(cosine[i], one.cosine));
                }
            }
            for (const std::int64_t count : {0, 1, 2, 3, 97, 16'384, 16'777'216}) {
                runFactors(spectrum, count, sine.data());
                for (std::size_t i = 0; i < size; ++i)
                    QVERIFY(sameBits(sine[i], runFactor(spectrum[i], count)));
            }
        }
        sinCosOfAll({}, 3, nullptr, nullptr);
        runFactors({}, 3, nullptr);
    }

    void runFactorIsItsFormula() {
        for (const Frequency& frequency : geometricSpectrum(1e12, 2, 64, 32)) {
            QCOMPARE(runFactor(frequency, 1), 1.0);
            for (const std::int64_t count : {2, 3, 64, 16'777'216}) {
                const SinCos over = posiscope::sinCos(frequency.atHalf(count));
                const SinCos under = posiscope::sinCos(frequency.atHalf(1));
                const double small = static_cast<double>(count) * under.sine;
                // The limit of 0/0 where there is hardly a step.
                const double expected =
                    std::abs(small) < 1e-8 ? over.cosine / under.cosine : over.sine / small;
                QVERIFY(sameBits(runFactor(frequency, count), expected));
            }
        }
    }

 private:
    template <class T>
    using Turn = void (*)(const double*, const double*, const double*, const double*, std::size_t, bool, T*,
                          T*);
    template <class T>
    static void turned(Turn<T> ours, Turn<T> expected) {
        Sample sample(0x7042);
        for (const std::size_t count : counts)
            for (int n = 0; n < 64; ++n) {
                const auto own = numbers<double>(sample, count);
                const auto other = numbers<double>(sample, count);
                const auto cosine = numbers<double>(sample, count);
                const auto sine = numbers<double>(sample, count);
                // Both results lie in one array as the rows of a table do, in either order, at a distance
                // that is a multiple of all registers or is not.
                const bool apart = sample.flag();
                const std::size_t distance =
                    apart ? (count + 15) / 16 * 16 : count + static_cast<std::size_t>(sample.whole(0, 20));
                const std::size_t room = distance + count;
                Numbers<T> ourLines = numbers<T>(sample, room);
                Numbers<T> expectedLines = ourLines;
                const bool past = (n & 1) != 0;
                const bool hasAhead = (n & 6) != 0;
                const bool hasBehind = (n & 6) != 2;
                const bool aheadFirst = (n & 8) != 0;
                const auto call = [&](Turn<T> turn, T* lines) {
                    T* const first = lines;
                    T* const second = lines + distance;
                    turn(own.data(), other.data(), cosine.data(), sine.data(), count, past,
                         hasAhead ? (aheadFirst ? first : second) : nullptr,
                         hasBehind ? (aheadFirst ? second : first) : nullptr);
                };
                call(ours, ourLines.data());
                call(expected, expectedLines.data());
                VERIFY_SAME(ourLines, expectedLines, sample);
            }
    }
};

QTEST_APPLESS_MAIN(TestSimd)
#include "tst_simd.moc"
