// SPDX-License-Identifier: GPL-3.0-or-later
// Parameters that several encodings share.
#pragma once

#include "core/parameters/parameter.h"

namespace posiscope {

inline constexpr std::int64_t largestDModel = 65'536;
inline constexpr std::int64_t largestMaxLen = 16'777'216;
inline constexpr std::int64_t largestPosition = 16'777'216;
inline constexpr double largestBase = 1e12;
inline constexpr std::int64_t mostHeads = 1024;

/// The parameter as one that is seldom changed.
Parameter seldom(Parameter parameter);

Parameter dModelParameter();
Parameter maxLenParameter();
Parameter baseParameter();
/// Seldom changed.
Parameter firstPositionParameter();
/// The seed of random numbers; seldom changed.
Parameter seedParameter();

}  // namespace posiscope
