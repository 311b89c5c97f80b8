// SPDX-License-Identifier: GPL-3.0-or-later
// Frequencies for the whole head although only a part rotates.
#include "core/identify/mistakes/mistakes.h"
#include "core/parameters/keys.h"

namespace posiscope {

namespace {

std::vector<Variant> wholeHeadForAPartVariants(const Case& right) {
    return remade(right, {{keys::partialRotaryFactor.name, 1.0}},
                  POSISCOPE_TR("core",
                               "There are frequencies for the whole head, where a part of it rotates: the "
                               "exponent is 2i/d, not 2i/r"));
}

}  // namespace

const Mistake& wholeHeadForAPartMistake() {
    static const Mistake mistake{.id = "whole-head-for-a-part",
                                 .inItself = false,
                                 .changesValues = true,
                                 .variants = wholeHeadForAPartVariants};
    return mistake;
}

}  // namespace posiscope
