// SPDX-License-Identifier: GPL-3.0-or-later
// The attention factor of another formula: with one of two mscales alone, or applied twice.
#include <cmath>

#include "core/identify/mistakes/mistakes.h"
#include "core/parameters/keys.h"

namespace posiscope {

namespace {

struct Formula {
    double factor;
    Text words;
};

/// 0.1·m·ln s + 1.
double magnitude(double stretch, double scale) {
    return 0.1 * scale * std::log(stretch) + 1;
}

std::vector<Formula> formulasOf(const Case& right, double stretch) {
    const double meant = right.right.amplitude;
    const double mscale = realOf(right, keys::mscale.name).value_or(0);
    const double all = realOf(right, keys::mscaleAllDim.name).value_or(0);
    const double usual = magnitude(stretch, 1);
    std::vector<Formula> formulas{
        {usual * usual, POSISCOPE_TR("core", "(0.1·ln s + 1)²: applied twice")},
        {meant * meant, POSISCOPE_TR("core", "the square of what was meant: applied twice")},
        {2 * meant, POSISCOPE_TR("core", "twice what was meant")}};
    if (mscale != 0)
        formulas.push_back(
            {magnitude(stretch, mscale), POSISCOPE_TR("core", "0.1·mscale·ln s + 1: mscale alone")});
    if (all != 0)
        formulas.push_back({magnitude(stretch, all),
                            POSISCOPE_TR("core", "0.1·mscale_all_dim·ln s + 1: mscale_all_dim alone")});
    if (mscale != 0 && all != 0)
        formulas.push_back({magnitude(stretch, all) / magnitude(stretch, mscale),
                            POSISCOPE_TR("core", "the ratio of mscale_all_dim and mscale, upside down")});
    return formulas;
}

std::vector<Variant> factorByAnotherFormulaVariants(const Case& right) {
    const double stretch = realOf(right, keys::factor.name).value_or(1);
    if (choiceOf(right, keys::scaling.name) != "yarn" || stretch <= 1) return {};
    std::vector<Variant> all;
    for (const Formula& each : formulasOf(right, stretch)) {
        const double factor = each.factor;
        if (std::abs(factor - right.right.amplitude) < 1e-9) continue;
        all.push_back(changed(
            right, [factor](Recipe& recipe) { recipe.amplitude = factor; },
            Text(POSISCOPE_TR("core", "Cosines and sines are multiplied by %1 where %2 was meant: %3"))
                .with(Text::asIs(said(factor)))
                .with(Text::asIs(said(right.right.amplitude)))
                .with(each.words)));
    }
    return all;
}

}  // namespace

const Mistake& factorByAnotherFormulaMistake() {
    static const Mistake mistake{.id = "another-attention-factor",
                                 .inItself = false,
                                 .changesValues = false,
                                 .variants = factorByAnotherFormulaVariants};
    return mistake;
}

}  // namespace posiscope
