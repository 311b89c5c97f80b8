// SPDX-License-Identifier: GPL-3.0-or-later
// CoPE of Posiscope's own random numbers.
#pragma once

#include "core/identify/families/biases.h"

namespace posiscope {

/// The seed, the dimensions and the other parameters of CoPE whose random queries, keys and positions give
/// these cells; nothing where none of those that are tried does.
std::optional<OptionValues> seededCope(const Biases& biases, double loose);

}  // namespace posiscope
