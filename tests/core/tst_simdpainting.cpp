// The inner loops of pixels give the same bits, whichever instructions of the processor they use.
#include <algorithm>
#include <cmath>
#include <limits>
#include <numbers>

#include "tests/core/kernelsample.h"
#include "tests/support/strict.h"

using namespace posiscope;

class TestSimdPainting : public QObject {
    Q_OBJECT

 private slots:
    void init() { failOnAnyWarning(); }

    void colour_data() { sets(); }
    void colour() {
        QFETCH(int, set);
        const Kernels& ours = kernelsAt(set);
        Sample sample(0xc0104);
        constexpr float infinite = std::numeric_limits<float>::infinity();
        for (const std::size_t entries : {1, 2, 3, 256, 1024})
            for (const std::size_t count : counts) {
                const Numbers<std::uint32_t> table(sample, entries,
                                                   [&] { return sample.whole(0, 0xffffffff); });
                // With a power of two, steps and the borders between them are hit exactly.
                const float scale = sample.flag() ? std::exp2(static_cast<float>(sample.whole(-3, 9)))
                                                  : static_cast<float>(sample.real(0.1, 500));
                const auto lowest = static_cast<float>(sample.whole(-8, 8)) / 4;
                const auto last = static_cast<std::int64_t>(entries) - 1;
                const Numbers<float> value(sample, count, [&]() -> float {
                    const auto step = static_cast<float>(sample.whole(-2, last + 2));
                    switch (sample.whole(0, 6)) {
                        case 0: return lowest + step / scale;
                        case 1: return lowest + (step - 0.5F) / scale;
                        case 2: return std::nextafter(lowest + (step - 0.5F) / scale, -infinite);
                        case 3: return sample.flag() ? infinite : -infinite;
                        case 4: return static_cast<float>(sample.real(-1e30, 1e30));
                        default:
                            return lowest +
                                   static_cast<float>(sample.real(-3, static_cast<double>(last) + 3)) / scale;
                    }
                });
                Numbers<std::uint32_t> out = none(sample, count);
                Numbers<std::uint32_t> expected = out;
                ours.colour(value.data(), count, lowest, scale, table.data(), entries, out.data());
                baseline().colour(value.data(), count, lowest, scale, table.data(), entries, expected.data());
                VERIFY_SAME(out, expected, sample);
            }
    }

    // Steps and the borders between them are exact here: half a step upwards counts, beyond the ends is the
    // end, and what is no number is the lowest.
    void colourOfSteps_data() { sets(); }
    void colourOfSteps() {
        QFETCH(int, set);
        constexpr std::uint32_t entries = 256;
        constexpr float lowest = -0.75;
        constexpr float scale = 128;
        std::vector<std::uint32_t> table;
        for (std::uint32_t n = 0; n < entries; ++n)
            table.push_back(n * 0x01010101);
        std::vector<float> values;
        std::vector<std::uint32_t> expected;
        for (int halves = -40; halves < 560; ++halves) {
            values.push_back(lowest + static_cast<float>(halves) / (2 * scale));
            const int step = (halves + 1) / 2;
            expected.push_back(table[static_cast<std::size_t>(std::clamp(step, 0, 255))]);
        }
        constexpr float infinite = std::numeric_limits<float>::infinity();
        values.insert(values.end(), {infinite, -infinite, std::numeric_limits<float>::quiet_NaN()});
        expected.insert(expected.end(), {table.back(), table.front(), table.front()});
        std::vector<std::uint32_t> out(values.size());
        kernelsAt(set).colour(values.data(), values.size(), lowest, scale, table.data(), entries, out.data());
        QVERIFY(out == expected);
    }

    void spread_data() { sets(); }
    void spread() {
        QFETCH(int, set);
        const std::vector<std::uint32_t> line{3, 1, 4, 1, 5, 9, 2, 6};
        for (const std::size_t count : {0, 1, 7, 8, 15, 16, 17, 100}) {
            std::vector<std::int32_t> at;
            std::vector<std::uint32_t> expected;
            for (std::size_t n = 0; n < count; ++n) {
                at.push_back(static_cast<std::int32_t>(n * 5 % line.size()));
                expected.push_back(line[n * 5 % line.size()]);
            }
            std::vector<std::uint32_t> out(count);
            kernelsAt(set).spread(line.data(), at.data(), count, out.data());
            QVERIFY(out == expected);
        }
    }

    void blend_data() { sets(); }
    void blend() {
        QFETCH(int, set);
        const Kernels& ours = kernelsAt(set);
        Sample sample(0xb1e);
        for (const std::uint32_t alpha : {0, 1, 2, 127, 128, 129, 254, 255, 256})
            for (const std::size_t count : counts) {
                std::vector<Layer> layers(static_cast<std::size_t>(sample.whole(0, 4)));
                for (Layer& layer : layers)
                    layer = {static_cast<std::uint32_t>(sample.whole(0, 0xffffff)) | 0xff000000U, alpha};
                // Much of one colour, as under curves, and anything.
                const bool plain = sample.flag();
                Numbers<std::uint32_t> pixels(sample, count, [&] {
                    return plain && sample.whole(0, 40) > 0 ? 0xfffafafa
                           : sample.flag()                  ? sample.whole(0, 0xffffffff)
                                                            : 0;
                });
                Numbers<std::uint32_t> expected = pixels;
                Numbers<std::uint32_t> oneByOne = pixels;
                ours.blend(layers.data(), layers.size(), count, pixels.data());
                baseline().blend(layers.data(), layers.size(), count, expected.data());
                VERIFY_SAME(pixels, expected, sample);
                for (const Layer& layer : layers)
                    for (std::size_t n = 0; n < count; ++n)
                        ours.blend(&layer, 1, 1, oneByOne.data() + n);
                VERIFY_SAME(oneByOne, expected, sample);
            }
    }

    void blendBetween_data() { sets(); }
    void blendBetween() {
        QFETCH(int, set);
        const Kernels& ours = kernelsAt(set);
        Sample sample(0xb1ec);
        constexpr float row = 7;
        for (const float alpha : {0.0F, 0.7F, 1.0F, 100.5F, 127.0F, 255.0F, 256.0F})
            for (const std::size_t count : counts) {
                const auto colour = static_cast<std::uint32_t>(sample.whole(0, 0xffffff)) | 0xff000000U;
                // Whole steps of the opacity and the borders between them; all and nothing.
                const auto edge = [&]() -> double {
                    const double steps = static_cast<double>(sample.whole(0, 512)) / 512;
                    return row + (sample.flag() ? steps : sample.real(-2, 3));
                };
                const Numbers<float> from(sample, count, edge);
                const Numbers<float> to(sample, count, edge);
                Numbers<std::uint32_t> pixels(sample, count, [&] { return sample.whole(0, 0xffffffff); });
                Numbers<std::uint32_t> expected = pixels;
                ours.blendBetween(colour, alpha, from.data(), to.data(), row, count, pixels.data());
                baseline().blendBetween(colour, alpha, from.data(), to.data(), row, count, expected.data());
                VERIFY_SAME(pixels, expected, sample);
            }
    }

    void strokeTile_data() { sets(); }
    void strokeTile() {
        QFETCH(int, set);
        const Kernels& ours = kernelsAt(set);
        Sample sample(0xb1ed);
        constexpr std::size_t rows = 60;
        constexpr auto stride = static_cast<std::ptrdiff_t>(2 * tilePixels);
        for (int n = 0; n < 200; ++n) {
            StrokeShape shape;
            shape.width = static_cast<float>(sample.real(0.3, 9));
            shape.perColumn = static_cast<std::size_t>(sample.whole(1, strokePieces));
            shape.reach = static_cast<std::size_t>(std::ceil(shape.width / 2));
            shape.length = tilePixels + 2 * shape.reach + 2;
            shape.rows = rows;
            const double steepness = std::exp2(sample.real(-6, 6));
            const bool wave = sample.flag();  // of which few columns cover the same rows
            const double length = sample.real(6, 90);
            std::size_t at = 0;
            const Numbers<float> heights(sample, shape.perColumn * shape.length, [&] {
                const auto piece = static_cast<double>(at / shape.length);
                const double column =
                    static_cast<double>(at++ % shape.length) + piece / static_cast<double>(shape.perColumn);
                if (sample.whole(0, 30) == 0) return std::nan("");
                return 30 + steepness * (wave ? std::sin(2 * std::numbers::pi * column / length)
                                              : sample.real(-1, 1));
            });
            const auto colour = static_cast<std::uint32_t>(sample.whole(0, 0xffffff)) | 0xff000000U;
            const auto alpha = static_cast<float>(sample.real(0, 256));
            const auto skipped = static_cast<std::size_t>(n % 3 == 0 ? sample.whole(0, tilePixels) : 0);
            Numbers<std::uint32_t> pixels(sample, 2 * rows * tilePixels,
                                          [&] { return sample.whole(0, 0xffffffff); });
            const Numbers<std::uint32_t> before = pixels;
            Numbers<std::uint32_t> expected = pixels;
            const float* const first = heights.data() + shape.reach;
            ours.strokeTile(shape, first, skipped, colour, alpha, stride, pixels.data());
            baseline().strokeTile(shape, first, skipped, colour, alpha, stride, expected.data());
            VERIFY_SAME(pixels, expected, sample);
            for (std::size_t pixel = 0; pixel < 2 * rows * tilePixels; ++pixel) {
                const std::size_t column = pixel % (2 * tilePixels);
                if (column < skipped || column >= tilePixels)
                    QCOMPARE(pixels.data()[pixel], before.data()[pixel]);
            }
        }
    }

    void dot_data() { sets(); }
    void dot() {
        QFETCH(int, set);
        const Kernels& ours = kernelsAt(set);
        Sample sample(0xd07);
        for (int n = 0; n < 300; ++n) {
            const auto columns = static_cast<std::size_t>(sample.whole(tilePixels, 50));
            constexpr std::size_t rows = 20;
            Numbers<std::uint32_t> pixels(sample, rows * columns, [] { return 0xff000000U; });
            Numbers<std::uint32_t> expected = pixels;
            const double x = sample.real(-5, static_cast<double>(columns) + 5);
            const double y = sample.real(-5, rows + 5);
            const double radius = sample.real(0.5, 12);
            const auto draw = [&](const Kernels& loops, Numbers<std::uint32_t>& to) {
                loops.dot(0xffffffffU, 256, static_cast<float>(x), static_cast<float>(y),
                          static_cast<float>(radius), columns, rows, static_cast<std::ptrdiff_t>(columns),
                          to.data());
            };
            draw(ours, pixels);
            draw(baseline(), expected);
            VERIFY_SAME(pixels, expected, sample);
            for (std::size_t pixel = 0; pixel < rows * columns; ++pixel) {
                const double dx = static_cast<double>(pixel % columns) + 0.5 - x;
                const double dy = static_cast<double>(pixel / columns) + 0.5 - y;
                const double share = std::clamp(radius + 0.5 - std::hypot(dx, dy), 0.0, 1.0);
                // One step of 255, and what white of 256 parts loses to black.
                QVERIFY(std::abs((pixels.data()[pixel] & 255U) - 255 * share) < 1.6);
            }
        }
    }

    // Channel by channel, and the same where each pixel is covered as a whole or more.
    void blendOfChannels_data() { sets(); }
    void blendOfChannels() {
        QFETCH(int, set);
        constexpr std::uint32_t colour = 0xff2080ffU;
        for (const std::uint32_t alpha : {0, 1, 128, 255, 256}) {
            std::vector<std::uint32_t> pixels;
            std::vector<std::uint32_t> expected;
            for (std::uint32_t n = 0; n < 256; ++n) {
                pixels.push_back(n << 24U | (255 - n) << 16U | n << 8U | n / 2);
                expected.push_back(0);
                for (const unsigned channel : {0U, 8U, 16U, 24U}) {
                    const std::uint32_t below = pixels.back() >> channel & 255U;
                    const std::uint32_t above = colour >> channel & 255U;
                    expected.back() |= (below * (256 - alpha) + above * alpha) / 256 << channel;
                }
            }
            std::vector<std::uint32_t> covered = pixels;
            const Layer layer{colour, alpha};
            kernelsAt(set).blend(&layer, 1, pixels.size(), pixels.data());
            QVERIFY(pixels == expected);
            const std::vector<float> from(covered.size(), -1.0F);
            const std::vector<float> to(covered.size(), 3.0F);
            kernelsAt(set).blendBetween(colour, static_cast<float>(alpha), from.data(), to.data(), 1,
                                        covered.size(), covered.data());
            QVERIFY(covered == expected);
        }
    }
};

QTEST_APPLESS_MAIN(TestSimdPainting)
#include "tst_simdpainting.moc"
