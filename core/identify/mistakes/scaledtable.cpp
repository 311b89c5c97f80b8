// SPDX-License-Identifier: GPL-3.0-or-later
// All cells multiplied by √d, or divided by it.
#include <cmath>

#include "core/identify/mistakes/mistakes.h"

namespace posiscope {

namespace {

std::vector<Variant> scaledTableVariants(const Case& right) {
    std::vector<Variant> all;
    if (right.rotary()) return all;
    const double root = std::sqrt(right.grid() ? 2 * right.dimensions() : right.dimensions());
    for (const double scale : {root, 1 / root})
        all.push_back(changed(
            right, [scale](Recipe& recipe) { recipe.amplitude *= scale; },
            Text(scale == root ? POSISCOPE_TR("core", "All cells are multiplied by %1 = √d")
                               : POSISCOPE_TR("core", "All cells are multiplied by %1 = 1/√d"),
                 {said(scale)})));
    return all;
}

}  // namespace

const Mistake& scaledTableMistake() {
    static const Mistake mistake{
        .id = "scaled-table", .inItself = false, .changesValues = false, .variants = scaledTableVariants};
    return mistake;
}

}  // namespace posiscope
