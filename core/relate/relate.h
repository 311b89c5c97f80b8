// SPDX-License-Identifier: GPL-3.0-or-later
// The search for what one table is to another.
#pragma once

#include "core/base/progress.h"
#include "core/fields/field.h"
#include "core/relate/relation.h"

namespace posiscope {

/// Looks for the fewest edits that explain at least half of the rows of the shorter table, each with at least
/// half of its cells. NaN is equal to NaN.
Relation relate(const Field& a, const Field& b, CellTolerance tolerance, const Progress& progress = {});

}  // namespace posiscope
