// SPDX-License-Identifier: GPL-3.0-or-later
// Laws of rotary encodings.
#include "core/fields/scaledfield.h"
#include "tests/support/ropesetup.h"
#include "tests/support/sample.h"
#include "tests/support/strict.h"
#include "tests/support/worst.h"

using namespace posiscope;

namespace {

std::vector<double> normalVector(Sample& sample, std::int64_t size) {
    std::vector<double> vector;
    for (std::int64_t j = 0; j < size; ++j)
        vector.push_back(sample.real(-2, 2));
    return vector;
}

}  // namespace

class TestRope : public StrictTest {
    Q_OBJECT

 private slots:
    void shape_data() { ropeRows(); }
    void shape() {
        QFETCH(int, at);
        const RopeSetup setup = ropeAt(at);
        QVERIFY(!checked(setup));
        const auto model = rope(setup);
        const RotaryEmbedding& rotary = *model->rotary();
        const ModelShape shape = findEncoding("rope")->shape(valuesOf(setup));
        QCOMPARE(rotary.headDimensions(), setup.headDim);
        QCOMPARE(rotary.rotaryDimensions(),
                 static_cast<std::int64_t>(static_cast<double>(setup.headDim) * setup.partial) / 2 * 2);
        QCOMPARE(model->table().columns(), rotary.rotaryDimensions());
        QCOMPARE(model->table().rows(), setup.maxLen);
        QCOMPARE(shape.dimensions, model->table().columns());
        QCOMPARE(shape.positions, setup.maxLen);
        QCOMPARE(shape.firstPosition, model->firstCursor());
        QCOMPARE(shape.pairs, static_cast<std::int64_t>(model->frequencies().size()));
        QCOMPARE(rotary.unscaled().size(), model->frequencies().size());
        // Cosines of all pairs, then their sines; every element of the head in at most one pair.
        std::vector<int> seen(static_cast<std::size_t>(setup.headDim), 0);
        for (std::int64_t pair = 0; pair < shape.pairs; ++pair) {
            QCOMPARE(model->dimensionOf(pair, Role::cosine), pair);
            QCOMPARE(model->dimensionOf(pair, Role::sine), pair + shape.pairs);
            ++seen[static_cast<std::size_t>(rotary.first(pair))];
            ++seen[static_cast<std::size_t>(rotary.second(pair))];
        }
        for (std::int64_t j = 0; j < setup.headDim; ++j)
            QCOMPARE(seen[static_cast<std::size_t>(j)], rotary.element(j).pair >= 0 ? 1 : 0);
    }

    void rotationKeepsNorms_data() { ropeRows(); }
    void rotationKeepsNorms() {
        QFETCH(int, at);
        const auto model = rope(ropeAt(at));
        const RotaryEmbedding& rotary = *model->rotary();
        const double a = rotary.attentionFactor();
        Sample sample(0x11);
        Worst worst;
        for (int n = 0; n < 40; ++n) {
            const auto vector = normalVector(sample, rotary.headDimensions());
            const std::int64_t position = sample.anySize(0, 20'000'000);
            const auto turned = rotated(*model, vector, position);
            for (std::int64_t pair = 0; pair < rotary.rotaryDimensions() / 2; ++pair) {
                const auto x = static_cast<std::size_t>(rotary.first(pair));
                const auto y = static_cast<std::size_t>(rotary.second(pair));
                worst.see(std::abs(std::hypot(turned[x], turned[y]) - a * std::hypot(vector[x], vector[y])),
                          [&] { return "pair " + std::to_string(pair); });
            }
            for (std::size_t j = 0; j < vector.size(); ++j)
                QVERIFY(rotary.element(static_cast<std::int64_t>(j)).pair >= 0 || turned[j] == vector[j]);
        }
        VERIFY_WORST(worst, 3e-15 * a);
    }

    // Scores depend on the distance alone, and the closed form gives them.
    void scoreDependsOnDistanceAlone_data() { ropeRows(); }
    void scoreDependsOnDistanceAlone() {
        QFETCH(int, at);
        RopeSetup setup = ropeAt(at);
        setup.vectors = "random";
        setup.seed = 7;
        for (const bool scaled : {false, true}) {
            setup.scoreScaled = scaled;
            setup.maxLen = 16'777'216;
            const auto model = rope(setup);
            const std::vector<double> query(model->rotary()->query().begin(), model->rotary()->query().end());
            const std::vector<double> key(model->rotary()->key().begin(), model->rotary()->key().end());
            const double root = scaled ? std::sqrt(static_cast<double>(setup.headDim)) : 1;
            const DistanceCurves& curve = *model->distance();
            QCOMPARE(curve.nearest(), 1 - setup.maxLen);
            QCOMPARE(curve.farthest(), setup.maxLen - 1);
            Sample sample(0x12);
            Worst worst;
            for (int n = 0; n < 60; ++n) {
                const std::int64_t p = sample.anySize(0, 16'777'215);
                const std::int64_t distance =
                    n == 0 ? 0 : sample.anySize(1, 1'000'000) * (sample.flag() ? 1 : -1);
                const double score =
                    dot(rotated(*model, query, p), rotated(*model, key, p - distance, true)) / root;
                worst.see(std::abs(score - curve.value(0, distance)),
                          [&] { return std::to_string(p) + ", " + std::to_string(distance); });
                QVERIFY(curve.value(0, distance) <= curve.range().highest + 1e-12);
                QVERIFY(curve.value(0, distance) >= curve.range().lowest - 1e-12);
            }
            VERIFY_WORST(worst, 1e-15 * static_cast<double>(setup.headDim + 20) *
                                    std::pow(model->rotary()->attentionFactor(), 2));
            QVERIFY(std::isnan(curve.value(0, setup.maxLen)));
        }
    }

    void onesGiveTheSumOfCosines() {
        const auto model = rope({});
        QVERIFY(model->distance()->value(0, 0) == 128);
        QVERIFY(model->distance()->range().highest == 128);
        double sum = 0;
        for (const Frequency& frequency : model->frequencies())
            sum += 2 * std::cos(frequency.radians() * 37);
        QVERIFY(std::abs(model->distance()->value(0, 37) - sum) <= 1e-11);
        QVERIFY(std::abs(model->distance()->value(0, -37) - sum) <= 1e-11);
    }

    // M_k carries the table's rows, M_a·M_b = M_(a+b), and similarities are what rows say.
    void tableLaws_data() { ropeRows(); }
    void tableLaws() {
        QFETCH(int, at);
        const auto model = rope(ropeAt(at));
        const double a = model->rotary()->attentionFactor();
        const std::int64_t first = model->firstCursor();
        for (const std::int64_t k : {0, 1, -5, 77, 100'000})
            QVERIFY(model->offsetMaps()->residual(*model->offsetMaps()->map(k), first + 50) <= 2e-15 * a);
        const auto product =
            (model->offsetMaps()->map(3)->dense() * model->offsetMaps()->map(-8)->dense()).eval();
        QVERIFY((product - model->offsetMaps()->map(-5)->dense()).cwiseAbs().maxCoeff() <= 1e-15);
        const std::int64_t columns = model->table().columns();
        std::vector<double> cells(static_cast<std::size_t>(model->table().rows() * columns));
        model->table().fill({0, model->table().rows()}, {0, columns}, cells.data());
        Worst errors;
        const auto row = [&](std::int64_t p) {
            return std::vector(cells.begin() + p * columns, cells.begin() + (p + 1) * columns);
        };
        for (const auto kind : {SimilarityKind::dot, SimilarityKind::cosine}) {
            const auto matrix = model->similarity()->matrix(kind);
            const double norms = kind == SimilarityKind::cosine
                                     ? model->similarity()->norm(first) * model->similarity()->norm(first)
                                     : 1;
            for (std::int64_t p = 0; p < 256; p += 17)
                for (std::int64_t q = 0; q < 256; q += 23)
                    errors.see(std::abs(matrix->value(p, q) * norms - dot(row(p), row(q))) /
                                   static_cast<double>(columns),
                               [&] { return std::to_string(p) + ", " + std::to_string(q); });
            QVERIFY(std::abs(matrix->value(9, 9) - model->similarity()->largest(kind)) <= 1e-12);
        }
        VERIFY_WORST(errors, 2e-15 * a * a);
        for (std::int64_t p = 0; p < 256; p += 51)
            QVERIFY(std::abs(model->similarity()->norm(first + p) - std::sqrt(dot(row(p), row(p)))) <= 1e-13);
        QVERIFY(model->similarity()->normIsConstant());
        QVERIFY(model->tableRange() == (Interval{-a, a}));
        for (std::int64_t j = 0; j < columns; j += 5) {
            const Interval ends = model->extremes(j, {first + 30, 100});
            double low = 1e9;
            double high = -1e9;
            for (std::int64_t p = 30; p < 130; ++p) {
                low = std::min(low, cells[static_cast<std::size_t>(p * columns + j)]);
                high = std::max(high, cells[static_cast<std::size_t>(p * columns + j)]);
            }
            QVERIFY(std::abs(ends.lowest - low) <= 1e-7 && std::abs(ends.highest - high) <= 1e-7);
            QVERIFY(std::abs(model->between(static_cast<double>(first + 77), j) -
                             cells[static_cast<std::size_t>(77 * columns + j)]) <= 1e-9);
        }
    }

    void meansAndFloats_data() { ropeRows(); }
    void meansAndFloats() {
        QFETCH(int, at);
        const auto model = rope(ropeAt(at));
        const Field& table = model->table();
        const double a = model->rotary()->attentionFactor();
        std::vector<double> cells(static_cast<std::size_t>(table.rows() * table.columns()));
        std::vector<float> floats(cells.size());
        table.fill({0, table.rows()}, {0, table.columns()}, cells.data());
        table.fill({0, table.rows()}, {0, table.columns()}, floats.data());
        for (std::size_t n = 0; n < cells.size(); ++n)
            QVERIFY(floats[n] == static_cast<float>(cells[n]));
        Sample sample(0x13);
        Worst averages;
        Worst pixels;
        for (int n = 0; n < 60; ++n) {
            const IndexRange rows = sample.run(table.rows(), table.rows());
            const IndexRange columns = sample.run(table.columns(), table.columns());
            double sum = 0;
            for (std::int64_t row = rows.first; row < rows.end(); ++row)
                for (std::int64_t column = columns.first; column < columns.end(); ++column) {
                    const double cell = cells[static_cast<std::size_t>(row * table.columns() + column)];
                    if (n < 3) QVERIFY(table.value(row, column) == cell);
                    sum += cell;
                }
            const double mean = sum / static_cast<double>(rows.count * columns.count);
            float pixel = 0;
            table.pixelMeans({&rows, 1}, {&columns, 1}, &pixel);
            averages.see(std::abs(table.exactMean(rows, columns) - mean), [&] { return sample.seed(); });
            pixels.see(std::abs(static_cast<double>(pixel) - mean), [&] { return sample.seed(); });
        }
        VERIFY_WORST(averages, 1e-14 * a);
        VERIFY_WORST(pixels, 1e-3 * a);
    }

    void vectors() {
        const auto ones = rope({.headDim = 6});
        QVERIFY(std::ranges::equal(ones->rotary()->query(), std::vector(6, 1.0)));
        const auto random = rope({.vectors = "random", .seed = 1});
        const auto other = rope({.vectors = "random", .seed = 2});
        const auto longer = rope({.headDim = 256, .vectors = "random", .seed = 1});
        QVERIFY(!std::ranges::equal(random->rotary()->query(), random->rotary()->key()));
        QVERIFY(!std::ranges::equal(random->rotary()->query(), other->rotary()->query()));
        QVERIFY(std::ranges::equal(random->rotary()->query(), longer->rotary()->query().first(128)));
        const auto given = rope({.headDim = 2, .vectors = "given", .query = {3, -4}});
        QVERIFY(std::ranges::equal(given->rotary()->query(), std::vector{3.0, -4.0}));
        QVERIFY(std::ranges::equal(given->rotary()->key(), std::vector{1.0, 1.0}));
    }
};

QTEST_APPLESS_MAIN(TestRope)
#include "tst_rope.moc"
