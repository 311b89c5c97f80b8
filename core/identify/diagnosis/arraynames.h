// SPDX-License-Identifier: GPL-3.0-or-later
// What the names of arrays say of their numbers, and what the numbers are.
#pragma once

#include "core/identify/finish.h"

namespace posiscope {

/// Whether two lists are the same numbers in float32.
bool sameInFloat32(const NumberList& a, const NumberList& b);

/// LongRoPE: a list of divisors is the one of the other name. `longer`: long_factor was meant.
Finding exchangedFactors(bool longer);

/// Adds a finding where arrays that are named after one function or list hold the other one, and where cells
/// that should turn by the angle do not.
void diagnoseNames(const Input& input, Identity& answer);

}  // namespace posiscope
