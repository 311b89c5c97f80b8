// SPDX-License-Identifier: GPL-3.0-or-later
// Lists of positions as running models have them, for laws over all encodings.
#pragma once

#include <string>
#include <vector>

/// Packed sequences, left padding, a sampler, one step of decoding, any order, runs that descend. All are
/// small: the narrowest types have no larger numbers.
inline const std::vector<std::string>& positionLists() {
    static const std::vector<std::string> all{
        "0..9, 0..5, 0..3",  "6 x 1, 0..12", "19..1 step -3", "17", "3, 1, 4, 1, 5, 9, 2, 6, 5, 3, 5",
        "12..3, 2 x 7, 0..8"};
    return all;
}
