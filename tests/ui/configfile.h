// SPDX-License-Identifier: GPL-3.0-or-later
// A configuration in a file, for views that read one.
#pragma once

#include <nlohmann/json.hpp>

#include "core/config/configshelf.h"
#include "tests/support/tablebytes.h"

namespace posiscope {

/// The numbers of Gemma 3 1B (google/gemma-3-1b-pt, config.json) that are about positions, with so many
/// layers.
inline nlohmann::json gemmaConfig(int layers = 26) {
    return {{"model_type", "gemma3_text"}, {"hidden_size", 1152},         {"head_dim", 256},
            {"num_attention_heads", 4},    {"rope_theta", 1e6},           {"rope_local_base_freq", 1e4},
            {"sliding_window", 512},       {"sliding_window_pattern", 6}, {"max_position_embeddings", 32768},
            {"num_hidden_layers", layers}};
}

/// Names the file of a configuration, whatever the state shows.
inline void nameConfig(State& state) {
    static const Folder folder;
    static const std::string file = folder.write("config.json", gemmaConfig().dump());
    state.set(keys::configFile, file);
}

}  // namespace posiscope
