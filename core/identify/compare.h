// SPDX-License-Identifier: GPL-3.0-or-later
// The comparison of cells with the sines and cosines of a recipe.
#pragma once

#include "core/identify/forms.h"
#include "core/identify/recipe.h"
#include "core/relate/deviation.h"

namespace posiscope {

/// Compares the rows of a sample with a recipe, without places.
Deviation compare(const Form& form, const Recipe& recipe, const Sample& sample, NumberKind cells);

/// The tolerance of a cell at this angle: the rounding of the cells, and the error of frequency and angle in
/// float32.
double toleranceAt(double angle, double value, double amplitude, NumberKind cells);

}  // namespace posiscope
