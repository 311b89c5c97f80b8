// SPDX-License-Identifier: GPL-3.0-or-later
// rope_scaling was not read.
#include "core/identify/mistakes/mistakes.h"
#include "core/parameters/keys.h"

namespace posiscope {

namespace {

std::vector<Variant> scalingNotAppliedVariants(const Case& right) {
    return remade(right, {{keys::scaling.name, std::string("none")}},
                  Text(POSISCOPE_TR("core", "The scaling “%1” was not applied"),
                       {choiceOf(right, keys::scaling.name)}));
}

}  // namespace

const Mistake& scalingNotAppliedMistake() {
    static const Mistake mistake{.id = "scaling-not-applied",
                                 .inItself = false,
                                 .changesValues = true,
                                 .variants = scalingNotAppliedVariants};
    return mistake;
}

}  // namespace posiscope
