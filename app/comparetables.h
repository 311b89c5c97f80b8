// SPDX-License-Identifier: GPL-3.0-or-later
// Comparing arrays of files.
#pragma once

#include "app/comparedside.h"
#include "app/comparereport.h"
#include "core/relate/tolerance.h"
#include "core/tables/arrayfile.h"

namespace posiscope {

/// Says in the report what usuallyApart() is the last place of.
void sayStep(const StoredTable& a, const StoredTable& b, ComparisonReport& report);

/// Compares the arrays of two files: those that are named, in their order; the only ones; or those of the
/// same names. Only two arrays are in memory at a time. Without a tolerance it is usuallyApart().
Failure compareArrays(const ComparedSide& a, const ComparedSide& b, std::optional<double> tolerance,
                      ComparisonReport& report);

}  // namespace posiscope
