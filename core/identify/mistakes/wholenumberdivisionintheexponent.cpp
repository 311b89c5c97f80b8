// SPDX-License-Identifier: GPL-3.0-or-later
// 2i/d rounded down to 0.
#include "core/identify/mistakes/mistakes.h"

namespace posiscope {

namespace {

std::vector<Variant> wholeNumberDivisionInTheExponentVariants(const Case& right) {
    return {changed(
        right,
        [](Recipe& recipe) {
            recipe.sines.assign(recipe.pairs(), DoubleDouble{1, 0});
        },
        POSISCOPE_TR("core", "All pairs turn by 1: the exponent 2i/d was computed with whole numbers"))};
}

}  // namespace

const Mistake& wholeNumberDivisionInTheExponentMistake() {
    static const Mistake mistake{.id = "whole-number-division-in-the-exponent",
                                 .inItself = true,
                                 .changesValues = false,
                                 .variants = wholeNumberDivisionInTheExponentVariants};
    return mistake;
}

}  // namespace posiscope
