// SPDX-License-Identifier: GPL-3.0-or-later
// Pairs that turn evenly, with their measured frequencies: what is known of a table before it has a name.
#pragma once

#include <optional>
#include <vector>

#include "core/identify/finish.h"
#include "core/identify/pairhypothesis.h"
#include "core/identify/reading.h"

namespace posiscope {

/// A sheet in the form that has the most pairs of constant norm that turn evenly.
struct MeasuredPairs {
    std::size_t sheet = 0;
    Reading reading;
};

/// Nothing where fewer than nine pairs in ten are such pairs.
std::optional<MeasuredPairs> measuredPairs(const Input& input);

/// The frequencies of the pairs that turn, negative where the sines have the other sign.
std::vector<double> frequenciesOf(const Reading& reading);

/// How many pairs turn.
std::int64_t soundPairs(const Reading& reading);

/// How the pairs are stored, and how many of them there are.
Text storageOf(const Reading& reading);

/// What is to be said of pairs that no encoding has: storage, frequencies, and whether their ratio or their
/// step is constant.
std::vector<Text> frequencyWords(const Sheet& sheet, const Reading& reading);

}  // namespace posiscope
