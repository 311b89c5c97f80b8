// SPDX-License-Identifier: GPL-3.0-or-later
// 0.1 · (0.1 ln s + 1) · ln s + 1.
#include <cmath>

#include "core/identify/mistakes/mistakes.h"

namespace posiscope {

namespace {

std::vector<Variant> logarithmAppliedTwiceVariants(const Case& right) {
    const std::string kind = choiceOf(right, "scaling");
    const double s = realOf(right, "factor").value_or(1);
    if (kind != "yarn" || s <= 1) return {};
    const double wrong = 0.1 * (0.1 * std::log(s) + 1) * std::log(s) + 1;
    return {changed(
        right, [wrong](Recipe& recipe) { recipe.amplitude = wrong; },
        Text(POSISCOPE_TR(
                 "core",
                 "Cosines and sines are multiplied by %1: the logarithm of the factor was applied twice"),
             {said(wrong)}))};
}

}  // namespace

const Mistake& logarithmAppliedTwiceMistake() {
    static const Mistake mistake{.id = "logarithm-applied-twice",
                                 .inItself = false,
                                 .changesValues = false,
                                 .variants = logarithmAppliedTwiceVariants};
    return mistake;
}

}  // namespace posiscope
