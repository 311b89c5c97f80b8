// SPDX-License-Identifier: GPL-3.0-or-later
// Which layers of a model are of which type.
#pragma once

#include "core/config/configreader.h"

namespace posiscope {

/// How many layers there are, if the configuration says so.
std::optional<std::int64_t> layersOf(ConfigReader& reader);

/// The type of every layer in the words of layer_types: "full_attention", "sliding_attention",
/// "linear_attention" …; from that list, from lists of numbers, or from a rule that repeats
/// (sliding_window_pattern). Empty where nothing says it.
std::vector<std::string> layerTypesOf(ConfigReader& reader);

/// The layers of this type; nothing where no types are known.
std::optional<LayerSet> layersOfType(ConfigReader& reader, std::string_view type);

/// Every n-th of them.
LayerSet everyNth(std::int64_t n, std::int64_t layers);

/// Whether layers of this type see only the positions of a window.
bool isLocalType(std::string_view type);
/// Whether layers of this type are attention at all.
bool isAttention(std::string_view type);

/// The length of the window of local layers, if the configuration says it.
std::optional<std::int64_t> windowOf(ConfigReader& reader);

}  // namespace posiscope
