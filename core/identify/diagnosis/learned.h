// SPDX-License-Identifier: GPL-3.0-or-later
// A table that was meant to be learned.
#pragma once

#include <cstdint>
#include <string>

#include "core/identify/expectation.h"
#include "core/identify/identity.h"
#include "core/identify/input.h"

namespace posiscope {

/// What the number of rows tells: "197 = 1 + 14 × 14"; empty where it tells nothing.
std::string placesIn(std::int64_t rows);

/// Diagnoses a table that was meant to be learned: numbers without a formula are what was expected, where
/// they are finite, rows differ, and they spread as was meant. Numbers that are all alike, or no numbers,
/// were never learned.
void diagnoseLearned(const Input& input, const Expectation& expected, Identity& answer);

/// The same of T5's trained biases [buckets, heads], as T5RelativeAttention's relative_attention_bias has
/// them. False where the array has neither so many buckets nor so many heads.
bool diagnoseBucketBiases(const Input& input, const Expectation& expected, Identity& answer);

}  // namespace posiscope
