// SPDX-License-Identifier: GPL-3.0-or-later
// The table of the parameters that say how something is exported.
#pragma once

#include <span>
#include <string_view>

#include "core/parameters/parameter.h"
#include "core/parameters/value.h"

namespace posiscope {

namespace keys {
inline constexpr Key<bool> referenceLines{"reference_lines"};
inline constexpr Key<double> gifLimit{"gif_limit"};
}  // namespace keys

/// How a picture or its data is exported: not part of the state.
std::span<const Parameter> exportParameters();
/// The row with this key, which must be there.
const Parameter& exportParameter(std::string_view key);

}  // namespace posiscope
