// SPDX-License-Identifier: GPL-3.0-or-later
// Comparing arrays of files.
#pragma once

#include "app/comparedside.h"
#include "app/comparereport.h"
#include "core/relate/relation.h"
#include "core/tables/arrayfile.h"

namespace posiscope {

/// The last place of the largest cell, in the coarser of the types.
double lastPlaceOf(const StoredTable& a, const StoredTable& b);

/// How far a cell may be from what is expected of it: its own last place in the coarser of the types, and the
/// last place of the largest cell in float32 for numbers near 0. A given tolerance is the same for all cells.
CellTolerance cellTolerance(const StoredTable& a, const StoredTable& b, std::optional<double> given);

/// How far cells of two tables may be apart. Where the coarser type has 16 bits: the last place of the cell
/// itself, or 2^−23 for each of `rows`, which angles computed in float32 are off by in the last one; the
/// larger of the two. In other types it is lastPlaceOf().
CellsApart usuallyApart(const StoredTable& a, const StoredTable& b, std::int64_t rows);

/// Says in the report what usuallyApart() is the last place of.
void sayStep(const StoredTable& a, const StoredTable& b, ComparisonReport& report);

/// Compares the arrays of two files: those that are named, in their order; the only ones; or those of the
/// same names. Only two arrays are in memory at a time. Without a tolerance it is usuallyApart().
Failure compareArrays(const ComparedSide& a, const ComparedSide& b, std::optional<double> tolerance,
                      ComparisonReport& report);

}  // namespace posiscope
