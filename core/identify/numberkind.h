// SPDX-License-Identifier: GPL-3.0-or-later
// The number types that can be detected in a table.
#pragma once

#include <vector>

#include "core/fields/storedtable.h"
#include "core/math/rounding.h"

namespace posiscope {

/// The kind of a cell type; float64 for whole numbers.
NumberKind kindOf(CellType type);
/// The kind of a table: how its numbers are printed, where it is a text, or that of its cell type.
NumberKind kindOf(const StoredTable& table);

/// Whether the kind has at most the 11 bits of float16: bfloat16, float16, tf32 and the kinds of 8 bits.
bool isNarrow(NumberKind kind);

/// The narrowest kind that holds all finite numbers, at most `widest`. Multiples of 1/4 say nothing: `widest`
/// where nearly all numbers are.
NumberKind narrowestKind(const std::vector<double>& numbers, NumberKind widest);

}  // namespace posiscope
