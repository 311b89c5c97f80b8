// SPDX-License-Identifier: GPL-3.0-or-later
// What two tables are to each other, in words.
#pragma once

#include "app/comparedside.h"
#include "app/comparereport.h"
#include "core/relate/relation.h"
#include "core/tables/arrayfile.h"

namespace posiscope {

/// Adds to the report what the tables of A and B are, as far as they are recognised, and how the one was made
/// from the other. A side is arrays of a file, or a state with its model's table.
struct WordedSide {
    std::vector<StoredArray> arrays = {};
    const State* state = nullptr;
    std::shared_ptr<const Field> table = nullptr;  ///< all cells as one table; null where there are none
};
void addWords(const WordedSide& a, const WordedSide& b, CellTolerance tolerance, ComparisonReport& report);

}  // namespace posiscope
