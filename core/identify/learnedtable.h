// SPDX-License-Identifier: GPL-3.0-or-later
// Learned tables: numbers without a formula.
#pragma once

#include "core/identify/finish.h"
#include "core/identify/hypothesis.h"

namespace posiscope {

/// What the number of rows tells: "197 = 1 + 14 × 14"; empty where it tells nothing.
std::string placesIn(std::int64_t rows);

/// Diagnoses a table that was meant to be learned: numbers without a formula are what was expected. Numbers
/// that are all alike, or no numbers, were never learned.
void diagnoseLearned(const Input& input, Identity& answer);

}  // namespace posiscope
