// The number types that can be detected in a table.
#pragma once

#include <vector>

#include "core/fields/celltype.h"
#include "core/math/rounding.h"

namespace posiscope {

/// The kind of a cell type; float64 for whole numbers.
NumberKind kindOf(CellType type);

/// The narrowest kind that holds all finite numbers, at most `widest`. Multiples of 1/4 say nothing: `widest`
/// where nearly all numbers are.
NumberKind narrowestKind(const std::vector<double>& numbers, NumberKind widest);

}  // namespace posiscope
