// SPDX-License-Identifier: GPL-3.0-or-later
// √d in a narrow type.
#include <cmath>

#include "core/identify/mistakes/mistakes.h"

namespace posiscope {

namespace {

std::vector<Variant> scaleRoundedVariants(const Case& right) {
    std::vector<Variant> all;
    const double root = std::sqrt(right.dimensions());
    for (const NumberKind kind : {NumberKind::bfloat16, NumberKind::float16}) {
        const double rounded = roundTo(kind, root);
        if (rounded == root) continue;
        for (const double meant : {1.0, root})
            all.push_back(changed(
                right, [&](Recipe& recipe) { recipe.amplitude *= meant * rounded / root; },
                Text(POSISCOPE_TR("core", "√d was rounded to %1: %2 for %3"),
                     {nameOf(kind), said(rounded), said(root)})));
    }
    return all;
}

}  // namespace

const Mistake& scaleRoundedMistake() {
    static const Mistake mistake{
        .id = "scale-rounded", .inItself = false, .changesValues = false, .variants = scaleRoundedVariants};
    return mistake;
}

}  // namespace posiscope
