// SPDX-License-Identifier: GPL-3.0-or-later
// The same row for all positions.
#include "core/identify/mistakes/mistakes.h"

namespace posiscope {

namespace {

std::vector<Variant> oneRowForAllVariants(const Case& right) {
    std::vector<Variant> all;
    if (right.grid()) return all;
    for (const std::int64_t row : {right.rows, right.rows - 1, std::int64_t{0}, std::int64_t{1}})
        all.push_back(changed(
            right,
            [row](Recipe& recipe) {
                recipe.first += recipe.step * row;
                recipe.oneRow = true;
            },
            Text(POSISCOPE_TR("core", "All rows are that of position %1"), {std::to_string(row)})));
    return all;
}

}  // namespace

const Mistake& oneRowForAllMistake() {
    static const Mistake mistake{
        .id = "one-row-for-all", .inItself = true, .changesValues = false, .variants = oneRowForAllVariants};
    return mistake;
}

}  // namespace posiscope
