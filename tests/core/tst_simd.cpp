// The inner loops of numbers give the same bits, whichever instructions of the processor they use.
#include <array>
#include <cstddef>
#include <cstring>
#include <limits>
#include <set>

#include "core/math/anglebatch.h"
#include "core/spectrum.h"
#include "tests/core/kernelsample.h"
#include "tests/support/setup.h"
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

bool sameBits(double a, double b) {
    return std::memcmp(&a, &b, sizeof a) == 0;
}
bool sameBits(float a, float b) {
    return std::memcmp(&a, &b, sizeof a) == 0;
}

std::shared_ptr<const Field> fieldOf(const std::shared_ptr<const Model>& model, const QString& kind) {
    if (kind == "table") return {model, &model->table()};
    if (kind == "dot") return model->similarity(SimilarityKind::dot);
    if (kind == "cosine") return model->similarity(SimilarityKind::cosine);
    return model->offsetMap(5);
}

/// A block as doubles and as floats, each with other numbers before and behind it.
template <class Number>
class Filled {
 public:
    Filled(const Field& field, Run rows, Run columns, std::size_t behind)
        : count_(static_cast<std::size_t>(rows.count * columns.count)),
          behind_(behind),
          cells_(count_ + behind + 1, untouched) {
        field.fill(rows, columns, cells_.data() + behind_);
    }
    Number operator[](std::size_t at) const { return cells_[behind_ + at]; }
    bool staysInside() const {
        return cells_.back() == untouched && std::all_of(cells_.begin(), cells_.begin() + behind_,
                                                         [](Number each) { return each == untouched; });
    }

 private:
    static constexpr Number untouched = 4711;
    std::size_t count_;
    std::ptrdiff_t behind_;
    std::vector<Number> cells_;
};

/// Nothing, or where fill(float), fill(double) and value() do not agree. value() is asked for every `stride`
/// cells.
QString disagreement(const Field& field, Run rows, Run columns, std::size_t behind, std::size_t stride) {
    const Filled<double> exact(field, rows, columns, behind);
    const Filled<float> rounded(field, rows, columns, behind);
    if (!exact.staysInside() || !rounded.staysInside()) return QStringLiteral("wrote beside the block");
    std::size_t at = 0;
    for (std::int64_t row = rows.first; row < rows.end(); ++row)
        for (std::int64_t column = columns.first; column < columns.end(); ++column, ++at) {
            const double value = at % stride == 0 ? field.value(row, column) : exact[at];
            if (!sameBits(exact[at], value) || !sameBits(rounded[at], static_cast<float>(value)))
                return QStringLiteral("row %1, column %2: float %3, double %4, value %5")
                    .arg(row)
                    .arg(column)
                    .arg(static_cast<double>(rounded[at]), 0, 'g', 9)
                    .arg(exact[at], 0, 'g', 17)
                    .arg(value, 0, 'g', 17);
        }
    return {};
}

}  // namespace

class TestSimd : public QObject {
    Q_OBJECT

 private slots:
    void init() { failOnAnyWarning(); }

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

    void copyPast_data() { sets(); }
    void copyPast() {
        QFETCH(int, set);
        const Kernels& ours = kernelsAt(set);
        Sample sample(0xc09);
        for (const std::size_t count : counts)
            for (int n = 0; n < 20; ++n) {
                const auto from = numbers<double>(sample, count);
                Numbers<double> to = numbers<double>(sample, count);
                Numbers<double> expected = to;
                ours.copyPast(from.data(), count, to.data());
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

    void rotate_data() { sets(); }
    void rotate() {
        QFETCH(int, set);
        const Kernels& ours = kernelsAt(set);
        Sample sample(0x207);
        for (const std::size_t count : counts) {
            const Rotations rotations(sample, count);
            Numbers<float> value = numbers<float>(sample, count);
            Numbers<float> partner = numbers<float>(sample, count);
            Numbers<float> expectedValue = value;
            Numbers<float> expectedPartner = partner;
            for (int step = 0; step < 3; ++step) {
                ours.rotate(value.data(), partner.data(), rotations.cosine.data(), rotations.sine.data(),
                            count);
                baseline().rotate(expectedValue.data(), expectedPartner.data(), rotations.cosine.data(),
                                  rotations.sine.data(), count);
                VERIFY_SAME(value, expectedValue, sample);
                VERIFY_SAME(partner, expectedPartner, sample);
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

    // Floats are the doubles, rounded, in blocks of a few rows.
    void smallBlocks_data() {
        QTest::addColumn<int>("at");
        QTest::addColumn<QString>("kind");
        const auto all = everyOption();
        for (std::size_t at = 0; at < all.size(); ++at)
            for (const char* kind : {"table", "dot", "cosine", "offset map"})
                QTest::newRow((std::string(kind) + ", " + all[at].text()).c_str())
                    << static_cast<int>(at) << kind;
    }
    void smallBlocks() {
        QFETCH(int, at);
        QFETCH(QString, kind);
        Setup setup = everyOption()[static_cast<std::size_t>(at)];
        setup.maxLen = 150;
        const auto field = fieldOf(sinusoidal(setup), kind);
        Sample sample(0xf1 + static_cast<std::uint64_t>(at));
        for (int n = 0; n < 8; ++n) {
            const Run rows = sample.run(field->rows(), 70);
            const Run columns = sample.run(field->columns(), 40);
            QCOMPARE(disagreement(*field, rows, columns, static_cast<std::size_t>(n), 7), QString());
        }
    }

    // More cells than a field converts at a time: many rows, and rows that are longer.
    void convertedInParts() {
        for (const std::int64_t dModel : {16, 17}) {
            const auto model = sinusoidal({.dModel = dModel, .maxLen = 70'000});
            const auto field = fieldOf(model, "dot");
            QCOMPARE(disagreement(*field, {3, 300}, {200, 301}, 1, 997), QString());
            QCOMPARE(disagreement(*field, {69'997, 3}, {1, 69'999}, 1, 997), QString());
            QCOMPARE(disagreement(*field, {0, 70'000}, {69'990, 2}, 1, 997), QString());
        }
    }

    // Nothing is to be written, and it ends.
    void emptyBlocks() {
        const auto model = sinusoidal({.dModel = 16, .maxLen = 100});
        for (const char* kind : {"table", "dot", "cosine", "offset map"}) {
            const auto field = fieldOf(model, kind);
            QCOMPARE(disagreement(*field, {3, 0}, {5, 4}, 0, 1), QString());
            QCOMPARE(disagreement(*field, {3, 4}, {5, 0}, 0, 1), QString());
        }
    }

    // Similarities of complete pairs are copied from one sequence, large blocks past the caches.
    void largeSimilarities() {
        for (const char* kind : {"dot", "cosine"})
            for (const std::int64_t dModel : {1, 16, 33}) {
                const auto model = sinusoidal({.dModel = dModel, .maxLen = 5000, .layout = "half-split"});
                const auto field = fieldOf(model, kind);
                QCOMPARE(disagreement(*field, {1000, 1500}, {0, 1501}, 0, 997), QString());
                QCOMPARE(disagreement(*field, {3, 1700}, {1501, 1303}, 3, 997), QString());
            }
    }

    // More than 16 MiB, which go past the caches; from the first column on and from the second one, and with
    // addresses that are multiples of nothing but a number's size.
    void largeBlocks_data() {
        QTest::addColumn<int>("at");
        const auto all = largeTables();
        for (std::size_t at = 0; at < all.size(); ++at)
            QTest::newRow(all[at].text().c_str()) << static_cast<int>(at);
    }
    void largeBlocks() {
        QFETCH(int, at);
        constexpr std::int64_t cells = 16 * 1024 * 1024 / sizeof(float);
        Setup setup = largeTables()[static_cast<std::size_t>(at)];
        for (const std::int64_t further : {0, 1}) {
            const std::int64_t firstRow = 37 * further;
            const std::int64_t firstColumn = std::min(further, setup.dModel - 1);
            const std::int64_t width = setup.dModel - firstColumn;
            const std::int64_t height = cells / width + 1;
            setup.maxLen = firstRow + height;
            const auto model = sinusoidal(setup);
            QCOMPARE(disagreement(model->table(), {firstRow, height}, {firstColumn, width},
                                  static_cast<std::size_t>(3 * further), 1009),
                     QString());
        }
    }

 private:
    static std::vector<Setup> largeTables() {
        std::vector<Setup> all = everyOption();
        all.push_back({.dModel = 512});
        all.push_back({.dModel = 1537, .firstPosition = 5, .zeroFirstRow = true});
        all.push_back({.dModel = 1101, .layout = "half-split"});
        return all;
    }

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
