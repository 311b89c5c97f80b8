// SPDX-License-Identifier: GPL-3.0-or-later
// Sines with the other sign.
#include "core/identify/mistakes/mistakes.h"

namespace posiscope {

namespace {

std::vector<Variant> turnedTheOtherWayVariants(const Case& right) {
    return {changed(
        right, [](Recipe& recipe) { recipe.sineSign = -recipe.sineSign; },
        POSISCOPE_TR("core", "The sines have the other sign: pairs turn the other way"),
        POSISCOPE_TR("core", "sine columns"))};
}

}  // namespace

const Mistake& turnedTheOtherWayMistake() {
    static const Mistake mistake{.id = "turned-the-other-way",
                                 .inItself = false,
                                 .changesValues = false,
                                 .variants = turnedTheOtherWayVariants};
    return mistake;
}

}  // namespace posiscope
