// Laws of rotary encodings.
#include "core/scaledfield.h"
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

RopeSetup setupAt(int at) {
    return everyRope()[static_cast<std::size_t>(at)].second;
}

Failure checked(const RopeSetup& setup) {
    return findEncoding("rope")->check(valuesOf(setup));
}

std::string sentence(const Failure& failure) {
    return failure ? failure->text.english() : std::string();
}

}  // namespace

class TestRope : public QObject {
    Q_OBJECT

    static void everyKind() {
        QTest::addColumn<int>("at");
        const auto all = everyRope();
        for (std::size_t at = 0; at < all.size(); ++at)
            QTest::newRow(all[at].first.c_str()) << static_cast<int>(at);
    }

 private slots:
    void init() { failOnAnyWarning(); }

    void shape_data() { everyKind(); }
    void shape() {
        QFETCH(int, at);
        const RopeSetup setup = setupAt(at);
        QVERIFY(!checked(setup));
        const auto model = rope(setup);
        const Rotary& rotary = *model->rotary();
        const Extent extent = findEncoding("rope")->extent(valuesOf(setup));
        QCOMPARE(rotary.headDimensions(), setup.headDim);
        QCOMPARE(rotary.rotaryDimensions(),
                 static_cast<std::int64_t>(static_cast<double>(setup.headDim) * setup.partial) / 2 * 2);
        QCOMPARE(model->table().columns(), rotary.rotaryDimensions());
        QCOMPARE(model->table().rows(), setup.maxLen);
        QCOMPARE(extent.dimensions, model->table().columns());
        QCOMPARE(extent.positions, setup.maxLen);
        QCOMPARE(extent.firstPosition, model->firstPosition());
        QCOMPARE(extent.pairs, static_cast<std::int64_t>(model->frequencies().size()));
        QCOMPARE(rotary.unscaled().size(), model->frequencies().size());
        // Cosines of all pairs, then their sines; every element of the head in at most one pair.
        std::vector<int> seen(static_cast<std::size_t>(setup.headDim), 0);
        for (std::int64_t pair = 0; pair < extent.pairs; ++pair) {
            QCOMPARE(model->dimensionOf(pair, Role::cosine), pair);
            QCOMPARE(model->dimensionOf(pair, Role::sine), pair + extent.pairs);
            ++seen[static_cast<std::size_t>(rotary.first(pair))];
            ++seen[static_cast<std::size_t>(rotary.second(pair))];
        }
        for (std::int64_t j = 0; j < setup.headDim; ++j)
            QCOMPARE(seen[static_cast<std::size_t>(j)], j < rotary.rotaryDimensions() ? 1 : 0);
    }

    void rotationKeepsNorms_data() { everyKind(); }
    void rotationKeepsNorms() {
        QFETCH(int, at);
        const auto model = rope(setupAt(at));
        const Rotary& rotary = *model->rotary();
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
            for (auto j = static_cast<std::size_t>(rotary.rotaryDimensions()); j < vector.size(); ++j)
                QVERIFY(turned[j] == vector[j]);
        }
        VERIFY_WORST(worst, 3e-15 * a);
    }

    // Scores depend on the distance alone, and the closed form gives them.
    void scoreDependsOnDistanceAlone_data() { everyKind(); }
    void scoreDependsOnDistanceAlone() {
        QFETCH(int, at);
        RopeSetup setup = setupAt(at);
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
                QVERIFY(curve.value(0, distance) <= curve.highest() + 1e-12);
                QVERIFY(curve.value(0, distance) >= curve.lowest() - 1e-12);
            }
            VERIFY_WORST(worst, 1e-15 * static_cast<double>(setup.headDim + 20) *
                                    std::pow(model->rotary()->attentionFactor(), 2));
            QVERIFY(std::isnan(curve.value(0, setup.maxLen)));
        }
    }

    void onesGiveTheSumOfCosines() {
        const auto model = rope({});
        QVERIFY(model->distance()->value(0, 0) == 128);
        QVERIFY(model->distance()->highest() == 128);
        double sum = 0;
        for (const Frequency& frequency : model->frequencies())
            sum += 2 * std::cos(frequency.radians() * 37);
        QVERIFY(std::abs(model->distance()->value(0, 37) - sum) <= 1e-11);
        QVERIFY(std::abs(model->distance()->value(0, -37) - sum) <= 1e-11);
    }

    // M_k carries the table's rows, M_a·M_b = M_(a+b), and similarities are what rows say.
    void tableLaws_data() { everyKind(); }
    void tableLaws() {
        QFETCH(int, at);
        const auto model = rope(setupAt(at));
        const double a = model->rotary()->attentionFactor();
        const std::int64_t first = model->firstPosition();
        for (const std::int64_t k : {0, 1, -5, 77, 100'000})
            QVERIFY(model->offsetResidual(*model->offsetMap(k), first + 50) <= 2e-15 * a);
        const auto product = (model->offsetMap(3)->dense() * model->offsetMap(-8)->dense()).eval();
        QVERIFY((product - model->offsetMap(-5)->dense()).cwiseAbs().maxCoeff() <= 1e-15);
        const std::int64_t columns = model->table().columns();
        std::vector<double> cells(static_cast<std::size_t>(model->table().rows() * columns));
        model->table().fill({0, model->table().rows()}, {0, columns}, cells.data());
        Worst errors;
        const auto row = [&](std::int64_t p) {
            return std::vector(cells.begin() + p * columns, cells.begin() + (p + 1) * columns);
        };
        for (const auto kind : {SimilarityKind::dot, SimilarityKind::cosine}) {
            const auto matrix = model->similarity(kind);
            const double norms =
                kind == SimilarityKind::cosine ? model->rowNorm(first) * model->rowNorm(first) : 1;
            for (std::int64_t p = 0; p < 256; p += 17)
                for (std::int64_t q = 0; q < 256; q += 23)
                    errors.see(std::abs(matrix->value(p, q) * norms - dot(row(p), row(q))) /
                                   static_cast<double>(columns),
                               [&] { return std::to_string(p) + ", " + std::to_string(q); });
            QVERIFY(std::abs(matrix->value(9, 9) - model->largestSimilarity(kind)) <= 1e-12);
        }
        VERIFY_WORST(errors, 2e-15 * a * a);
        for (std::int64_t p = 0; p < 256; p += 51)
            QVERIFY(std::abs(model->rowNorm(first + p) - std::sqrt(dot(row(p), row(p)))) <= 1e-13);
        QVERIFY(model->rowNormIsConstant());
        QVERIFY(model->tableRange() == (Range{-a, a}));
        for (std::int64_t j = 0; j < columns; j += 5) {
            const Extremes ends = model->extremes(j, {first + 30, 100});
            double low = 1e9;
            double high = -1e9;
            for (std::int64_t p = 30; p < 130; ++p) {
                low = std::min(low, cells[static_cast<std::size_t>(p * columns + j)]);
                high = std::max(high, cells[static_cast<std::size_t>(p * columns + j)]);
            }
            QVERIFY(std::abs(ends.minimum - low) <= 1e-7 && std::abs(ends.maximum - high) <= 1e-7);
            QVERIFY(std::abs(model->between(static_cast<double>(first + 77), j) -
                             cells[static_cast<std::size_t>(77 * columns + j)]) <= 1e-9);
        }
    }

    void meansAndFloats_data() { everyKind(); }
    void meansAndFloats() {
        QFETCH(int, at);
        const auto model = rope(setupAt(at));
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
            const Run rows = sample.run(table.rows(), table.rows());
            const Run columns = sample.run(table.columns(), table.columns());
            double sum = 0;
            for (std::int64_t row = rows.first; row < rows.end(); ++row)
                for (std::int64_t column = columns.first; column < columns.end(); ++column) {
                    const double cell = cells[static_cast<std::size_t>(row * table.columns() + column)];
                    if (n < 3) QVERIFY(table.value(row, column) == cell);
                    sum += cell;
                }
            const double mean = sum / static_cast<double>(rows.count * columns.count);
            float pixel = 0;
            table.averages({&rows, 1}, {&columns, 1}, &pixel);
            averages.see(std::abs(table.average(rows, columns) - mean), [&] { return sample.seed(); });
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

    void refusals_data() {
        QTest::addColumn<QString>("sentence");
        QTest::addColumn<QString>("field");
        QTest::newRow("odd head") << "head_dim must be even, not 7: elements are turned in pairs"
                                  << "head_dim";
        QTest::newRow("nothing left") << "partial_rotary_factor 0.01 leaves nothing to turn of 64 elements"
                                      << "partial_rotary_factor";
        QTest::newRow("short factors") << "short_factor must hold 64 numbers, not 3, or none at all"
                                       << "short_factor";
        QTest::newRow("long factors") << "long_factor must hold 16 numbers, not 64, or none at all"
                                      << "long_factor";
        QTest::newRow("llama3") << "high_freq_factor must be greater than low_freq_factor, not 1"
                                << "high_freq_factor";
        QTest::newRow("query") << "query must hold 128 numbers, not 2, or none at all"
                               << "query";
        QTest::newRow("key") << "key must hold 2 numbers, not 1, or none at all"
                             << "key";
    }
    void refusals() {
        QFETCH(QString, sentence);
        QFETCH(QString, field);
        const std::map<std::string, RopeSetup> wrong{
            {"odd head", {.headDim = 7}},
            {"nothing left", {.headDim = 64, .partial = 0.01}},
            {"short factors", {.scaling = "longrope", .shortFactor = {1, 2, 3}}},
            {"long factors", {.partial = 0.25, .scaling = "longrope", .longFactor = counted(1, 64)}},
            {"llama3", {.scaling = "llama3", .highFreqFactor = 1}},
            {"query", {.vectors = "given", .query = {1, 2}}},
            {"key", {.headDim = 2, .vectors = "given", .key = {1}}}};
        const Failure failure = checked(wrong.at(QTest::currentDataTag()));
        QCOMPARE(QString::fromStdString(::sentence(failure)), sentence);
        QCOMPARE(QString::fromStdString(failure->field), field);
        // Beside another choice the same values mean nothing.
        RopeSetup harmless = wrong.at(QTest::currentDataTag());
        harmless.scaling = "none";
        harmless.vectors = "ones";
        if (!field.contains("head_dim") && !field.contains("partial")) QVERIFY(!checked(harmless));
    }

    void relevance() {
        const auto shown = [](const char* scaling, const char* vectors = "ones") {
            QStringList keys;
            const Values values = valuesOf({.scaling = scaling, .vectors = vectors});
            for (const Parameter& parameter : findEncoding("rope")->parameters)
                if (parameter.relevantFor && parameter.relevantIn(values))
                    keys << QString::fromStdString(parameter.key);
            return keys.join(' ');
        };
        QCOMPARE(shown("none"), QString());
        QCOMPARE(shown("linear"), QString("factor original_max_position"));
        QCOMPARE(shown("ntk"), QString("factor original_max_position"));
        QCOMPARE(shown("dynamic"), QString("factor original_max_position sequence_length"));
        QCOMPARE(shown("yarn"), QString("factor original_max_position beta_fast beta_slow truncate mscale "
                                        "mscale_all_dim attention_factor"));
        QCOMPARE(shown("llama3"), QString("factor original_max_position low_freq_factor high_freq_factor"));
        QCOMPARE(shown("longrope"), QString("factor original_max_position sequence_length attention_factor "
                                            "short_factor long_factor"));
        QCOMPARE(shown("none", "random"), QString("seed"));
        QCOMPARE(shown("none", "given"), QString("query key"));
    }

    // The last step is the cell, and what stands before it leads there.
    void explanation_data() { everyKind(); }
    void explanation() {
        QFETCH(int, at);
        const auto model = rope(setupAt(at));
        const std::int64_t p = model->firstPosition() + 40;
        for (const std::int64_t j : {std::int64_t{0}, model->table().columns() - 1}) {
            const auto steps = model->explain({p, j}, 12);
            QVERIFY(steps.size() >= 4 && steps.size() <= 5);
            QVERIFY(steps.front().starts_with("R(" + std::to_string(p) + ", " + std::to_string(j) + ") = "));
            QVERIFY(std::abs(std::stod(steps.back().substr(2)) - model->table().value(40, j)) <= 1e-11);
            QVERIFY(
                std::ranges::none_of(steps, [](const std::string& s) { return s.find("nan") != s.npos; }));
        }
    }

    void explanationsAndNotes() {
        const auto plain = rope({});
        QCOMPARE(plain->explain({40, 11}, 6).front(), std::string("R(40, 11) = cos(40 / 10000^(22/128))"));
        QVERIFY(plain->notes().empty());
        QVERIFY(rope({.headDim = 64, .partial = 0.5})
                    ->notes()
                    .front()
                    .english()
                    .starts_with("head_dim × partial_rotary_factor turns only the first 32 of 64 elements"));
        const auto said = [](const RopeSetup& setup, const char* words) {
            for (const Text& note : rope(setup)->notes())
                if (note.english().find(words) != std::string::npos) return true;
            return false;
        };
        QVERIFY(said({.scaling = "yarn"}, "ramp runs from pair 20 to pair 46"));
        QVERIFY(said({.scaling = "yarn"}, "Cosines and sines are multiplied by 1.13863"));
        QVERIFY(said({.scaling = "yarn", .original = 2}, "is empty (from 0 to -7)"));
        QVERIFY(said({.scaling = "ntk"}, "The base becomes 40889.9"));
        QVERIFY(said({.scaling = "dynamic", .sequence = 4096}, "nothing is scaled"));
        QVERIFY(said({.scaling = "llama3"},
                     "36 pairs keep their frequency, 10 are blended, 18 are divided by 4"));
        QVERIFY(said({.scaling = "longrope"}, "The long factors are in use"));
        QVERIFY(said({.scaling = "longrope", .sequence = 4096}, "The short factors are in use"));
        QVERIFY(said({.scaling = "linear"},
                     "The longest wavelength is 217641 positions, without the scaling 54410.1"));
        const auto yarn = rope({.scaling = "yarn"});
        QCOMPARE(yarn->explain({40, 0}, 4)[2], std::string("θ′ = θ = 1"));
        QCOMPARE(yarn->explain({40, 63}, 4)[2], std::string("θ′ = θ / 4 = 2.887e-05"));
        QCOMPARE(yarn->explain({40, 33}, 4)[2], std::string("θ′ = 0.5 θ + 0.5 θ / 4 = 0.005412"));
    }
};

QTEST_APPLESS_MAIN(TestRope)
#include "tst_rope.moc"
