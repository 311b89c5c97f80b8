// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/identify/stages.h"

#include <algorithm>

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

bool explainsMore(const Agreement& a, const Agreement& best) {
    constexpr double much = 0.7;
    if (a.beyond * 2 < best.beyond) return true;
    return a.beyond <= best.beyond && a.rms < much * best.rms;
}

}  // namespace

Stages stagesOf(const Form& form, const Recipe& recipe, const Sample& trials, NumberKind cells, Pace& pace) {
    Stages found = recipe.stages;
    Agreement best = agreementOf(form, recipe, trials, cells);
    // Deviations below half a unit of the cells say nothing about earlier stages.
    // Digits that were not printed hide every other rounding.
    if (best.beyond == 0 && (printedForm(cells) || best.rms < 0.3 * roundingOf(cells))) return found;
    for (const Stages& stages : pipelines()) {
        pace.step();
        Recipe rounded = recipe;
        rounded.stages = stages;
        const Agreement agreement = agreementOf(form, rounded, trials, cells);
        if (!explainsMore(agreement, best)) continue;
        best = agreement;
        found = stages;
    }
    return found;
}

}  // namespace posiscope
