// SPDX-License-Identifier: GPL-3.0-or-later
// Published values of rotary encodings: what other projects' tests print.
#include <fstream>
#include <nlohmann/json.hpp>

#include "tests/support/ropesetup.h"
#include "tests/support/strict.h"
#include "tests/support/worst.h"

using namespace posiscope;
using Json = nlohmann::json;

namespace {

// Of values up to 100, recomputed in float64 with angles up to 99.
constexpr double recomputedTolerance = 1e-12;

Json load(const QString& name) {
    std::ifstream file((QStringLiteral(POSISCOPE_TEST_DATA "/truth/") + name).toStdString());
    return Json::parse(file);
}

const char* layoutOf(const Json& json) {
    const std::string words = json["layout"];
    return words.find("half-split") == std::string::npos ? "interleaved" : "half-split";
}

RopeSetup setupOf(const Json& json) {
    const Json& parameters = json["parameters"];
    return {.headDim = parameters["d"], .maxLen = 4096, .base = parameters["base"], .layout = layoutOf(json)};
}

void compareRows(const Json& json, const std::vector<std::vector<double>>& rows) {
    QVERIFY(!json["source"]["repo"].get<std::string>().empty());
    for (const auto& [field, tolerance] : {std::pair{"expected", json["tolerance"]["atol"].get<double>()},
                                           std::pair{"recomputed_float64", recomputedTolerance}}) {
        Worst worst;
        QCOMPARE(json[field].size(), rows.size());
        for (std::size_t y = 0; y < rows.size(); ++y)
            for (std::size_t x = 0; x < json[field][y].size(); ++x)
                worst.see(std::abs(rows[y][x] - json[field][y][x].get<double>()), [&, name = field] {
                    return std::string(name) + " " + std::to_string(y) + ", " + std::to_string(x);
                });
        VERIFY_WORST(worst, tolerance);
    }
}

void compareList(const std::vector<double>& ours, const Json& list, double absolute, double relative) {
    QCOMPARE(ours.size(), list.size());
    Worst worst;
    for (std::size_t i = 0; i < ours.size(); ++i) {
        const double expected = list[i];
        worst.see(std::abs(ours[i] - expected) / (absolute + relative * std::abs(expected)),
                  [&] { return "pair " + std::to_string(i); });
    }
    VERIFY_WORST(worst, 1.0);
}

std::vector<double> inverseFrequencies(const Model& model) {
    for (const Fact& fact : model.facts())
        if (fact.key == "inv_freq") return std::get<std::vector<double>>(fact.value);
    return {};
}

double attentionFactor(const Model& model) {
    for (const Fact& fact : model.facts())
        if (fact.key == "attention_factor") return std::get<double>(fact.value);
    return std::nan("");
}

}  // namespace

class TestRopeTruth : public StrictTest {
    Q_OBJECT

 private slots:
    void applied_data() {
        QTest::addColumn<QString>("file");
        for (const char* name : {"burn_interleaved_d4", "fairseq_3x2", "gemma_ones_d4_base100",
                                 "kerashub_ones_d6", "llama_golden_5x32", "roformer_interleaved_d64"})
            QTest::newRow(name) << QStringLiteral("rope_apply_%1.json").arg(name);
    }
    void applied() {
        QFETCH(QString, file);
        Json json = load(file);
        const Json& parameters = json["parameters"];
        const auto model = rope(setupOf(json));
        const auto positions = parameters["positions"].get<std::vector<std::int64_t>>();
        const auto size = static_cast<std::size_t>(model->rotary()->headDimensions());
        std::vector<std::vector<double>> rows;
        const auto add = [&](std::size_t at, const std::vector<double>& input) {
            rows.push_back(rotated(*model, input, positions[at]));
            QVERIFY(rotated(*model, input, positions[at], true) == rows.back());
        };
        if (parameters.contains("inputs")) {
            const bool batched = parameters["inputs"][0][0].is_array();
            const Json batches = batched ? parameters["inputs"] : Json::array({parameters["inputs"]});
            for (const Json& batch : batches)
                for (std::size_t at = 0; at < positions.size(); ++at)
                    add(at, batch[at].get<std::vector<double>>());
            if (batched)
                for (const char* field : {"expected", "recomputed_float64"}) {
                    Json flat = Json::array();
                    for (const Json& batch : json[field])
                        for (const Json& row : batch)
                            flat.push_back(row);
                    json[field] = flat;
                }
        } else {
            const bool ones = parameters["input"] == "ones";
            for (std::size_t at = 0; at < positions.size(); ++at) {
                std::vector<double> input(size, 1.0);
                for (std::size_t j = 0; j < size && !ones; ++j)  // as the file says in words
                    input[j] = static_cast<double>(64 * at + j) / 100;
                add(at, input);
            }
        }
        compareRows(json, rows);
    }

    void cosinesAndSines_data() {
        QTest::addColumn<QString>("file");
        QTest::newRow("burn_d8") << "rope_cossin_burn_d8.json";
        QTest::newRow("burn_llama3_d8") << "rope_cossin_burn_llama3_d8.json";
    }
    void cosinesAndSines() {
        QFETCH(QString, file);
        Json json = load(file);
        const Json& parameters = json["parameters"];
        RopeSetup setup = setupOf(json);
        if (parameters.contains("factor")) {
            setup.scaling = "llama3";
            setup.factor = parameters["factor"];
            setup.original = parameters["original_max_position_embeddings"];
            setup.lowFreqFactor = parameters["low_freq_factor"];
            setup.highFreqFactor = parameters["high_freq_factor"];
        }
        const auto model = rope(setup);
        std::vector<std::vector<double>> rows;
        for (const std::int64_t position : parameters["positions"].get<std::vector<std::int64_t>>()) {
            rows.emplace_back();
            for (std::int64_t pair = 0; pair < setup.headDim / 2; ++pair)
                for (const Role role : {Role::cosine, Role::sine})
                    rows.back().push_back(model->table().value(position, model->dimensionOf(pair, role)));
        }
        for (const char* field : {"expected", "recomputed_float64"})
            for (Json& row : json[field]) {
                Json flat = Json::array();
                for (const Json& pair : row)
                    flat.insert(flat.end(), pair.begin(), pair.end());
                row = flat;
            }
        compareRows(json, rows);
    }

    // Rows: cosines, each twice, then sines, each twice.
    void cosinesAndSinesTwice() {
        Json json = load("rope_cossin_fairseq_3x2.json");
        const auto model = rope({.headDim = 2, .maxLen = 3});
        for (const char* field : {"expected", "recomputed_float64"}) {
            Json flat = Json::array();
            for (const Json& part : json[field])
                for (const Json& row : part)
                    flat.push_back(row);
            json[field] = flat;
        }
        std::vector<std::vector<double>> rows;
        for (const std::int64_t column : {0, 1})
            for (std::int64_t position = 0; position < 3; ++position)
                rows.push_back(std::vector(2, model->table().value(position, column)));
        compareRows(json, rows);
    }

    void dynamic() {
        const Json json = load("rope_dynamic_ntk_hf_d128_invfreq.json");
        const Json& parameters = json["parameters"];
        const auto model = rope({.headDim = parameters["head_dim"],
                                 .base = parameters["base"],
                                 .scaling = "dynamic",
                                 .factor = parameters["factor"],
                                 .original = parameters["max_position_embeddings"],
                                 .sequence = parameters["seq_len"]});
        const auto ours = inverseFrequencies(*model);
        compareList(ours, json["expected"], 0, json["tolerance"]["rtol"]);
        compareList(ours, json["recomputed_float64"], 0, 1e-13);
        QCOMPARE(attentionFactor(*model), 1.0);
    }

    void linearAndLongrope() {
        const Json json = load("rope_linear_longrope_relations_hf.json");
        const double tolerance = json["tolerance"]["atol"];
        const auto first4 = [](const RopeSetup& setup) {
            auto all = inverseFrequencies(*rope(setup));
            all.resize(4);
            return all;
        };
        std::size_t at = 0;
        for (const double factor : json["parameters"]["linear_factors"].get<std::vector<double>>())
            compareList(first4({.scaling = "linear", .factor = factor}), json["expected"][at++], tolerance,
                        0);
        for (const double factor : {1.0, 10.0})
            compareList(first4({.scaling = "longrope",
                                .factor = factor,
                                .sequence = static_cast<std::int64_t>(factor * 4096),
                                .shortFactor = posiscope::NumberList(64, 2.0),
                                .longFactor = counted(1, 64)}),
                        json["expected"][at++], tolerance, 0);
        QCOMPARE(at, json["expected"].size());
    }

    void llama31Statistics() {
        const Json json = load("rope_llama31_cache_stats_torchtune.json");
        const Json& parameters = json["parameters"];
        const auto model = rope({.headDim = parameters["d"],
                                 .maxLen = 4096,
                                 .base = parameters["base"],
                                 .scaling = "llama3",
                                 .factor = parameters["factor"],
                                 .original = parameters["original_max_position_embeddings"],
                                 .lowFreqFactor = parameters["low_freq_factor"],
                                 .highFreqFactor = parameters["high_freq_factor"]});
        std::vector<double> cells(4096 * 128);
        model->table().fill({0, 4096}, {0, 128}, cells.data());
        double sum = 0;
        for (const double cell : cells)
            sum += cell;
        const std::vector<double> ours{sum / static_cast<double>(cells.size()), sum,
                                       *std::max_element(cells.begin(), cells.end())};
        compareList(ours, json["expected"], json["tolerance"]["atol"], json["tolerance"]["rtol"]);
        compareList(ours, json["recomputed_float64"], 0, 1e-12);
        QVERIFY(std::abs(model->table().exactMean({0, 4096}, {0, 128}) - ours[0]) <= 1e-14);
    }

    void yarn() {
        const Json json = load("rope_yarn_golden_d48_L8_to_32_bs1_bf16.json");
        const Json& parameters = json["parameters"];
        const auto model = rope({.headDim = parameters["d"],
                                 .base = parameters["base"],
                                 .scaling = "yarn",
                                 .factor = parameters["factor"],
                                 .original = parameters["original_max_position_embeddings"],
                                 .betaFast = parameters["beta_fast"],
                                 .betaSlow = parameters["beta_slow"]});
        const auto ours = inverseFrequencies(*model);
        compareList(ours, json["expected"], json["tolerance"]["atol"], json["tolerance"]["rtol"]);
        compareList(ours, json["recomputed_float64"], 0, 1e-14);
        QCOMPARE(attentionFactor(*model), parameters["attention_factor_expected"].get<double>());
        for (const Fact& fact : model->facts())
            if (fact.key == "correction_range")
                compareList(std::get<std::vector<double>>(fact.value),
                            parameters["correction_range_low_high"], 1e-300, 0);
        QCOMPARE(model->facts().size(), std::size_t{3});
    }
};

QTEST_APPLESS_MAIN(TestRopeTruth)
#include "tst_ropetruth.moc"
