// SPDX-License-Identifier: GPL-3.0-or-later
// LongRoPE: the list for long texts.
#include "core/identify/mistakes/mistakes.h"
#include "core/parameters/keys.h"

namespace posiscope {

namespace {

std::vector<Variant> longFactorsForShortTextsVariants(const Case& right) {
    if (choiceOf(right, keys::scaling.name) != "longrope") return {};
    const std::int64_t original = right.values.get(keys::originalMaxPosition);
    return remade(
        right, {{keys::sequenceLength.name, 2 * original}},
        POSISCOPE_TR("core", "The frequencies are divided by long_factor, where short_factor was meant"));
}

}  // namespace

const Mistake& longFactorsForShortTextsMistake() {
    static const Mistake mistake{.id = "long-factors-for-short-texts",
                                 .inItself = false,
                                 .changesValues = true,
                                 .variants = longFactorsForShortTextsVariants};
    return mistake;
}

}  // namespace posiscope
