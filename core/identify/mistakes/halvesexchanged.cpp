// SPDX-License-Identifier: GPL-3.0-or-later
// [PE(row), PE(column)] for [PE(column), PE(row)].
#include "core/identify/mistakes/mistakes.h"

namespace posiscope {

namespace {

std::vector<Variant> halvesExchangedVariants(const Case& right) {
    if (!right.grid()) return {};
    return {changed(
        right, [](Recipe& recipe) { recipe.alongWidth.flip(); },
        POSISCOPE_TR("core", "The halves of the two axes are exchanged: columns j and j ± d/2"),
        POSISCOPE_TR("core", "all columns"))};
}

}  // namespace

const Mistake& halvesExchangedMistake() {
    static const Mistake mistake{.id = "halves-exchanged",
                                 .inItself = false,
                                 .changesValues = false,
                                 .variants = halvesExchangedVariants};
    return mistake;
}

}  // namespace posiscope
