// SPDX-License-Identifier: GPL-3.0-or-later
// Lists of numbers, one for each pair or head, beside those that were expected.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "core/identify/identity.h"
#include "core/identify/numberkind.h"

namespace posiscope {

/// The words of a list of frequencies, or of a list of slopes.
struct ListWords {
    const char* id;  ///< "frequencies"
    const char* all;
    const char* some;
    const char* others;
    const char* other;  ///< one of them
};
const ListWords& wordsOfPairs();
const ListWords& wordsOfHeads();

struct ExpectedNumbers {
    std::vector<double> numbers, expected;
    NumberKind cells;
    const ListWords& words;
};

/// "29–34" for consecutive indices; otherwise the first 16 of them.
std::string indicesNamed(const std::vector<std::size_t>& indices);

/// The indices of numbers that are not `ratio` times the expected ones, but for rounding.
std::vector<std::size_t> otherNumbers(const ExpectedNumbers& list, double ratio = 1);

/// Says that all numbers are the expected ones in another order, or twice, or with the other sign.
std::optional<Finding> diagnoseOrder(const ExpectedNumbers& list);

/// Says which numbers are others than expected, where these are at most half of them.
std::optional<Finding> diagnoseOthers(const ExpectedNumbers& list);

/// Sets the deviations from the expected numbers, of which there are as many.
void tellDeviation(const ExpectedNumbers& list, Identity& answer);

/// Adds how near the numbers are to the expected ones, or to a multiple of these. False where they are not.
bool tellNear(const ExpectedNumbers& list, Identity& answer);

}  // namespace posiscope
