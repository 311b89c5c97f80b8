// SPDX-License-Identifier: GPL-3.0-or-later
// The model_config.yaml of LitGPT.
#pragma once

#include <nlohmann/json.hpp>
#include <vector>

#include "core/base/result.h"
#include "core/base/text.h"

namespace posiscope {

/// Whether a mapping has keys that only LitGPT has.
bool isOfLitgpt(const nlohmann::json& object);

/// The mapping in the words of a config.json, as far as they differ.
Result<nlohmann::json> litgptConfig(const nlohmann::json& yaml, std::vector<Text>& notes);

}  // namespace posiscope
