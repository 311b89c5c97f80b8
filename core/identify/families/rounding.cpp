// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/identify/families/rounding.h"

#include <algorithm>

#include "core/parameters/numbertext.h"

namespace posiscope {

void adopt(Stages stages, const Form& form, const Sample& trials, NumberKind cells, Recipe& recipe) {
    for (NumberKind* const kind : {&stages.frequency, &stages.position, &stages.angle, &stages.sine})
        if (*kind == NumberKind::float32) *kind = NumberKind::exact;
    Recipe rounded = recipe;
    rounded.stages = stages;
    const Agreement before = agreementOf(form, recipe, trials, cells);
    const Agreement after = agreementOf(form, rounded, trials, cells);
    if (after.beyond <= before.beyond) recipe.stages = stages;
}

Recipe computedRecipe(const Computation& computed, const Recipe& recipe) {
    Recipe own = recipe;
    if (computed.radians.size() == own.sines.size() && recipe.stages.frequency == NumberKind::exact)
        own.sines = computed.radians;
    constexpr double perFactor = 1.0 / 8;
    if (computed.running) own.looserAngles = std::max(1.0, perFactor * static_cast<double>(own.sines.size()));
    return own;
}

void nameStages(const std::optional<Computation>& computed, const Recipe& recipe, Identity& answer) {
    const Stages& stages = computed ? computed->stages : recipe.stages;
    answer.rounding.frequency = nameOf(stages.frequency);
    answer.rounding.position = nameOf(stages.position);
    answer.rounding.angle = nameOf(stages.angle);
    answer.rounding.sine = nameOf(stages.sine);
    if (!computed) return;
    const std::string same = groupedDigits(computed->same);
    const std::string cells = groupedDigits(computed->cells);
    answer.evidence.emplace_back(
        computed->program.empty()
            ? Text(POSISCOPE_TR("core",
                                "rounding: %1 of %2 cells are, bit for bit, those of this computation"),
                   {same, cells})
            : Text(POSISCOPE_TR("core", "rounding: %1 of %2 cells are, bit for bit, those of %3"),
                   {same, cells, computed->program}));
}

}  // namespace posiscope
