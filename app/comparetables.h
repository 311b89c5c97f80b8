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

/// Compares the arrays of two files: those that are named, in their order; the only ones; or those of the
/// same names. Only two arrays are in memory at a time. Without a tolerance it is that of lastPlaceOf().
Failure compareArrays(const ComparedSide& a, const ComparedSide& b, std::optional<double> tolerance,
                      ComparisonReport& report);

}  // namespace posiscope
