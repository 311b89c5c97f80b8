// SPDX-License-Identifier: GPL-3.0-or-later
// The rounded stages before a table, and the program that computed it.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "core/identify/compare.h"
#include "core/identify/identity.h"
#include "core/models/encoding.h"
#include "core/precision/pipeline.h"

namespace posiscope {

/// A computation that gives the cells of a table, many more of them than without rounding before the cells.
struct Computation {
    Stages stages;        ///< the stages common to all computations that explain the table equally well
    std::string program;  ///< "Llama, vLLM"; empty where others explain the table equally well
    std::vector<DoubleDouble> radians;  ///< its frequencies
    bool running = false;               ///< each angle is the product of the previous one, so errors add up
    std::int64_t cells = 0, same = 0;   ///< compared bit for bit
};

/// Compares the sample bit for bit with the encoding as programs compute it (core/precision/presets.h), and
/// with only frequencies or angles rounded to float32. Empty where these explain no more cells, or the rows
/// are not those of the encoding's own table.
std::optional<Computation> computationOf(const Encoding& encoding, const Values& values, const Form& form,
                                         const Recipe& recipe, const Sample& trials, NumberKind cells,
                                         Pace& pace);

/// The values with a usual base that a running product in float32 has moved a little, as llama.cpp's does.
/// The recipe keeps the table's own frequencies. Empty where the base of `values` is a usual one or near
/// none, or the computation does not explain most cells.
struct MovedBase {
    double base = 0;
    Values values;
    Computation computed;
};
std::optional<MovedBase> movedBaseOf(const Encoding& encoding, const Values& values, const Form& form,
                                     const Recipe& recipe, const Sample& trials, NumberKind cells,
                                     Pace& pace);

/// The stages whose rounding explains the cells of the sample best: the fewest cells beyond their tolerance,
/// then the smallest deviations, then the fewest stages. A stage is only named where it makes the deviations
/// much smaller. The frequencies' type is known already where `recipe` has one.
Stages stagesOf(const Form& form, const Recipe& recipe, const Sample& trials, NumberKind cells, Pace& pace);

/// Compares with the stages' narrow types where these explain no fewer cells. float32 is left out where no
/// narrower angle follows: its rounding is within the tolerance of cells, and takes longer to compute.
void adopt(Stages stages, const Form& form, const Sample& trials, NumberKind cells, Recipe& recipe);

/// The recipe with the frequencies of the computation.
Recipe computedRecipe(const Computation& computed, const Recipe& recipe);

/// Names the stages of the computation, or those of the recipe where none is known.
void nameStages(const std::optional<Computation>& computed, const Recipe& recipe, Identity& answer);

}  // namespace posiscope
