// SPDX-License-Identifier: GPL-3.0-or-later
// What a configuration says about positions that no encoding draws, as those on several axes.
#pragma once

#include <nlohmann/json_fwd.hpp>
#include <vector>

#include "core/base/result.h"
#include "core/config/layerkind.h"

namespace posiscope {

/// A reading for each key about positions or axes in the object and in the objects inside it: "rope_theta",
/// "rope_parameters.rope_type". Numbers and lists stand in full.
std::vector<Undrawn> undrawnReadings(const nlohmann::json& object);

/// "…, which Posiscope cannot show; it has rope_theta 10000, axes_dim [16, 56, 56]".
Error withReadings(const Error& reason, const std::vector<Undrawn>& readings);

}  // namespace posiscope
