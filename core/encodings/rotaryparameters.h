// SPDX-License-Identifier: GPL-3.0-or-later
// Parameters that the rotary encodings share.
#pragma once

#include "core/parameters/parameter.h"
#include "core/rotary/rotaryembedding.h"

namespace posiscope {

Parameter ropeLayoutParameter();
Parameter headDimParameter();
/// The query and the key that are shown, and how their score is: the last rows of a rotary encoding.
std::vector<Parameter> vectorParameters();

Layout ropeLayoutOf(const Values& values);
/// All ones, independent standard normal numbers of a seed, or given ones, where an empty list means ones.
RotaryVectors rotaryVectorsOf(const Values& values);

/// The angles of the first `dimensions` elements of a head at the positions of the values, as [cos | sin].
std::shared_ptr<const SinusoidTable> rotaryAngles(const Values& values, std::int64_t dimensions,
                                                  std::span<const Frequency> frequencies);

/// The error in head_dim, or in given vectors, or nothing.
Failure checkHeadDim(const Values& values);
Failure checkVectors(const Values& values);

/// "short_factor must hold 64 numbers, not 3 …", or nothing when `numbers` has `count` of them or none.
Failure checkCount(const char* key, const NumberList& numbers, std::int64_t count);

}  // namespace posiscope
