// SPDX-License-Identifier: GPL-3.0-or-later
// The model files of MaxText.
#pragma once

#include <nlohmann/json.hpp>
#include <vector>

#include "core/base/text.h"

namespace posiscope {

/// Whether a mapping has keys that only MaxText has, and a decoder whose layers are known.
bool isOfMaxtext(const nlohmann::json& object);

/// The mapping in the words of a config.json, as far as they differ. What goes without a key is that of
/// MaxText.
nlohmann::json maxtextConfig(const nlohmann::json& yaml, std::vector<Text>& notes);

}  // namespace posiscope
