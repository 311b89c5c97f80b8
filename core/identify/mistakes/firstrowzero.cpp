// SPDX-License-Identifier: GPL-3.0-or-later
// Row 0 left zero.
#include "core/identify/mistakes/mistakes.h"

namespace posiscope {

namespace {

std::vector<Variant> firstRowZeroVariants(const Case& right) {
    if (right.right.zeroRows > 0) return {};
    return {changed(
        right, [](Recipe& recipe) { recipe.zeroRows = 1; },
        POSISCOPE_TR("core", "Row 0 is all zeros, its cosines too, which should be 1"),
        POSISCOPE_TR("core", "row 0"))};
}

}  // namespace

const Mistake& firstRowZeroMistake() {
    static const Mistake mistake{
        .id = "first-row-zero", .inItself = false, .changesValues = false, .variants = firstRowZeroVariants};
    return mistake;
}

}  // namespace posiscope
