// SPDX-License-Identifier: GPL-3.0-or-later
// Keys of configurations that are about positions by their names.
#pragma once

#include <nlohmann/json_fwd.hpp>
#include <string_view>

namespace posiscope {

struct ModelType;

/// Whether a key is about positions, by the words that it is made of: rope_dim, xdrope_section,
/// swa_rotary_base.
bool speaksOfPositions(std::string_view key);

/// A key that nothing has read.
struct UnreadKey {
    std::string_view name;
    const nlohmann::json& value;
    const nlohmann::json& object;  ///< that it stands in
    bool inScaling = false;        ///< whether that is rope_scaling or rope_parameters
};

/// Whether the key is known to change nothing that is read: no positions in models of this type, or none with
/// this value. `type` is null where it is not known.
bool isIdle(const UnreadKey& key, const ModelType* type);

}  // namespace posiscope
