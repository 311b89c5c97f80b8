// SPDX-License-Identifier: GPL-3.0-or-later
// The exponent 2j/d of a loop over columns j.
#include "core/identify/mistakes/mistakes.h"

namespace posiscope {

namespace {

std::vector<Variant> exponentDoubledVariants(const Case& right) {
    if (right.rotary() || right.grid()) return {};
    const double d = right.dimensions();
    const bool half = right.halfSplit();
    const auto pairs = static_cast<double>(right.right.pairs());
    return {changed(
        right,
        [&](Recipe& recipe) {
            recipe.sines = powers(
                right, [&](std::size_t i) { return 2 * (half ? 1.0 : 2.0) * static_cast<double>(i) / d; });
            recipe.cosines = powers(right, [&](std::size_t i) {
                const auto pair = static_cast<double>(i);
                return 2 * (half ? pair + pairs : 2 * pair + 1) / d;
            });
        },
        POSISCOPE_TR("core",
                     "Column j has the exponent 2j/d: sine and cosine of a pair have different frequencies; "
                     "use 2⌊j/2⌋/d"))};
}

}  // namespace

const Mistake& exponentDoubledMistake() {
    static const Mistake mistake{.id = "exponent-doubled",
                                 .inItself = true,
                                 .changesValues = false,
                                 .variants = exponentDoubledVariants};
    return mistake;
}

}  // namespace posiscope
