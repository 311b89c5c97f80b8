// SPDX-License-Identifier: GPL-3.0-or-later
// From a reading to encodings of the registry with their parameters.
#pragma once

#include <span>
#include <vector>

#include "core/identify/hypothesis.h"

namespace posiscope {

/// The naming of readings in the parameters of one encoding.
struct EncodingNaming {
    const char* encoding;
    std::vector<OptionValues> (*settings)(const Reading& reading, const SpectrumGuess& guess);
};

/// All encodings whose tables consist of pairs, the most common first.
std::span<const EncodingNaming> encodingNamings();

/// Every name whose frequencies (and cells, where there are `trials`) agree with the reading, the simplest
/// first.
std::vector<Hypothesis> hypothesesFor(const Reading& reading, const Sample* trials, Pace& pace);

}  // namespace posiscope
