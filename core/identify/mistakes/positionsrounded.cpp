// SPDX-License-Identifier: GPL-3.0-or-later
// Positions in a narrow type.
#include <algorithm>
#include <cstdlib>

#include "core/identify/mistakes/mistakes.h"

namespace posiscope {

namespace {

std::vector<Variant> positionsRoundedVariants(const Case& right) {
    std::vector<Variant> all;
    for (const NumberKind kind : {NumberKind::bfloat16, NumberKind::float16}) {
        const int bits = kind == NumberKind::bfloat16 ? 8 : 11;
        // Up to there all positions are exact.
        if (std::max(std::abs(right.right.first), right.right.reach(right.rows - 1)) <= 1 << bits) continue;
        all.push_back(changed(
            right, [kind](Recipe& recipe) { recipe.stages.position = kind; },
            Text(POSISCOPE_TR("core", "Positions were rounded to %1: whole numbers beyond %2 fall together"),
                 {nameOf(kind), std::to_string(1 << bits)}),
            Text(POSISCOPE_TR("core", "rows from %1 on"), {std::to_string((1 << bits) + 1)})));
    }
    return all;
}

}  // namespace

const Mistake& positionsRoundedMistake() {
    static const Mistake mistake{.id = "positions-rounded",
                                 .inItself = true,
                                 .changesValues = false,
                                 .variants = positionsRoundedVariants};
    return mistake;
}

}  // namespace posiscope
