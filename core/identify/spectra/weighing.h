// SPDX-License-Identifier: GPL-3.0-or-later
// What the names of a reading leave unexplained.
#pragma once

#include <vector>

#include "core/identify/pairhypothesis.h"
#include "core/identify/reading.h"

namespace posiscope {

/// Gives the name the recipe of its model, moved to where the rows of the reading begin and scaled as they
/// are; false where its frequencies are others.
bool giveRecipe(const Reading& reading, PairHypothesis& hypothesis);

/// Counts in what every name leaves unexplained in these rows. Where a measured base leaves cells, the same
/// name with the base that these tell is added.
void weigh(const Reading& reading, const Sample& rows, std::vector<PairHypothesis>& hypotheses, Pace& pace);

/// The same by more rows, for the simplest names: those that clearly explain most come first. Nothing changes
/// where the first name is as good as any, or explains little.
void contest(const Reading& reading, const Sample& rows, std::vector<PairHypothesis>& hypotheses, Pace& pace);

}  // namespace posiscope
