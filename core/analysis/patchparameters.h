// SPDX-License-Identifier: GPL-3.0-or-later
// The parameters of pictures of patches.
#pragma once

#include <vector>

#include "core/parameters/keys.h"
#include "core/parameters/parameter.h"

namespace posiscope {

namespace keys {

/// The grid as parsePatchGrid() reads it; empty: patchGridOf() finds it.
inline constexpr Key<std::string> patchGrid{"patch_grid"};
/// "one" or "all".
inline constexpr Key<std::string> patches{"patches"};
/// "beside" or "one".
inline constexpr Key<std::string> patchFrames{"patch_frames"};
/// "patches" or "offsets".
inline constexpr Key<std::string> patchRows{"patch_rows"};
inline constexpr Key<NumberList> patchLimits{"patch_limits"};

}  // namespace keys

/// The parameters of the view Grid without the limits of its colours.
std::vector<Parameter> patchParameters();

}  // namespace posiscope
