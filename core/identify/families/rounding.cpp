#include "core/identify/families/rounding.h"

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

void nameStages(const std::optional<Computation>& computed, const Recipe& recipe, Identity& answer) {
    const Stages& stages = computed ? computed->stages : recipe.stages;
    answer.rounding.frequency = nameOf(stages.frequency);
    answer.rounding.position = nameOf(stages.position);
    answer.rounding.angle = nameOf(stages.angle);
    answer.rounding.sine = nameOf(stages.sine);
    if (!computed) return;
    const std::string same = groupedDigits(computed->same);
    const std::string cells = groupedDigits(computed->cells);
    answer.evidence.push_back(
        computed->program.empty()
            ? Text(POSISCOPE_TR("core",
                                "rounding: %1 of %2 cells are, bit for bit, those of this computation"),
                   {same, cells})
            : Text(POSISCOPE_TR("core", "rounding: %1 of %2 cells are, bit for bit, those of %3"),
                   {same, cells, computed->program}));
}

}  // namespace posiscope
