// SPDX-License-Identifier: GPL-3.0-or-later
// Angles in a narrow type.
#include "core/identify/mistakes/mistakes.h"

namespace posiscope {

namespace {

std::vector<Variant> angleRoundedVariants(const Case& right) {
    std::vector<Variant> all;
    for (const NumberKind kind : {NumberKind::bfloat16, NumberKind::float16}) {
        all.push_back(changed(
            right, [kind](Recipe& recipe) { recipe.stages.angle = kind; },
            Text(POSISCOPE_TR("core", "Angles were rounded to %1 before sine and cosine"), {nameOf(kind)})));
    }
    return all;
}

}  // namespace

const Mistake& angleRoundedMistake() {
    static const Mistake mistake{
        .id = "angle-rounded", .inItself = true, .changesValues = false, .variants = angleRoundedVariants};
    return mistake;
}

}  // namespace posiscope
