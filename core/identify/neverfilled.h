// SPDX-License-Identifier: GPL-3.0-or-later
// Memory that was never written: zeros, denormal numbers, NaN, and lists that are no frequencies.
#pragma once

#include "core/identify/finish.h"
#include "core/identify/pairhypothesis.h"

namespace posiscope {

/// The answer about arrays that were never filled; nothing where their numbers may mean something.
std::optional<Identity> neverFilled(const Input& input);

/// Why a list of numbers is no list of frequencies, in one sentence for each reason.
std::vector<Text> whyNoFrequencies(const StoredArray& list);

}  // namespace posiscope
