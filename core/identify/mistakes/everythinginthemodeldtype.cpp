// SPDX-License-Identifier: GPL-3.0-or-later
// All stages in a narrow type.
#include "core/identify/mistakes/mistakes.h"

namespace posiscope {

namespace {

std::vector<Variant> everythingInTheModelDtypeVariants(const Case& right) {
    std::vector<Variant> all;
    for (const NumberKind kind : {NumberKind::bfloat16, NumberKind::float16}) {
        all.push_back(changed(
            right,
            [kind](Recipe& recipe) {
                recipe.stages = {kind, kind, kind, kind};
            },
            Text(POSISCOPE_TR("core",
                              "Frequencies, positions, angles, sines and cosines were all computed in %1"),
                 {nameOf(kind)})));
    }
    return all;
}

}  // namespace

const Mistake& everythingInTheModelDtypeMistake() {
    static const Mistake mistake{.id = "everything-in-the-model-dtype",
                                 .inItself = true,
                                 .changesValues = false,
                                 .variants = everythingInTheModelDtypeVariants};
    return mistake;
}

}  // namespace posiscope
