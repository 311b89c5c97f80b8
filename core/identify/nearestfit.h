// SPDX-License-Identifier: GPL-3.0-or-later
// How near a table is to what was expected, where it fits nothing exactly.
#pragma once

#include "core/identify/finish.h"
#include "core/identify/hypothesis.h"

namespace posiscope {

/// Diagnoses a table whose cells are nearly those that were expected, or nearly a·cell + b of them: noise,
/// quantised numbers, other signs. Says the root mean square and the largest deviation. False where the
/// expectation is not near.
bool diagnoseNearest(const Input& input, const Expectation& expected, Identity& answer);

}  // namespace posiscope
