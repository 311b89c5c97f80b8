// SPDX-License-Identifier: GPL-3.0-or-later
// The exponent 4i/d.
#include "core/identify/mistakes/mistakes.h"

namespace posiscope {

namespace {

std::vector<Variant> exponentDoubledInPairsVariants(const Case& right) {
    if (right.rotary() && choiceOf(right, "scaling") != "none") return {};
    return {changed(
        right,
        [](Recipe& recipe) {
            for (DoubleDouble& each : recipe.sines)
                each = each * each;
        },
        POSISCOPE_TR("core",
                     "The exponent is doubled: pair i turns by B^(−4i/d), as if the base were its square"))};
}

}  // namespace

const Mistake& exponentDoubledInPairsMistake() {
    static const Mistake mistake{.id = "exponent-doubled-in-pairs",
                                 .inItself = false,
                                 .changesValues = false,
                                 .variants = exponentDoubledInPairsVariants};
    return mistake;
}

}  // namespace posiscope
