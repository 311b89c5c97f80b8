// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/identify/stages.h"

#include <algorithm>
#include "core/parameters/numbertext.h"

namespace posiscope {

namespace {

/// The plain pipelines: each type in some of the stages.
std::vector<Stages> pipelines() {
    constexpr NumberKind none = NumberKind::exact;
    std::vector<Stages> all{{}};
    for (const NumberKind kind :
         {NumberKind::float32, NumberKind::float16, NumberKind::bfloat16, NumberKind::tf32}) {
        all.push_back({.frequency = kind});
        all.push_back({.angle = kind});
        all.push_back({.frequency = kind, .angle = kind});
        if (kind == NumberKind::float32) continue;
        all.push_back({.position = kind});
        all.push_back({.frequency = kind, .position = kind});
        all.push_back({.position = kind, .angle = kind});
        all.push_back({.frequency = kind, .position = kind, .angle = kind});
        all.push_back({.frequency = kind, .position = kind, .angle = kind, .sine = kind});
        all.push_back({.frequency = none, .position = none, .angle = none, .sine = kind});
    }
    return all;
}

bool explainsMore(const Deviation& a, const Deviation& best) {
    constexpr double much = 0.7;
    if (a.unexplained * 2 < best.unexplained) return true;
    return a.unexplained <= best.unexplained && a.rms < much * best.rms;
}

}  // namespace

Stages stagesOf(const Form& form, const Recipe& recipe, const Sample& trials, NumberKind cells, Pace& pace) {
    Stages found = recipe.stages;
    Deviation best = compare(form, recipe, trials, cells);
    // Deviations below half a unit of the cells say nothing about earlier stages.
    // Digits that were not printed hide every other rounding.
    if (best.unexplained == 0 && (printedForm(cells) || best.rms < 0.3 * roundingOf(cells))) return found;
    for (const Stages& stages : pipelines()) {
        pace.step();
        Recipe rounded = recipe;
        rounded.stages = stages;
        const Deviation agreement = compare(form, rounded, trials, cells);
        if (!explainsMore(agreement, best)) continue;
        best = agreement;
        found = stages;
    }
    return found;
}

void adopt(Stages stages, const Form& form, const Sample& trials, NumberKind cells, Recipe& recipe) {
    for (NumberKind* const kind : {&stages.frequency, &stages.position, &stages.angle, &stages.sine})
        if (*kind == NumberKind::float32) *kind = NumberKind::exact;
    Recipe rounded = recipe;
    rounded.stages = stages;
    const Deviation before = compare(form, recipe, trials, cells);
    const Deviation after = compare(form, rounded, trials, cells);
    if (after.unexplained <= before.unexplained) recipe.stages = stages;
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
