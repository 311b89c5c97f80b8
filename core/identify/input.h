// SPDX-License-Identifier: GPL-3.0-or-later
// What is to be identified.
#pragma once

#include <vector>

#include "core/base/pace.h"
#include "core/encodings/common.h"
#include "core/identify/numberkind.h"
#include "core/identify/sheet.h"

namespace posiscope {

/// The arrays, and what is known before anything is proposed.
struct Input {
    const std::vector<StoredArray>& arrays;
    std::vector<std::int64_t> axes;  ///< of each array, without those of length 1
    std::vector<Sheet> sheets;
    NumberKind cells;  ///< the narrowest type that holds the numbers
    Pace& pace;
    bool turned = false;  ///< matrices of biases are read with keys for queries

    /// All numbers of the first array.
    std::vector<double> numbers() const;
};

Input inputOf(const std::vector<StoredArray>& arrays, Pace& pace);

/// Whether nearly all sampled cells are within ±1.
bool holdsSines(const Input& input);

/// No table has more pairs.
inline constexpr std::int64_t mostFrequencies = largestDModel / 2;

/// The frequencies of a one-dimensional array that is not too long for a table; otherwise empty.
std::vector<double> frequenciesIn(const Input& input);

}  // namespace posiscope
