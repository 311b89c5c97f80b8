// Where a table of sines and cosines was rounded, for the answer.
#pragma once

#include "core/identify/answer.h"
#include "core/identify/programs.h"

namespace posiscope {

/// Compares with the narrow types of the stages, where that explains no fewer cells: rounding to float32 is
/// within what cells may be off, and takes longer.
void adopt(Stages stages, const Form& form, const Sample& trials, NumberKind cells, Recipe& recipe);

/// The recipe with the frequencies of the computation.
Recipe computedRecipe(const Computation& computed, const Recipe& recipe);

/// Names the stages of the computation, or those of the recipe where none is known.
void nameStages(const std::optional<Computation>& computed, const Recipe& recipe, Identity& answer);

}  // namespace posiscope
