// SPDX-License-Identifier: GPL-3.0-or-later
// Where real pipelines round: published and derived values.
#include <bit>
#include <fstream>
#include <nlohmann/json.hpp>

#include "core/encodings/precisionparameters.h"
#include "core/models/encoding.h"
#include "core/parameters/keys.h"
#include "core/precision/presets.h"
#include "core/precision/roundedpairs.h"
#include "core/sinusoid/spectrum.h"
#include "core/state/state.h"
#include "tests/support/rows.h"
#include "tests/support/strict.h"
#include "tests/support/worst.h"

using namespace posiscope;
using Json = nlohmann::json;

namespace {

Json load(const char* name) {
    std::ifstream file(std::string(POSISCOPE_TEST_DATA "/precision/precision_") + name + ".json");
    return Json::parse(file);
}

std::uint32_t bitsOf(double number) {
    return std::bit_cast<std::uint32_t>(static_cast<float>(number));
}
std::uint32_t bitsFrom(const Json& text) {
    return static_cast<std::uint32_t>(std::stoul(text.get<std::string>(), nullptr, 16));
}

FrequencySeries seriesOf(double base, std::int64_t d) {
    return {base, 2, static_cast<double>(d), geometricSpectrum(base, 2, d, d / 2), {}};
}

Pipeline preset(const char* id, NumberKind modelType = NumberKind::bfloat16) {
    return findPreset(id)->pipeline(modelType);
}

/// The angle between two directions.
double between(SinCos a, SinCos b) {
    return std::abs(std::atan2(a.sine * b.cosine - a.cosine * b.sine, a.sine * b.sine + a.cosine * b.cosine));
}

Values ropeValues(std::int64_t d, double base, const char* precision) {
    Values values = defaultState().values;
    values.set(keys::encoding, std::string("rope"));
    values.set(keys::headDim, d);
    values.set(keys::base, base);
    values.set(keys::precision, std::string(precision));
    return values;
}

std::vector<double> rotated(const Values& values, const std::vector<double>& vector, std::int64_t position) {
    const auto model = findEncoding("rope")->make(values);
    std::vector<double> out(vector.size());
    model->rotary()->rotate(vector, position, false, out);
    return out;
}

}  // namespace

class TestPipelines : public StrictTest {
    Q_OBJECT

 private slots:
    void frequenciesOfFloat32() {
        const Json file = load("invfreq_float32_d128_1e6");
        const auto all = roundedFrequencies(seriesOf(1e6, 128), preset("transformers-4.38"));
        const std::vector<Frequency> exact = geometricSpectrum(1e6, 2, 128, 64);
        std::vector<int> differ;
        for (std::size_t i = 0; i < 64; ++i) {
            QCOMPARE(bitsOf(all.numbers[i].hi), bitsFrom(file["expected"][i]));
            if (bitsOf(exact[i].radians()) != bitsOf(all.numbers[i].hi))
                differ.push_back(static_cast<int>(i));
        }
        QCOMPARE(differ, file["differ_from_float64_rounded_once"].get<std::vector<int>>());
    }

    void runningProductOfLlamaCpp() {
        const Json file = load("llamacpp_running_product");
        const auto pairs = roundedPairs(seriesOf(10000, 128), preset("llama.cpp"));
        for (std::size_t n = 0; n < 3; ++n) {
            const std::int64_t position = file["parameters"]["positions"][n];
            std::vector<SinCos> row(64);
            pairs->at(position, {0, 64}, row.data());
            for (std::int64_t pair = 0; pair < 64; ++pair) {
                const RoundedStages stages = pairs->stagesAt(position, pair);
                QCOMPARE(bitsOf(stages.angle), bitsFrom(file["expected"][n][static_cast<std::size_t>(pair)]));
                // A row goes through its pairs once, and has the same numbers.
                QCOMPARE(row[static_cast<std::size_t>(pair)].sine, stages.kept.sine);
                QCOMPARE(row[static_cast<std::size_t>(pair)].cosine, stages.kept.cosine);
            }
        }
    }

    void quotientsOfFloat32() {
        const Json file = load("tutorial_float32_d64_power");
        Values values = defaultState().values;
        values.set(keys::dModel, std::int64_t{64});
        values.set(keys::maxLen, std::int64_t{1'000'001});
        values.set(keys::precision, std::string("d2l"));
        for (const auto& [text, row] : file["expected"].items()) {
            // One row: 64 million cells are too many.
            values.set(keys::firstPosition, static_cast<std::int64_t>(std::stoll(text)));
            values.set(keys::maxLen, std::int64_t{1});
            const auto model = findEncoding("sinusoidal")->make(values);
            for (std::int64_t j = 0; j < 64; ++j)
                QCOMPARE(bitsOf(model->table().value(0, j)),
                         bitsOf(row[static_cast<std::size_t>(j)].get<double>()));
        }
    }

    /// deepspeedai/Megatron-DeepSpeed, pull request 206: angles are float32 numbers that .half() rounds once
    /// more. Rounded once, some are others.
    void float16AnglesOfMegatronDeepSpeed() {
        const auto pairs = roundedPairs(seriesOf(10000, 128), preset("megatron-deepspeed"));
        int onceIsOther = 0;
        for (std::int64_t position = 0; position < 4096; ++position)
            for (std::int64_t pair = 0; pair < 64; ++pair) {
                const auto number = static_cast<float>(pairs->number(pair));
                const float angle = static_cast<float>(position) * number;
                QCOMPARE(pairs->stagesAt(position, pair).angle, roundTo(NumberKind::float16, angle));
                const double product = static_cast<double>(position) * static_cast<double>(number);
                if (roundTo(NumberKind::float16, product) != roundTo(NumberKind::float16, angle))
                    ++onceIsOther;
            }
        QVERIFY(onceIsOther > 0);
    }

    /// EleutherAI/gpt-neox, issue 1003.
    void float16TableOfGptNeox() {
        const Json file = load("gptneox_1003");
        const double printed = file["tolerance"]["atol"];
        const auto half = roundedPairs(seriesOf(10000, 32), preset("transformers-4.37", NumberKind::float16));
        Pipeline single = preset("transformers-4.37", NumberKind::float32);
        const auto wide = roundedPairs(seriesOf(10000, 32), single);
        QVERIFY(std::abs(wide->stagesAt(1857, 1).angle - file["expected"][0].get<double>()) <= printed);
        QCOMPARE(half->stagesAt(1857, 1).angle, file["expected"][1].get<double>());
        double largest = 0;
        for (std::int64_t p = 0; p < 2048; ++p)
            for (std::int64_t pair = 0; pair < 16; ++pair)
                largest = std::max(largest, std::abs(half->at(p, pair).cosine - wide->at(p, pair).cosine));
        QVERIFY(std::abs(largest - file["expected"][2].get<double>()) <= printed);
    }

    /// Modalities/modalities, pull request 462; two digits are published.
    void bfloat16FrequenciesOfModalities() {
        const Json file = load("modalities_462");
        Pipeline before = preset("transformers-4.38");
        before.frequency = NumberKind::bfloat16;
        const FrequencySeries series = seriesOf(10000, 128);
        const std::pair<const char*, Pipeline> both[] = {{"before", before},
                                                         {"after", preset("transformers-4.38")}};
        for (std::size_t which = 0; which < 2; ++which) {
            const auto pairs = roundedPairs(series, both[which].second);
            double largest = 0;
            std::int64_t p = 0;
            for (std::size_t n = 0; n < 3; ++n) {
                for (const std::int64_t length = file["parameters"]["lengths"][n]; p < length; ++p)
                    for (std::int64_t pair = 0; pair < 64; ++pair)
                        largest = std::max(
                            largest, between(pairs->at(p, pair),
                                             sinCos(series.exact[static_cast<std::size_t>(pair)].at(p))));
                const double recomputed = file["recomputed_float64"][n][which];
                QVERIFY2(std::abs(largest - recomputed) < 1e-9, both[which].first);
                const double published = file["expected"][n][which];
                QVERIFY2(std::abs(largest - published) <= 0.03 * published, both[which].first);
            }
        }
    }

    /// AI-Hypercomputer/maxtext, embeddings_test.py.
    void maxTextRotatesOnes() {
        const Json file = load("maxtext_rotary_d4");
        Values values = ropeValues(4, 10000, "maxtext");
        values.set(keys::modelType, std::string("float32"));
        const std::vector<double> out = rotated(values, {1, 1, 1, 1}, 1);
        for (std::size_t j = 0; j < 4; ++j) {
            QCOMPARE(out[j], file["recomputed_float64"][j].get<double>());
            QVERIFY(std::abs(out[j] - file["expected"][j].get<double>()) <= 5e-6);
        }
    }

    void applicationInThreeWays() {
        const Json file = load("apply_three_ways_15962");
        std::vector<double> vector;
        for (int i = 0; i < 128; ++i)
            vector.push_back(roundTo(NumberKind::bfloat16, std::cos(0.7 * i + 0.3)));
        std::vector<std::vector<double>> results;
        for (const char* id : {"transformers-4.38", "flash-attention", "llama"})
            results.push_back(rotated(ropeValues(128, 500000, id), vector, 15962));
        const auto differ = [&](std::size_t a, std::size_t b) {
            int count = 0;
            for (std::size_t j = 0; j < 128; ++j)
                count += results[a][j] != results[b][j] ? 1 : 0;
            return count;
        };
        QCOMPARE(differ(0, 1), file["expected"][0].get<int>());
        QCOMPARE(differ(0, 2), file["expected"][1].get<int>());
        QCOMPARE(differ(1, 2), file["expected"][2].get<int>());
        double largest = 0;
        for (std::size_t j = 0; j < 128; ++j)
            largest = std::max(largest, std::abs(results[0][j] - results[2][j]));
        QCOMPARE(largest, file["expected"][3].get<double>());
    }

    /// unsloth.ai/blog/gemma-bugs: √d in bfloat16.
    void scaleOfGemma() {
        const Json file = load("unsloth_sqrt_dim");
        for (std::size_t n = 0; n < 2; ++n) {
            const double exact = std::sqrt(file["parameters"]["dims"][n].get<double>());
            QVERIFY(std::abs(exact - file["expected"][n][0].get<double>()) <= 5e-5);
            QCOMPARE(roundTo(NumberKind::bfloat16, exact), file["expected"][n][1].get<double>());
        }
    }

    /// floor(ln(n/8) / ln 16 · 8) in float32 has the boundaries of exact numbers.
    void bucketsOfT5() {
        const Json file = load("t5_buckets_float32");
        const auto single = [](double x) { return roundTo(NumberKind::float32, x); };
        std::vector<int> differ;
        for (int n = 8; n < 200; ++n) {
            const double share = single(single(std::log(single(n / 8.0))) / single(std::log(16.0)));
            const int rounded = std::min(15, 8 + static_cast<int>(std::floor(single(share * 8))));
            // 8 + 2·log2(n/8), in whole numbers: (n/8)² is at least 2^(bucket − 8).
            int bucket = 8;
            while (bucket < 15 && n * n >= 64 << (bucket + 1 - 8))
                ++bucket;
            if (rounded != bucket) differ.push_back(n);
        }
        QCOMPARE(differ, file["expected"].get<std::vector<int>>());
    }

    void orders_data() {
        addColumns<int, bool>("order", "quotient");
        const char* names[] = {"power", "exponential", "divided logarithm", "running product"};
        for (int order = 0; order < 4; ++order)
            for (const bool quotient : {false, true})
                QTest::addRow("%s, %s", names[order], quotient ? "quotient" : "product") << order << quotient;
    }
    /// Every order is a way to the same frequencies: in float64 they differ by little, exactly by nothing.
    void orders() {
        auto [order, quotient] = fetchRow<int, bool>();
        const FrequencySeries series = seriesOf(10000, 64);
        Pipeline exact;
        exact.order = static_cast<FrequencyOrder>(order);
        exact.quotient = quotient;
        Pipeline wide = exact;
        wide.arithmetic = wide.frequency = wide.angle = wide.sine = NumberKind::float64;
        const auto exactly = roundedPairs(series, exact);
        const auto widely = roundedPairs(series, wide);
        QVERIFY(exactly->hasClosedForm() && !widely->hasClosedForm());
        for (std::int64_t pair = 0; pair < 32; ++pair) {
            const Frequency& meant = series.exact[static_cast<std::size_t>(pair)];
            const double own = exactly->frequencies()[static_cast<std::size_t>(pair)].radians();
            QVERIFY(std::abs(own - meant.radians()) <= 1e-28 + 0x1p-52 * own * (quotient ? 1 : 0));
            for (const std::int64_t p : {0, 1, 7, 1000, 100'000}) {
                const SinCos truth = sinCos(meant.at(p));
                QVERIFY(std::abs(widely->at(p, pair).sine - truth.sine) <=
                        1e-14 * static_cast<double>(p + 1));
                QVERIFY(std::abs(widely->at(p, pair).cosine - truth.cosine) <=
                        1e-14 * static_cast<double>(p + 1));
            }
        }
    }

    void presets_data() {
        QTest::addColumn<QString>("id");
        for (const PipelinePreset& each : pipelinePresets())
            QTest::newRow(each.id) << each.id;
    }
    /// Each names its source, is offered by its encodings, and rounds something.
    void presets() {
        QFETCH(QString, id);
        const PipelinePreset& each = *findPreset(id.toStdString());
        QVERIFY(QByteArray(each.source).contains('/'));
        QVERIFY(!each.pipeline(NumberKind::bfloat16).exact());
        QCOMPARE(each.pipeline(NumberKind::bfloat16) == each.pipeline(NumberKind::float16),
                 !each.ofModelType);
        QStringList offered;
        for (const Encoding* encoding : encodings())
            for (const Parameter& parameter : encoding->parameters)
                if (parameter.key == keys::precision.name && parameter.findChoice(each.id) != nullptr)
                    offered << QString::fromStdString(encoding->id);
        const QStringList own = each.use == PresetFor::rotary       ? QStringList{"rope", "xpos"}
                                : each.use == PresetFor::sinusoidal ? QStringList{"sinusoidal"}
                                                                    : QStringList{"timestep"};
        QCOMPARE(offered, own);
    }
};

QTEST_APPLESS_MAIN(TestPipelines)
#include "tst_pipelines.moc"
