// The types of numbers that a computation can round to.
#pragma once

#include <string>
#include <vector>

#include "core/fields/celltype.h"

namespace posiscope {

/// `exact` is not rounded at all.
enum class NumberKind { exact, float64, float32, tf32, float16, bfloat16 };

/// The nearest number of the kind, ties to even. Beyond the largest one: infinite.
double roundTo(NumberKind kind, double x);

/// Half a unit in the last place, as a share of the number.
double roundingOf(NumberKind kind);

/// The same for a number: near 0 units do not get smaller.
double roundingAt(NumberKind kind, double x);

/// "float32", "bfloat16" …; empty for `exact`.
std::string nameOf(NumberKind kind);

/// The kind of a table's cells; float64 for whole numbers.
NumberKind kindOf(CellType type);

/// The narrowest kind that holds all of the finite numbers, none wider than `widest`. `widest` itself where
/// all are whole numbers of few digits, which tell nothing.
NumberKind narrowestKind(const std::vector<double>& numbers, NumberKind widest);

}  // namespace posiscope
