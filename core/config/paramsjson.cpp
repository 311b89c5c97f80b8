// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/config/paramsjson.h"

#include <algorithm>
#include <array>

namespace posiscope {

namespace {

using Json = nlohmann::json;

struct Renamed {
    const char* params;
    const char* config;
};

constexpr Renamed yarnKeys[] = {{"factor", "factor"},
                                {"original_max_position_embeddings", "original_max_position_embeddings"},
                                {"beta", "beta_fast"},
                                {"alpha", "beta_slow"}};

void takeYarn(Json& config) {
    const auto found = config.find("yarn");
    if (found == config.end() || !found->is_object()) return;
    Json yarn = *found;
    Json scaling{{"rope_type", "yarn"}};
    for (const Renamed& key : yarnKeys)
        if (yarn.contains(key.params)) {
            scaling[key.config] = yarn[key.params];
            yarn.erase(key.params);
        }
    // apply_scale says whether sines and cosines are multiplied.
    if (yarn.value("apply_scale", Json(true)) == false) scaling["attention_factor"] = 1.0;
    yarn.erase("apply_scale");
    scaling.update(yarn);  // what is left is not understood
    config.erase("yarn");
    config["rope_scaling"] = scaling;
}

}  // namespace

bool isParamsJson(const Json& object) {
    constexpr std::array needed{"dim", "n_heads", "n_layers"};
    return !object.contains("model_type") &&
           std::ranges::all_of(needed, [&object](const char* key) { return object.contains(key); });
}

Json paramsConfig(const Json& object, std::vector<Text>& notes) {
    notes.push_back(
        POSISCOPE_TR("core", "read: params.json, whose programs turn neighbours (Meta, Mistral)"));
    Json config = object;
    config["rope_interleave"] = true;
    takeYarn(config);
    const Json temperature = config.value("llama_4_scaling", Json());
    if (temperature.is_object() && temperature.contains("beta")) {
        config["llama_4_scaling_beta"] = temperature["beta"];
        config.erase("llama_4_scaling");
    }
    return config;
}

}  // namespace posiscope
