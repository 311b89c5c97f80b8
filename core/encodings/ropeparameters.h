// SPDX-License-Identifier: GPL-3.0-or-later
// The parameters that stretch a rotary encoding to longer contexts.
#pragma once

#include <vector>

#include "core/models/encoding.h"
#include "core/rotary/ropescaling.h"

namespace posiscope {

namespace keys {
inline constexpr Key<double> mixedB{"mixed_b"};
}

std::vector<Parameter> ropeScalingParameters();

/// The dimensions that are rotated: head_dim × partial_rotary_factor, rounded down to an even number.
std::int64_t rotaryDimensionsOf(const Values& values);
RopeScaling ropeScalingOf(const Values& values);

/// The error in the scaling, or nothing.
Failure checkRopeScaling(const Values& values);

}  // namespace posiscope
