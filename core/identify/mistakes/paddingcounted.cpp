// SPDX-License-Identifier: GPL-3.0-or-later
// Positions that count padding tokens.
#include "core/identify/mistakes/mistakes.h"

namespace posiscope {

namespace {

std::vector<Variant> paddingCountedVariants(const Case& right) {
    if (!right.rotary() || right.reading == nullptr) return {};
    const std::int64_t k = right.reading->first - right.right.first;
    if (k <= 0) return {};
    return {changed(
        right, [k](Recipe& recipe) { recipe.first += k; },
        Text(POSISCOPE_TR("core", "Row p holds position p + %1: padding was counted"), {std::to_string(k)}))};
}

}  // namespace

const Mistake& paddingCountedMistake() {
    static const Mistake mistake{.id = "padding-counted",
                                 .inItself = false,
                                 .changesValues = false,
                                 .variants = paddingCountedVariants};
    return mistake;
}

}  // namespace posiscope
