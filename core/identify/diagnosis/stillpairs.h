// SPDX-License-Identifier: GPL-3.0-or-later
// Pairs that were meant to turn and do not: half-filled frequencies, or frequencies that were rounded to 0.
#pragma once

#include <optional>

#include "core/identify/expectation.h"
#include "core/identify/identity.h"
#include "core/identify/input.h"

namespace posiscope {

/// Pairs that stand still where others of the same parameters turn; nothing where there are none, or where
/// that was meant.
std::optional<Finding> stillPairsIn(const Input& input, const Expectation* expected, const Identity& answer);

}  // namespace posiscope
