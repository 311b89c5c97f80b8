// SPDX-License-Identifier: GPL-3.0-or-later
// p · B^(2i/d).
#include "core/identify/mistakes/mistakes.h"

namespace posiscope {

namespace {

std::vector<Variant> multipliedInsteadOfDividedVariants(const Case& right) {
    const double d = right.dimensions();
    if (right.grid()) return {};
    return {changed(
        right,
        [&](Recipe& recipe) {
            recipe.sines = powers(right, [d](std::size_t i) { return -2 * static_cast<double>(i) / d; });
        },
        POSISCOPE_TR("core", "Positions are multiplied by B^(2i/d), not divided: the frequencies rise"))};
}

}  // namespace

const Mistake& multipliedInsteadOfDividedMistake() {
    static const Mistake mistake{.id = "multiplied-instead-of-divided",
                                 .inItself = true,
                                 .changesValues = false,
                                 .variants = multipliedInsteadOfDividedVariants};
    return mistake;
}

}  // namespace posiscope
