// SPDX-License-Identifier: GPL-3.0-or-later
// Limits with short labels.
#pragma once

#include <initializer_list>

namespace posiscope {

/// The least number that is not below `largest` and is one of `steps`, or ten, times a power of ten. `steps`
/// are in [1, 10) and ascend. 1 where `largest` is not positive.
double niceCeiling(double largest, std::initializer_list<double> steps = {1, 1.5, 2, 2.5, 3, 4, 5, 6, 8});

}  // namespace posiscope
