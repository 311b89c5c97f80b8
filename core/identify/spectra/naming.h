// SPDX-License-Identifier: GPL-3.0-or-later
// From a reading to encodings of the registry with their parameters.
#pragma once

#include <vector>

#include "core/identify/pairhypothesis.h"
#include "core/identify/reading.h"

namespace posiscope {

/// Every name whose frequencies (and cells, where there are `trials`) agree with the reading, the simplest
/// first.
std::vector<PairHypothesis> hypothesesFor(const Reading& reading, const Sample* trials, Pace& pace);

}  // namespace posiscope
