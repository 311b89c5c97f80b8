// SPDX-License-Identifier: GPL-3.0-or-later
// params.json, as Meta and Mistral publish their own weights with.
#pragma once

#include <nlohmann/json.hpp>
#include <vector>

#include "core/base/text.h"

namespace posiscope {

/// Whether the object is one: dim, n_heads and n_layers, and no model_type.
bool isParamsJson(const nlohmann::json& object);

/// The same in the words of a config.json. Both programs turn neighbours: meta-llama/llama-models,
/// models/llama3/model.py (apply_rotary_emb); mistralai/mistral-inference, rope.py. What yarn means is from
/// vllm-project/vllm, transformers_utils/configs/mistral.py. `notes` gets what was done.
nlohmann::json paramsConfig(const nlohmann::json& object, std::vector<Text>& notes);

}  // namespace posiscope
