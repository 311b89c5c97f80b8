// SPDX-License-Identifier: GPL-3.0-or-later
// YaRN: bounds of the ramp that are rounded to whole pairs, or not, against the configuration.
#include "core/identify/mistakes/mistakes.h"
#include "core/parameters/keys.h"

namespace posiscope {

namespace {

std::vector<Variant> yarnBoundsRoundedVariants(const Case& right) {
    if (choiceOf(right, keys::scaling.name) != "yarn") return {};
    const bool truncate = right.values.get(keys::truncate);
    return remade(
        right, {{keys::truncate.name, !truncate}},
        truncate
            ? POSISCOPE_TR("core",
                           "The bounds of YaRN's ramp are not rounded to whole pairs, which was meant")
            : POSISCOPE_TR("core",
                           "The bounds of YaRN's ramp are rounded to whole pairs, where truncate is false"));
}

}  // namespace

const Mistake& yarnBoundsRoundedMistake() {
    static const Mistake mistake{.id = "yarn-bounds-rounded",
                                 .inItself = false,
                                 .changesValues = true,
                                 .variants = yarnBoundsRoundedVariants};
    return mistake;
}

}  // namespace posiscope
