// SPDX-License-Identifier: GPL-3.0-or-later
// What the keys mean, and what goes without them, is from Lightning-AI/litgpt: litgpt/config.py (Config) and
// litgpt/model.py (build_rope_cache, apply_rope).
#include "core/config/litgptconfig.h"

#include <algorithm>
#include <cmath>

#include "core/config/configreader.h"
#include "core/tables/tableerrors.h"

namespace posiscope {

namespace {

using Json = nlohmann::json;

struct LitgptDefault {
    const char* key;
    double value;
};

constexpr LitgptDefault litgptDefaults[] = {{"block_size", 4096},
                                            {"n_embd", 4096},
                                            {"n_head", 32},
                                            {"rope_base", 10000},
                                            {"rotary_percentage", 0.25}};

bool litgptHas(const Json& object, const char* key) {
    const auto found = object.find(key);
    return found != object.end() && !found->is_null();
}

/// 0.1·m·ln s + 1.
double yarnFactor(double factor, double multiplier) {
    return factor <= 1 ? 1 : 0.1 * multiplier * std::log(factor) + 1;
}

/// YaRN's factor of sines and cosines: there is none without mscale and mscale_all_dim.
double litgptAttention(const Json& adjustments) {
    const auto number = [&adjustments](const char* key) {
        const Json value = adjustments.value(key, Json());
        return value.is_number() ? value.get<double>() : 0;
    };
    const double factor = number("factor");
    const double mscale = number("mscale");
    const double all = number("mscale_all_dim");
    if (mscale != 0 && all != 0) return yarnFactor(factor, mscale) / yarnFactor(factor, all);
    if (mscale != 0 || all != 0) return yarnFactor(factor, mscale != 0 ? mscale : all);
    return 1;
}

Json scalingOf(const Json& adjustments, std::vector<Text>& notes) {
    Json scaling = adjustments;
    if (litgptHas(scaling, "original_max_seq_len")) {
        scaling["original_max_position_embeddings"] = scaling["original_max_seq_len"];
        scaling.erase("original_max_seq_len");
    }
    if (litgptHas(adjustments, "beta_fast") || litgptHas(adjustments, "beta_slow")) {
        scaling["rope_type"] = "yarn";
        scaling["attention_factor"] = litgptAttention(adjustments);
        scaling.erase("mscale");
        scaling.erase("mscale_all_dim");
        notes.push_back(POSISCOPE_TR(
            "core",
            "not shown: LitGPT’s own code for YaRN divides the fast pairs by the factor and not the slow "
            "ones (build_rope_cache); shown is YaRN as its paper has it"));
    } else {
        scaling["rope_type"] = litgptHas(adjustments, "original_max_seq_len") ? "llama3" : "linear";
    }
    return scaling;
}

/// rope_indices has 1 for layers with the local base.
Json layersOf(const Json& indices) {
    Json layers = Json::array();
    for (const Json& each : indices)
        layers.push_back(each == 1 ? "sliding_attention" : "full_attention");
    return layers;
}

}  // namespace

bool isOfLitgpt(const Json& object) {
    return object.contains("rope_condense_ratio") || object.contains("rotary_percentage") ||
           object.contains("rope_adjustments") ||
           (object.contains("n_embd") && object.contains("block_size"));
}

Result<Json> litgptConfig(const Json& yaml, std::vector<Text>& notes) {
    notes.push_back(POSISCOPE_TR("core", "read: the model_config.yaml of LitGPT"));
    Json config = yaml;
    for (const char* other : {"hf_config", "name"})
        config.erase(other);
    for (const auto& [key, value] : litgptDefaults) {
        if (litgptHas(config, key)) continue;
        config[key] = value == std::floor(value) ? Json(static_cast<std::int64_t>(value)) : Json(value);
        notes.push_back({POSISCOPE_TR("core", "assumed: %1 %2, as %3 does without it"),
                         {key, shortForm(config[key]), "LitGPT"}});
    }
    config["rope_interleave"] = litgptHas(yaml, "rope_interleave") ? yaml["rope_interleave"] : Json(false);
    if (const Json latent = yaml.value("latent_attention", Json()); latent.is_object()) {
        for (const auto& [key, value] : latent.items())
            config[key] = value;
        config.erase("rotary_percentage");
    }
    config.erase("latent_attention");
    if (const Json indices = yaml.value("rope_indices", Json()); indices.is_array())
        config["layer_types"] = layersOf(indices);
    config.erase("rope_indices");
    config.erase("rope_adjustments");
    config.erase("rope_condense_ratio");
    const Json adjustments = yaml.value("rope_adjustments", Json());
    const Json ratio = yaml.value("rope_condense_ratio", Json());
    const bool condensed = !ratio.is_null() && ratio != 1;
    if (condensed && !adjustments.is_null())
        return tableError(POSISCOPE_TR(
            "core", "it has rope_condense_ratio and rope_adjustments, and Posiscope shows one scaling"));
    if (condensed) config["rope_scaling"] = {{"rope_type", "linear"}, {"factor", ratio}};
    if (adjustments.is_object()) config["rope_scaling"] = scalingOf(adjustments, notes);
    return config;
}

}  // namespace posiscope
