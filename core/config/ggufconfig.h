// SPDX-License-Identifier: GPL-3.0-or-later
// The header of a GGUF file as a configuration.
#pragma once

#include <nlohmann/json.hpp>
#include <string>
#include <vector>

#include "core/base/text.h"
#include "core/tables/gguf.h"

namespace posiscope {

/// Whether the file is GGUF and its header describes a model: it names an architecture.
bool holdsModelHeader(const std::string& path);

/// The header in the words of a config.json: llama.rope.freq_base is rope_theta. `path` is that of the file,
/// where the factors of LongRoPE are tensors. `notes` gets what a config.json does not say.
nlohmann::json ggufConfig(const GgufHeader& header, const std::string& path, std::vector<Text>& notes);

}  // namespace posiscope
