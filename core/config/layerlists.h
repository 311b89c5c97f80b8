// SPDX-License-Identifier: GPL-3.0-or-later
// Numbers that a configuration has once for each layer.
#pragma once

#include <nlohmann/json.hpp>
#include <vector>

#include "core/base/result.h"
#include "core/base/text.h"

namespace posiscope {

/// Whether the object has lists of bases or rotated parts by layer, or an object for layers with a window.
bool hasLayerLists(const nlohmann::json& object);

/// The same object with rope_parameters by type of layer: layers with the same numbers are a type. Layers
/// without a base (0 or null) are listed in no_rope_layers, under the name of their list. `notes` gets what
/// was done. Errors are reasons without the file's name. Source of the keys: stepfun-ai/Step-3.5-Flash,
/// config.json (rope_theta and partial_rotary_factors as lists, yarn_only_types); Blaizzy/mlx-vlm,
/// mlx_vlm/models/muse_glimmer/config.py (layer_rope_theta) and mlx_vlm/models/laguna/config.py
/// (swa_rope_parameters).
Result<nlohmann::json> withoutLayerLists(const nlohmann::json& object, std::vector<Text>& notes);

}  // namespace posiscope
