// SPDX-License-Identifier: GPL-3.0-or-later
// Rows moved by padding_idx + 1.
#include "core/identify/mistakes/mistakes.h"

namespace posiscope {

namespace {

std::vector<Variant> rowsMovedVariants(const Case& right) {
    std::vector<Variant> all;
    if (right.rotary() || right.grid() || right.right.step < 0) return all;
    const auto add = [&](std::int64_t k, bool zeros) {
        if (k == 0) return;
        all.push_back(changed(
            right,
            [k, zeros](Recipe& recipe) {
                recipe.first -= k;
                if (zeros && k > 0) recipe.zeroRows = k;
            },
            Text(k > 0 ? POSISCOPE_TR("core", "Row p holds position p − %1: the rows are moved")
                       : POSISCOPE_TR("core", "Row p holds position p + %1: the rows are moved"),
                 {std::to_string(k > 0 ? k : -k)}),
            Text(POSISCOPE_TR("core", "rows from %1 on"), {std::to_string(k > 0 ? k : 0)})));
    };
    for (const std::int64_t k : {1, 2}) {
        add(k, true);
        add(k, false);
    }
    if (right.reading != nullptr) add(right.right.first - right.reading->first, false);
    return all;
}

}  // namespace

const Mistake& rowsMovedMistake() {
    static const Mistake mistake{
        .id = "rows-moved", .inItself = false, .changesValues = false, .variants = rowsMovedVariants};
    return mistake;
}

}  // namespace posiscope
