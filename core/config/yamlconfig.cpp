// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/config/yamlconfig.h"

#include <algorithm>
#include <iterator>

#include "core/base/printable.h"
#include "core/config/configreader.h"
#include "core/config/litgptconfig.h"
#include "core/config/maxtextconfig.h"
#include "core/tables/tableerrors.h"

namespace posiscope {

namespace {

using Json = nlohmann::json;

/// A function of torchtune that builds a model from numbers (pytorch/torchtune, torchtune/models/*/
/// _component_builders.py), with its own values for those that may be left out.
struct TorchtuneBuilder {
    std::string_view name;
    double base;
    bool interleaved;
    int scaleFactor = 0;  ///< of Llama 3's scaling; 0 for none
};

constexpr TorchtuneBuilder torchtuneBuilders[] = {{"torchtune.models.llama2.llama2", 1e4, true},
                                                  {"torchtune.models.llama3.llama3", 5e5, true},
                                                  {"torchtune.models.llama3_1.llama3_1", 5e5, true, 8},
                                                  {"torchtune.models.llama3_2.llama3_2", 5e5, true, 32},
                                                  {"torchtune.models.mistral.mistral", 1e4, true},
                                                  {"torchtune.models.gemma.gemma", 1e4, true},
                                                  {"torchtune.models.gemma2.gemma2", 1e4, true},
                                                  {"torchtune.models.phi3.phi3", 1e4, false},
                                                  {"torchtune.models.qwen2.qwen2", 1e6, false},
                                                  {"torchtune.models.qwen3.qwen3", 1e6, false}};

/// torchtune.models.llama3.lora_llama3 takes the numbers of torchtune.models.llama3.llama3.
std::string withoutLora(std::string component) {
    const auto dot = component.rfind('.');
    if (dot != std::string::npos && component.compare(dot + 1, 5, "lora_") == 0) component.erase(dot + 1, 5);
    return component;
}

Result<Json> torchtuneConfig(const Json& model, std::vector<Text>& notes) {
    const auto component = model["_component_"].get<std::string>();
    const std::string shown = printable(component, 80);
    const auto* const builder = std::find_if(
        std::begin(torchtuneBuilders), std::end(torchtuneBuilders),
        [&component](const TorchtuneBuilder& each) { return each.name == withoutLora(component); });
    if (builder == std::end(torchtuneBuilders))
        return tableError(POSISCOPE_TR("core",
                                       "it is a recipe of torchtune that names %1 and holds none of its "
                                       "numbers; the config.json of the checkpoint holds them"),
                          {shown});
    notes.push_back({POSISCOPE_TR("core", "read: the model of a recipe of torchtune, %1"), {shown}});
    Json config = model;
    config.erase("_component_");
    config["rope_interleave"] = builder->interleaved;
    if (config.value("rope_base", Json()).is_null()) {
        config["rope_base"] = builder->base;
        notes.push_back({POSISCOPE_TR("core", "assumed: %1 %2, as %3 does without it"),
                         {"rope_base", shortForm(config["rope_base"]), shown}});
    }
    if (builder->scaleFactor > 0) {
        Json factor = config.value("scale_factor", Json());
        if (factor.is_null()) factor = builder->scaleFactor;
        config.erase("scale_factor");
        // torchtune/models/llama3_1/_position_embeddings.py, Llama3ScaledRoPE
        config["rope_scaling"] = {{"rope_type", "llama3"},
                                  {"factor", factor},
                                  {"low_freq_factor", 1},
                                  {"high_freq_factor", 4},
                                  {"original_max_position_embeddings", 8192}};
        notes.push_back({POSISCOPE_TR("core", "assumed: scaling llama3, as %1 does"), {shown}});
    }
    return config;
}

bool isText(const Json& object, const char* key) {
    const auto found = object.find(key);
    return found != object.end() && found->is_string();
}

}  // namespace

Result<Json> yamlConfig(const Json& yaml, std::vector<Text>& notes) {
    const Json model = yaml.value("model", Json());
    if (model.is_object() && isText(model, "_component_")) return torchtuneConfig(model, notes);
    if (isText(yaml, "_component_")) return torchtuneConfig(yaml, notes);
    if (isOfLitgpt(yaml)) return litgptConfig(yaml, notes);
    const Json inside = yaml.value("model_config", Json());
    if (inside.is_object() && isOfLitgpt(inside)) return litgptConfig(inside, notes);
    if (isOfMaxtext(yaml)) return maxtextConfig(yaml, notes);
    if (isText(yaml, "checkpoint_dir") || isText(yaml, "model_name"))
        return tableError(POSISCOPE_TR("core",
                                       "it is a recipe of training that holds no model’s numbers; the "
                                       "model_config.yaml or config.json of the checkpoint holds them"));
    return yaml;
}

}  // namespace posiscope
