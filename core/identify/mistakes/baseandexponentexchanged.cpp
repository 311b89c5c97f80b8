// SPDX-License-Identifier: GPL-3.0-or-later
// (2i/d)^(1/B).
#include <cmath>

#include "core/identify/mistakes/mistakes.h"

namespace posiscope {

namespace {

std::vector<Variant> baseAndExponentExchangedVariants(const Case& right) {
    const double d = right.dimensions();
    const double power = 1 / right.base();
    return {changed(
        right,
        [&](Recipe& recipe) {
            for (std::size_t i = 0; i < recipe.pairs(); ++i) {
                const double share = 2 * static_cast<double>(i) / d;
                recipe.sines[i] = {i == 0 ? 0.0 : std::pow(share, power), 0};
            }
        },
        POSISCOPE_TR("core", "Base and exponent are exchanged: pair i turns by (2i/d)^(1/B)"))};
}

}  // namespace

const Mistake& baseAndExponentExchangedMistake() {
    static const Mistake mistake{.id = "base-and-exponent-exchanged",
                                 .inItself = true,
                                 .changesValues = false,
                                 .variants = baseAndExponentExchangedVariants};
    return mistake;
}

}  // namespace posiscope
