// SPDX-License-Identifier: GPL-3.0-or-later
// Configurations of LitGPT and torchtune, which are YAML.
#pragma once

#include <nlohmann/json.hpp>
#include <vector>

#include "core/base/result.h"
#include "core/base/text.h"

namespace posiscope {

/// The mapping in the words of a config.json: rope_condense_ratio is a linear scaling. A mapping of neither
/// program stays as it is. `notes` gets what was assumed. Fails where a file names a model whose numbers only
/// the program knows.
Result<nlohmann::json> yamlConfig(const nlohmann::json& yaml, std::vector<Text>& notes);

}  // namespace posiscope
