// SPDX-License-Identifier: GPL-3.0-or-later
// The rounding of a table of sines and cosines, for the answer.
#pragma once

#include "core/identify/answer.h"
#include "core/identify/programs.h"

namespace posiscope {

/// Compares with the stages' narrow types where these explain no fewer cells. float32 is left out: its
/// rounding is within the tolerance of cells, and takes longer to compute.
void adopt(Stages stages, const Form& form, const Sample& trials, NumberKind cells, Recipe& recipe);

/// The recipe with the frequencies of the computation.
Recipe computedRecipe(const Computation& computed, const Recipe& recipe);

/// Names the stages of the computation, or those of the recipe where none is known.
void nameStages(const std::optional<Computation>& computed, const Recipe& recipe, Identity& answer);

}  // namespace posiscope
