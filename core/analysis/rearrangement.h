// SPDX-License-Identifier: GPL-3.0-or-later
// What the cells of one table are to those of another.
#pragma once

#include <vector>

#include "core/base/text.h"
#include "core/fields/field.h"

namespace posiscope {

struct Rearrangement {
    enum class Kind { none, columnsReordered, rowsReordered, rowsMoved, transposed, scaled };
    Kind kind = Kind::none;
    /// Of reordered columns or rows: the one of A that each of B is.
    std::vector<std::int64_t> order = {};
    std::int64_t moved = 0;  ///< row r of B is row r + moved of A
    double factor = 1;       ///< B is A times this
};

/// How B was made from A where all cells agree within the tolerance; none where it is anything else. Orders
/// are found by sums of all cells of a column or row with random weights, and then compared cell by cell.
Rearrangement rearrangementOf(const Field& a, const Field& b, double tolerance);

/// "columns-reordered" and the like; empty for none.
const char* nameOf(Rearrangement::Kind kind);

/// One sentence; empty for none.
Text wordsOf(const Rearrangement& found);

}  // namespace posiscope
