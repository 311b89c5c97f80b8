// SPDX-License-Identifier: GPL-3.0-or-later
// What a list of rows takes from a table whose rows are consecutive positions.
#pragma once

#include <vector>

#include "core/fields/indexrange.h"
#include "core/positions/positions.h"

namespace posiscope {

/// Listed rows, and the rows of the consecutive table that they are: as many, ascending or descending, or one
/// that stands for all of them.
struct RowPart {
    IndexRange rows;
    IndexRange line;
    bool descending = false;
};

/// The listed rows `rows` of whole positions, in their order, from a table over one axis whose row 0 is
/// position `first`.
std::vector<RowPart> rowParts(const Positions& positions, IndexRange rows, std::int64_t first,
                              std::size_t axis = 0);

}  // namespace posiscope
