// The types of numbers that a table can be told to have been rounded to.
#pragma once

#include <vector>

#include "core/fields/celltype.h"
#include "core/math/rounding.h"

namespace posiscope {

/// The kind of a table's cells; float64 for whole numbers.
NumberKind kindOf(CellType type);

/// The narrowest kind that holds all of the finite numbers, none wider than `widest`. `widest` itself where
/// all are whole numbers of few digits, which tell nothing.
NumberKind narrowestKind(const std::vector<double>& numbers, NumberKind widest);

}  // namespace posiscope
