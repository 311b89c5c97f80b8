// SPDX-License-Identifier: GPL-3.0-or-later
// Tables that are nearly what was expected.
#pragma once

#include "core/identify/expectation.h"
#include "core/identify/identity.h"
#include "core/identify/input.h"

namespace posiscope {

/// Diagnoses a table whose cells are nearly those that were expected, or nearly a·cell + b of them: noise,
/// quantised numbers, other signs. Says the root mean square and the largest deviation. False where the
/// expectation is not near.
bool diagnoseNearest(const Input& input, const Expectation& expected, Identity& answer);

}  // namespace posiscope
