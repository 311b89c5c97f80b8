// SPDX-License-Identifier: GPL-3.0-or-later
// Layers of a rotary model that number positions otherwise than those that are shown.
#pragma once

#include "core/config/schemechoice.h"

namespace posiscope {

/// The layers of this kind in layer_types; nothing where there is no such list.
std::optional<LayerCount> layersOfType(ConfigReader& reader, std::string_view type);
/// DeepSeek-V4's layers that compress no keys, by compress_ratios or layer_types.
std::optional<LayerCount> windowedLayers(ConfigReader& reader);

/// "sliding_attention, 50/60 layers", or the name alone.
Text withCount(Text name, const std::optional<LayerCount>& count);
/// The layers of an object in rope_parameters.
std::optional<LayerCount> layersOfObject(ConfigReader& reader, const std::string& name);

/// Notes on layers without positions, without scaling, and on factors of queries.
void noteOtherLayers(ConfigReader& reader, const SchemeChoice& choice);

}  // namespace posiscope
