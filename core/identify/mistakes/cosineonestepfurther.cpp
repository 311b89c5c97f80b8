// SPDX-License-Identifier: GPL-3.0-or-later
// Cosines with the exponent of the next column.
#include "core/identify/mistakes/mistakes.h"

namespace posiscope {

namespace {

std::vector<Variant> cosineOneStepFurtherVariants(const Case& right) {
    const double d = right.dimensions();
    if (right.grid()) return {};
    return {changed(
        right,
        [&](Recipe& recipe) {
            recipe.cosines =
                powers(right, [d](std::size_t i) { return (2 * static_cast<double>(i) + 1) / d; });
        },
        POSISCOPE_TR("core", "Cosines have the exponent (2i + 1)/d, sines 2i/d: both must have 2i/d"),
        POSISCOPE_TR("core", "cosine columns"))};
}

}  // namespace

const Mistake& cosineOneStepFurtherMistake() {
    static const Mistake mistake{.id = "cosine-one-step-further",
                                 .inItself = true,
                                 .changesValues = false,
                                 .variants = cosineOneStepFurtherVariants};
    return mistake;
}

}  // namespace posiscope
