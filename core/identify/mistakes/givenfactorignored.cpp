// SPDX-License-Identifier: GPL-3.0-or-later
// 0.1 ln s + 1 in place of a factor that was given.
#include <cmath>

#include "core/identify/mistakes/mistakes.h"

namespace posiscope {

namespace {

std::vector<Variant> givenFactorIgnoredVariants(const Case& right) {
    const std::string kind = choiceOf(right, "scaling");
    const double s = realOf(right, "factor").value_or(1);
    const double usual = 0.1 * std::log(s) + 1;
    if (kind != "yarn" || std::abs(usual - right.right.amplitude) < 1e-9) return {};
    return {changed(
        right, [usual](Recipe& recipe) { recipe.amplitude = usual; },
        Text(
            POSISCOPE_TR("core", "Cosines and sines are multiplied by 0.1 ln s + 1 = %1, where %2 was given"),
            {said(usual), said(right.right.amplitude)}))};
}

}  // namespace

const Mistake& givenFactorIgnoredMistake() {
    static const Mistake mistake{.id = "given-factor-ignored",
                                 .inItself = false,
                                 .changesValues = false,
                                 .variants = givenFactorIgnoredVariants};
    return mistake;
}

}  // namespace posiscope
