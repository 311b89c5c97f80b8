// SPDX-License-Identifier: GPL-3.0-or-later
// xPos: rotations whose scores decay.
#include "core/encodings/precisionparameters.h"
#include "core/math/rounding.h"
#include "core/parameters/numbertext.h"
#include "tests/support/quad.h"
#include "tests/support/ropesetup.h"
#include "tests/support/sample.h"
#include "tests/support/strict.h"
#include "tests/support/worst.h"

using namespace posiscope;

namespace {

std::vector<std::pair<std::string, RopeSetup>> everyXpos() {
    return {{"plain", {.headDim = 64}},
            {"interleaved", {.headDim = 64, .layout = "interleaved"}},
            {"one pair", {.headDim = 2, .maxLen = 99}},
            {"odd length", {.headDim = 16, .maxLen = 255}},
            {"later", {.headDim = 16, .maxLen = 300, .firstPosition = 1000}},
            {"steep", {.headDim = 32, .maxLen = 200, .scaleBase = 16}},
            {"long", {.headDim = 8, .maxLen = 60'000}}};
}

// Without 128 bits there is nothing to compare with.
[[maybe_unused]] void seeWorst(Worst& worst, double error, std::int64_t k, std::int64_t at) {
    worst.see(error, [&] { return "k " + std::to_string(k) + ", " + std::to_string(at); });
}

[[maybe_unused]] std::int64_t centreOf(const RopeSetup& setup) {
    return (setup.firstPosition + setup.maxLen + 1) / 2;
}

}  // namespace

class TestXpos : public StrictTest {
    Q_OBJECT

    static void everyKind() {
        QTest::addColumn<int>("at");
        const auto all = everyXpos();
        for (std::size_t at = 0; at < all.size(); ++at)
            QTest::newRow(all[at].first.c_str()) << static_cast<int>(at);
    }

 private slots:
    // As torchscale: exponents from −⌈n/2⌉ on for a sequence of n positions, cosines and sines of p itself.
    void exact_data() { everyKind(); }
    void exact() {
#ifdef POSISCOPE_QUAD
        using truth::Quad;
        QFETCH(int, at);
        const RopeSetup setup = everyXpos()[static_cast<std::size_t>(at)].second;
        const auto model = xpos(setup);
        const std::int64_t pairs = setup.headDim / 2;
        const Quad d = static_cast<Quad>(setup.headDim);
        Sample sample(0x31);
        Worst worst;
        for (std::int64_t pair = 0; pair < pairs; ++pair) {
            const Quad theta = powq(static_cast<Quad>(setup.base), -2 * static_cast<Quad>(pair) / d);
            const Quad zeta = (2 * static_cast<Quad>(pair) + d * 2 / 5) / (d * 7 / 5);
            for (int n = 0; n < 40; ++n) {
                const std::int64_t row = n == 0 ? 0 : sample.whole(0, setup.maxLen - 1);
                const std::int64_t p = setup.firstPosition + row;
                const Quad scale =
                    powq(zeta, static_cast<Quad>(p - centreOf(setup)) / static_cast<Quad>(setup.scaleBase));
                const Quad angle = static_cast<Quad>(p) * theta;
                const auto where = [&] { return std::to_string(p) + ", pair " + std::to_string(pair); };
                const auto size = static_cast<double>(scale);
                worst.see(truth::distance(model->table().value(row, pair), scale * cosq(angle)) / size,
                          where);
                worst.see(
                    truth::distance(model->table().value(row, pair + pairs), scale * sinq(angle)) / size,
                    where);
            }
        }
        VERIFY_WORST(worst, 1e-15);
#else
        QSKIP("no 128-bit arithmetic here");
#endif
    }

    void meansAndCells_data() {
        everyKind();
    }
    void meansAndCells() {
        QFETCH(int, at);
        const auto model = xpos(everyXpos()[static_cast<std::size_t>(at)].second);
        const Field& table = model->table();
        std::vector<double> cells(static_cast<std::size_t>(table.rows() * table.columns()));
        table.fill({0, table.rows()}, {0, table.columns()}, cells.data());
        const double range = model->tableRange().highest;
        QCOMPARE(model->tableRange().lowest, -range);
        for (const double cell : cells)
            QVERIFY(std::abs(cell) <= range * (1 + 1e-15));
        Sample sample(0x32);
        Worst averages;
        Worst pixels;
        for (int n = 0; n < 100; ++n) {
            const IndexRange rows = sample.run(table.rows(), std::min<std::int64_t>(table.rows(), 5000));
            const IndexRange columns = sample.run(table.columns(), table.columns());
            double sum = 0;
            for (std::int64_t row = rows.first; row < rows.end(); ++row)
                for (std::int64_t column = columns.first; column < columns.end(); ++column)
                    sum += cells[static_cast<std::size_t>(row * table.columns() + column)];
            const double mean = sum / static_cast<double>(rows.count * columns.count);
            float pixel = 0;
            table.pixelMeans({&rows, 1}, {&columns, 1}, &pixel);
            averages.see(std::abs(table.exactMean(rows, columns) - mean) / range,
                         [&] { return sample.seed(); });
            pixels.see(std::abs(static_cast<double>(pixel) - mean) / range, [&] { return sample.seed(); });
            QVERIFY(table.value(rows.first, columns.first) ==
                    cells[static_cast<std::size_t>(rows.first * table.columns() + columns.first)]);
            double part = 0;
            table.fill({rows.first, 1}, {columns.first, 1}, &part);
            QVERIFY(part == table.value(rows.first, columns.first));
        }
        VERIFY_WORST(averages, 1e-13);
        VERIFY_WORST(pixels, 1e-6);
    }

    /// PE(p + k) = M_k PE(p): pair i is turned by θ_i k and multiplied by ζ_i^(k/scale_base), for any p.
    void offsetMaps_data() {
        everyKind();
    }
    void offsetMaps() {
#ifdef POSISCOPE_QUAD
        using truth::Quad;
        QFETCH(int, at);
        const RopeSetup setup = everyXpos()[static_cast<std::size_t>(at)].second;
        const auto model = xpos(setup);
        const Quad d = static_cast<Quad>(setup.headDim);
        Sample sample(0x35);
        Worst entries, residuals;
        for (int n = 0; n < 20; ++n) {
            const std::int64_t most = std::min<std::int64_t>(setup.maxLen - 1, 2000);
            const std::int64_t k = n == 0 ? 0 : sample.whole(-most, most);
            const auto map = model->offsetMaps()->map(k);
            QVERIFY(map->exact());
            for (std::int64_t pair = 0; pair < setup.headDim / 2; ++pair) {
                const Quad angle = static_cast<Quad>(k) *
                                   powq(static_cast<Quad>(setup.base), -2 * static_cast<Quad>(pair) / d);
                const Quad zeta = (2 * static_cast<Quad>(pair) + d * 2 / 5) / (d * 7 / 5);
                const Quad factor = powq(zeta, static_cast<Quad>(k) / static_cast<Quad>(setup.scaleBase));
                const std::int64_t sine = model->dimensionOf(pair, Role::sine);
                const std::int64_t cosine = model->dimensionOf(pair, Role::cosine);
                const auto size = std::max(1.0, static_cast<double>(factor));
                const auto see = [&](std::int64_t row, std::int64_t column, Quad value) {
                    seeWorst(entries, truth::distance(map->value(row, column), value) / size, k, pair);
                };
                see(cosine, cosine, factor * cosq(angle));
                see(cosine, sine, -factor * sinq(angle));
                see(sine, cosine, factor * sinq(angle));
                see(sine, sine, factor * cosq(angle));
                QVERIFY(map->reach() >= std::abs(map->value(cosine, cosine)));
            }
            const std::int64_t p = setup.firstPosition + sample.whole(0, setup.maxLen - 1);
            const double size = std::max(model->similarity()->norm(p), model->similarity()->norm(p + k));
            seeWorst(residuals, model->offsetMaps()->residual(*map, p) / std::max(1.0, size), k, p);
        }
        VERIFY_WORST(entries, 2e-15);
        VERIFY_WORST(residuals, 1e-11);
#else
        QSKIP("no 128-bit arithmetic here");
#endif
    }

    void severalPixelsAtOnce() {
        const auto model = xpos({.headDim = 32, .maxLen = 1000});
        Sample sample(0x33);
        const auto rows = sample.runs(1000, 400);
        const auto columns = sample.runs(32, 7);
        std::vector<float> pixels(rows.size() * columns.size());
        model->table().pixelMeans(rows, columns, pixels.data());
        for (std::size_t y = 0; y < rows.size(); ++y)
            for (std::size_t x = 0; x < columns.size(); ++x)
                QVERIFY(std::abs(static_cast<double>(pixels[y * columns.size() + x]) -
                                 model->table().exactMean(rows[y], columns[x])) <= 1e-6);
    }

    void scoreDependsOnDistanceAlone_data() {
        everyKind();
    }
    void scoreDependsOnDistanceAlone() {
        QFETCH(int, at);
        RopeSetup setup = everyXpos()[static_cast<std::size_t>(at)].second;
        setup.vectors = "random";
        const auto model = xpos(setup);
        const std::vector<double> query(model->rotary()->query().begin(), model->rotary()->query().end());
        const std::vector<double> key(model->rotary()->key().begin(), model->rotary()->key().end());
        const DistanceCurves& curve = *model->distance();
        QCOMPARE(curve.nearest(), std::int64_t{0});
        Sample sample(0x34);
        Worst worst;
        for (int n = 0; n < 60; ++n) {
            const std::int64_t distance = sample.whole(0, setup.maxLen - 1);
            const std::int64_t p = setup.firstPosition + sample.whole(distance, setup.maxLen - 1);
            const double score = dot(rotated(*model, query, p), rotated(*model, key, p - distance, true));
            worst.see(std::abs(score - curve.value(0, distance)), [&] { return std::to_string(p); });
            QVERIFY(curve.value(0, distance) <= curve.range().highest + 1e-12);
            QVERIFY(curve.value(0, distance) >= curve.range().lowest - 1e-12);
        }
        VERIFY_WORST(worst, 1e-14 * static_cast<double>(setup.headDim));
    }

    // With all ones the score of two equal positions is d, and far ones fade.
    void fades() {
        const auto model = xpos({.headDim = 64, .maxLen = 20'000});
        QVERIFY(std::abs(model->distance()->value(0, 0) - 64) <= 1e-12);
        QVERIFY(std::abs(model->distance()->value(0, 19'999)) < 1.5);
        QVERIFY(std::isnan(model->distance()->value(0, -1)));
    }

    void modelOfItsTable() {
        const auto model = xpos({.headDim = 16, .maxLen = 300, .firstPosition = 5});
        QVERIFY(model->offsetMaps() && !model->offsetMaps()->rotates());
        QVERIFY(!model->similarity()->normIsConstant());
        QCOMPARE(model->frequencies().size(), std::size_t{8});
        double largest = 0;
        for (std::int64_t p = 5; p < 305; ++p) {
            double squares = 0;
            for (std::int64_t j = 0; j < 16; ++j) {
                const double cell = model->table().value(p - 5, j);
                squares += cell * cell;
                QVERIFY(std::abs(model->between(static_cast<double>(p), j) - cell) <= 1e-12);
            }
            QVERIFY(std::abs(model->similarity()->norm(p) - std::sqrt(squares)) <= 1e-13);
            largest = std::max(largest, squares);
        }
        QVERIFY(std::abs(model->similarity()->largest(SimilarityKind::dot) - largest) <= 1e-12);
        QCOMPARE(model->column(3).pair, std::int64_t{3});
        QVERIFY(model->column(3).role == Role::cosine && model->column(11).role == Role::sine);
        QCOMPARE(model->dimensionOf(3, Role::sine), std::int64_t{11});
        QVERIFY(model->problem().empty());
        QCOMPARE(model->notes().size(), std::size_t{2});
        const auto steps = model->explain({45, 3}, 12);
        QVERIFY(std::abs(std::stod(typedNumber(steps.back().substr(2)).value_or("nan")) -
                         model->table().value(40, 3)) <= 1e-11);
        QVERIFY(steps.front().starts_with("R(45, 3) = ζ^(−108/512) × cos(45 / 10\u202f000^(6/16))"));
    }

    /// Sines, powers and cells are rounded one after the other; keys have the reciprocals of the powers.
    void roundedOnTheWay() {
        Values values = valuesOf({.headDim = 16, .maxLen = 300}, "xpos");
        const auto exact = findEncoding("xpos")->make(values);
        values.set(keys::precision, std::string("custom"));
        for (const char* stage : {"precision_sine", "precision_application"})
            values.set(stage, Value(std::string("float32")));
        for (const char* stage : {"precision_table", "precision_vectors"})
            values.set(stage, Value(std::string("bfloat16")));
        const auto model = findEncoding("xpos")->make(values);
        QVERIFY(model->problem().empty() && !model->offsetMaps()->rotates());
        const auto single = [](double x) { return roundTo(NumberKind::float32, x); };
        const auto brief = [](double x) { return roundTo(NumberKind::bfloat16, x); };
        std::vector<double> query(16);
        std::vector<double> key(16);
        for (const std::int64_t p : {0, 1, 77, 150, 299}) {
            model->rotary()->rotate(model->rotary()->query(), p, false, query);
            model->rotary()->rotate(model->rotary()->key(), p, true, key);
            for (std::int64_t i = 0; i < 8; ++i) {
                const SinCos turn = sinCos(exact->frequencies()[static_cast<std::size_t>(i)].at(p));
                const double zeta = (2.0 * static_cast<double>(i) + 0.4 * 16) / (1.4 * 16);
                const double power = single(std::pow(zeta, static_cast<double>(p - 150) / 512));
                const double inverse = single(std::pow(zeta, static_cast<double>(150 - p) / 512));
                const double sine = single(turn.sine);
                const double cosine = single(turn.cosine);
                QCOMPARE(model->table().value(p, i), brief(single(cosine * power)));
                QCOMPARE(model->table().value(p, 8 + i), brief(single(sine * power)));
                // Queries and keys are ones.
                const auto turned = [&](double factor) {
                    return brief(single(brief(single(cosine * factor)) - brief(single(sine * factor))));
                };
                QCOMPARE(query[static_cast<std::size_t>(i)], turned(power));
                QCOMPARE(key[static_cast<std::size_t>(i)], turned(inverse));
            }
        }
        QCOMPARE(model->explain({77, 3}, 6).back(),
                 "bfloat16 = " + withDigits(model->table().value(77, 3), 6));
    }

    /// Rounded frequencies are only other frequencies.
    void roundedFrequencies() {
        Values values = valuesOf({.headDim = 16, .maxLen = 60'000}, "xpos");
        values.set(keys::precision, std::string("custom"));
        values.set("precision_frequency", Value(std::string("bfloat16")));
        const auto model = findEncoding("xpos")->make(values);
        const auto exact = xpos({.headDim = 16});
        QVERIFY(model->rounded() == nullptr);
        for (std::size_t i = 0; i < 8; ++i)
            QCOMPARE(model->frequencies()[i].radians(),
                     roundTo(NumberKind::bfloat16, exact->frequencies()[i].radians()));
    }

    void powersBeyondPictures() {
        QVERIFY(xpos({.headDim = 4, .maxLen = 69'000})->problem().empty());
        QVERIFY(!xpos({.headDim = 4, .maxLen = 70'000})->problem().empty());
        QVERIFY(xpos({.headDim = 4, .maxLen = 500'000, .scaleBase = 4096})->problem().empty());
        QVERIFY(!xpos({.headDim = 4, .maxLen = 9, .firstPosition = 16'000'000})->problem().empty());
        QVERIFY(findEncoding("xpos")->check(valuesOf({.headDim = 5}, "xpos")).has_value());
        QVERIFY(!findEncoding("xpos")->check(valuesOf({.headDim = 6}, "xpos")).has_value());
    }
};

QTEST_APPLESS_MAIN(TestXpos)
#include "tst_xpos.moc"
