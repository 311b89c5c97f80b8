// SPDX-License-Identifier: GPL-3.0-or-later
// Mistakes in stretched frequencies, and in the factor and the sign of cells.
#include <array>
#include <cmath>

#include "core/identify/mistakes/mistakes.h"
#include "core/parameters/keys.h"
#include "core/parameters/numbertext.h"

namespace posiscope {

namespace {

/// rope_scaling was not read.
std::vector<Variant> scalingNotApplied(const Case& right) {
    return remade(right, {{keys::scaling.name, std::string("none")}},
                  Text(POSISCOPE_TR("core", "The scaling “%1” was not applied"),
                       {choiceOf(right, keys::scaling.name)}));
}

/// All frequencies divided by the factor.
std::vector<Variant> linearForAnotherKind(const Case& right) {
    if (choiceOf(right, keys::scaling.name) == "none") return {};
    return remade(
        right, {{keys::scaling.name, std::string("linear")}},
        Text(POSISCOPE_TR("core", "All frequencies are divided by the factor, where “%1” was meant"),
             {choiceOf(right, keys::scaling.name)}));
}

/// LongRoPE: the list for long texts.
std::vector<Variant> longFactorsForShortTexts(const Case& right) {
    if (choiceOf(right, keys::scaling.name) != "longrope") return {};
    const std::int64_t original = right.values.get(keys::originalMaxPosition);
    return remade(
        right, {{keys::sequenceLength.name, 2 * original}},
        POSISCOPE_TR("core", "The frequencies are divided by long_factor, where short_factor was meant"));
}

/// YaRN: bounds of the ramp that are rounded to whole pairs, or not, against the configuration.
std::vector<Variant> yarnBoundsRounded(const Case& right) {
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

/// Cosines and sines without their factor.
std::vector<Variant> attentionFactorForgotten(const Case& right) {
    if (!right.rotary() || right.right.amplitude == 1) return {};
    return {changed(
        right, [](Recipe& recipe) { recipe.amplitude = 1; },
        Text(POSISCOPE_TR("core", "Cosines and sines are not multiplied by the attention factor %1"),
             {said(right.right.amplitude)}))};
}

/// 0.1 · (0.1 ln s + 1) · ln s + 1.
std::vector<Variant> logarithmAppliedTwice(const Case& right) {
    const std::string kind = choiceOf(right, "scaling");
    const double s = realOf(right, "factor").value_or(1);
    if (kind != "yarn" || s <= 1) return {};
    const double wrong = 0.1 * (0.1 * std::log(s) + 1) * std::log(s) + 1;
    return {changed(
        right, [wrong](Recipe& recipe) { recipe.amplitude = wrong; },
        Text(POSISCOPE_TR(
                 "core",
                 "Cosines and sines are multiplied by %1: the logarithm of the factor was applied twice"),
             {said(wrong)}))};
}

/// 0.1 ln s + 1 in place of a factor that was given.
std::vector<Variant> givenFactorIgnored(const Case& right) {
    const std::string kind = choiceOf(right, "scaling");
    const double s = realOf(right, "factor").value_or(1);
    const double usual = 0.1 * std::log(s) + 1;
    if (kind != "yarn" || std::abs(usual - right.right.amplitude) < 1e-9) return {};
    return {changed(
        right, [usual](Recipe& recipe) { recipe.amplitude = usual; },
        Text(
            POSISCOPE_TR("core", "Cosines and sines are multiplied by 0.1 ln s + 1 = %1, where %2 was given"),
            {said(usual), said(right.right.amplitude)}))};
}

struct Formula {
    double factor;
    Text words;
};

/// 0.1·m·ln s + 1.
double magnitude(double stretch, double scale) {
    return 0.1 * scale * std::log(stretch) + 1;
}

std::vector<Formula> formulasOf(const Case& right, double stretch) {
    const double expected = right.right.amplitude;
    const double mscale = realOf(right, keys::mscale.name).value_or(0);
    const double all = realOf(right, keys::mscaleAllDim.name).value_or(0);
    const double usual = magnitude(stretch, 1);
    std::vector<Formula> formulas{
        {usual * usual, POSISCOPE_TR("core", "applied twice, (0.1·ln s + 1)²")},
        {expected * expected, POSISCOPE_TR("core", "applied twice, the square of what was meant")},
        {2 * expected, POSISCOPE_TR("core", "twice what was meant")}};
    if (mscale != 0)
        formulas.push_back(
            {magnitude(stretch, mscale), POSISCOPE_TR("core", "mscale alone, 0.1·mscale·ln s + 1")});
    if (all != 0)
        formulas.push_back({magnitude(stretch, all),
                            POSISCOPE_TR("core", "mscale_all_dim alone, 0.1·mscale_all_dim·ln s + 1")});
    if (mscale != 0 && all != 0)
        formulas.push_back({magnitude(stretch, all) / magnitude(stretch, mscale),
                            POSISCOPE_TR("core", "the ratio of mscale_all_dim and mscale, upside down")});
    return formulas;
}

/// The attention factor of another formula: with one of two mscales alone, or applied twice.
std::vector<Variant> factorByAnotherFormula(const Case& right) {
    const double stretch = realOf(right, keys::factor.name).value_or(1);
    if (choiceOf(right, keys::scaling.name) != "yarn" || stretch <= 1) return {};
    std::vector<Variant> all;
    for (const Formula& each : formulasOf(right, stretch)) {
        const double factor = each.factor;
        if (std::abs(factor - right.right.amplitude) < 1e-9) continue;
        all.push_back(changed(
            right, [factor](Recipe& recipe) { recipe.amplitude = factor; },
            Text(POSISCOPE_TR("core", "Cosines and sines are multiplied by %1 where %2 was meant: %3"))
                .with(Text::asIs(withDigits(factor, 8)))
                .with(Text::asIs(withDigits(right.right.amplitude, 8)))
                .with(each.words)));
    }
    return all;
}

/// All cells multiplied by √d, or divided by it.
std::vector<Variant> scaledTable(const Case& right) {
    std::vector<Variant> all;
    if (right.rotary()) return all;
    const double root = std::sqrt(right.grid() ? 2 * right.dimensions() : right.dimensions());
    for (const double scale : {root, 1 / root})
        all.push_back(changed(
            right, [scale](Recipe& recipe) { recipe.amplitude *= scale; },
            Text(scale == root ? POSISCOPE_TR("core", "All cells are multiplied by %1 = √d")
                               : POSISCOPE_TR("core", "All cells are multiplied by %1 = 1/√d"),
                 {said(scale)})));
    return all;
}

/// √d in a narrow type.
std::vector<Variant> scaleRounded(const Case& right) {
    std::vector<Variant> all;
    const double root = std::sqrt(right.dimensions());
    for (const NumberKind kind : {NumberKind::bfloat16, NumberKind::float16}) {
        const double rounded = roundTo(kind, root);
        if (rounded == root) continue;
        for (const double expected : {1.0, root})
            all.push_back(changed(
                right, [&](Recipe& recipe) { recipe.amplitude *= expected * rounded / root; },
                Text(POSISCOPE_TR("core", "√d was rounded to %1: %2 for %3"),
                     {nameOf(kind), said(rounded), said(root)})));
    }
    return all;
}

/// xPos: frequencies in the order of the one layout, scales in that of the other. Every column is a pair.
std::vector<Variant> scalesInAnotherOrder(const Case& right) {
    const std::size_t pairs = right.right.pairs();
    if (right.right.growth.empty() || pairs < 2) return {};
    std::vector<Variant> all;
    for (const bool halves : {true, false})
        all.push_back(changed(
            right,
            [halves, pairs](Recipe& recipe) {
                const Recipe own = recipe;
                recipe.sines.clear();
                recipe.growth.clear();
                for (std::size_t j = 0; j < 2 * pairs; ++j) {
                    recipe.sines.push_back(own.sines[halves ? j / 2 : j % pairs]);
                    recipe.growth.push_back(own.growth[halves ? j % pairs : j / 2]);
                }
            },
            Text(halves ? POSISCOPE_TR("core",
                                       "Column j has the frequency of pair j/2 and the scale of pair j mod "
                                       "%1: frequencies stand twice in a row, and scales in two halves")
                        : POSISCOPE_TR("core",
                                       "Column j has the frequency of pair j mod %1 and the scale of pair "
                                       "j/2: frequencies stand in two halves, and scales twice in a row"),
                 {std::to_string(pairs)}),
            POSISCOPE_TR("core", "all columns")));
    return all;
}

/// xPos: the scales of keys, which are the inverse of those of queries.
std::vector<Variant> scalesInverted(const Case& right) {
    if (right.right.growth.empty()) return {};
    return {changed(
        right,
        [](Recipe& recipe) {
            for (double& each : recipe.growth)
                each = -each;
        },
        POSISCOPE_TR("core",
                     "Scales are the inverse of what was meant: keys have these, and queries the others"),
        POSISCOPE_TR("core", "all columns"))};
}

/// Sines with the other sign.
std::vector<Variant> turnedTheOtherWay(const Case& right) {
    // The middle of the rows is position 0.
    const bool symmetric = right.right.step < 0 && 2 * right.right.first == right.rows - 1;
    return {changed(
        right, [](Recipe& recipe) { recipe.sineSign = -recipe.sineSign; },
        symmetric
            ? POSISCOPE_TR("core",
                           "Rows are in reverse order, from the smallest distance to the largest; sines with "
                           "the other sign would give the same table")
            : POSISCOPE_TR("core", "The sines have the other sign: pairs turn the other way"),
        symmetric ? POSISCOPE_TR("core", "all rows") : POSISCOPE_TR("core", "sine columns"))};
}

}  // namespace

std::span<const Mistake> scalingMistakes() {
    static constexpr std::array all{
        // id, wrong by itself, changes parameters, its tables
        Mistake{"scaling-not-applied", false, true, scalingNotApplied},
        Mistake{"linear-for-another-kind", false, true, linearForAnotherKind},
        Mistake{"long-factors-for-short-texts", false, true, longFactorsForShortTexts},
        Mistake{"yarn-bounds-rounded", false, true, yarnBoundsRounded},
        Mistake{"attention-factor-forgotten", false, false, attentionFactorForgotten},
        Mistake{"logarithm-applied-twice", false, false, logarithmAppliedTwice},
        Mistake{"given-factor-ignored", false, false, givenFactorIgnored},
        Mistake{"another-attention-factor", false, false, factorByAnotherFormula},
        Mistake{"scales-inverted", false, false, scalesInverted},
        Mistake{"scales-in-another-order", false, false, scalesInAnotherOrder},
        Mistake{"scaled-table", false, false, scaledTable},
        Mistake{"scale-rounded", false, false, scaleRounded},
        Mistake{"turned-the-other-way", false, false, turnedTheOtherWay}};
    return all;
}

}  // namespace posiscope
