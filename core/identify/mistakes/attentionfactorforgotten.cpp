// SPDX-License-Identifier: GPL-3.0-or-later
// Cosines and sines without their factor.
#include "core/identify/mistakes/mistakes.h"

namespace posiscope {

namespace {

std::vector<Variant> attentionFactorForgottenVariants(const Case& right) {
    if (!right.rotary() || right.right.amplitude == 1) return {};
    return {changed(
        right, [](Recipe& recipe) { recipe.amplitude = 1; },
        Text(POSISCOPE_TR("core", "Cosines and sines are not multiplied by the attention factor %1"),
             {said(right.right.amplitude)}))};
}

}  // namespace

const Mistake& attentionFactorForgottenMistake() {
    static const Mistake mistake{.id = "attention-factor-forgotten",
                                 .inItself = false,
                                 .changesValues = false,
                                 .variants = attentionFactorForgottenVariants};
    return mistake;
}

}  // namespace posiscope
