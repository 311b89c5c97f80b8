// SPDX-License-Identifier: GPL-3.0-or-later
// The rounded stages before a table.
#pragma once

#include "core/identify/compare.h"
#include "core/identify/identity.h"
#include "core/identify/programs.h"

namespace posiscope {

/// The stages whose rounding explains the cells of the sample best: the fewest cells beyond their tolerance,
/// then the smallest deviations, then the fewest stages. A stage is only named where it makes the deviations
/// much smaller. The frequencies' type is known already where `recipe` has one.
Stages stagesOf(const Form& form, const Recipe& recipe, const Sample& trials, NumberKind cells, Pace& pace);

/// Compares with the stages' narrow types where these explain no fewer cells. float32 is left out: its
/// rounding is within the tolerance of cells, and takes longer to compute.
void adopt(Stages stages, const Form& form, const Sample& trials, NumberKind cells, Recipe& recipe);

/// The recipe with the frequencies of the computation.
Recipe computedRecipe(const Computation& computed, const Recipe& recipe);

/// Names the stages of the computation, or those of the recipe where none is known.
void nameStages(const std::optional<Computation>& computed, const Recipe& recipe, Identity& answer);

}  // namespace posiscope
