// SPDX-License-Identifier: GPL-3.0-or-later
// How far cells of two tables may be apart, by the types that they are stored in.
#pragma once

#include <optional>

#include "core/fields/storedtable.h"
#include "core/relate/relation.h"
#include "core/state/compare.h"

namespace posiscope {

/// The coarser of the types.
CellType coarserOf(const StoredTable& a, const StoredTable& b);

/// The last place of the largest cell, in the coarser of the types.
double lastPlaceOf(const StoredTable& a, const StoredTable& b);

/// How far a cell may be from what is expected of it: its own last place in the coarser of the types, and the
/// last place of the largest cell in float32 for numbers near 0. A given tolerance is the same for all cells.
CellTolerance cellTolerance(const StoredTable& a, const StoredTable& b, std::optional<double> given = {});

/// Whether the coarser type has 16 bits, and is none of whole numbers.
bool hasSmallType(const StoredTable& a, const StoredTable& b);

/// How far cells of two tables may be apart. Where the coarser type has 16 bits: the last place of the cell
/// itself, or 2^−23 for each of `rows`, which angles computed in float32 are off by in the last one; the
/// larger of the two. In other types it is lastPlaceOf().
CellsApart usuallyApart(const StoredTable& a, const StoredTable& b, std::int64_t rows);

}  // namespace posiscope
