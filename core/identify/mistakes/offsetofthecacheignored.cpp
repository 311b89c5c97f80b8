// SPDX-License-Identifier: GPL-3.0-or-later
// Positions that restart while decoding.
#include "core/identify/mistakes/mistakes.h"

namespace posiscope {

namespace {

std::vector<Variant> offsetOfTheCacheIgnoredVariants(const Case& right) {
    if (!right.rotary() || right.reading == nullptr) return {};
    const std::int64_t k = right.right.first - right.reading->first;
    if (k <= 0) return {};
    return {changed(
        right, [k](Recipe& recipe) { recipe.first -= k; },
        Text(POSISCOPE_TR("core", "Row p holds position p − %1: the rows in the cache were not counted"),
             {std::to_string(k)}))};
}

}  // namespace

const Mistake& offsetOfTheCacheIgnoredMistake() {
    static const Mistake mistake{.id = "offset-of-the-cache-ignored",
                                 .inItself = false,
                                 .changesValues = false,
                                 .variants = offsetOfTheCacheIgnoredVariants};
    return mistake;
}

}  // namespace posiscope
