// SPDX-License-Identifier: GPL-3.0-or-later
// All frequencies divided by the factor.
#include "core/identify/mistakes/mistakes.h"
#include "core/parameters/keys.h"

namespace posiscope {

namespace {

std::vector<Variant> linearForAnotherKindVariants(const Case& right) {
    if (choiceOf(right, keys::scaling.name) == "none") return {};
    return remade(
        right, {{keys::scaling.name, std::string("linear")}},
        Text(POSISCOPE_TR("core", "All frequencies are divided by the factor, where “%1” was meant"),
             {choiceOf(right, keys::scaling.name)}));
}

}  // namespace

const Mistake& linearForAnotherKindMistake() {
    static const Mistake mistake{.id = "linear-for-another-kind",
                                 .inItself = false,
                                 .changesValues = true,
                                 .variants = linearForAnotherKindVariants};
    return mistake;
}

}  // namespace posiscope
