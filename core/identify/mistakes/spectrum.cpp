// SPDX-License-Identifier: GPL-3.0-or-later
// Mistakes in bases, exponents and what else gives the frequencies.
#include <array>
#include <cmath>

#include "core/identify/mistakes/mistakes.h"
#include "core/parameters/keys.h"

namespace posiscope {

namespace {

/// What another program reads from the same configuration.
std::vector<Variant> readByAnotherProgram(const Case& right) {
    std::vector<Variant> all;
    for (const OtherReading& read : right.readings) {
        const bool baseAlone = read.values.size() == 1 && read.values.front().first == keys::base.name;
        const std::string base = baseAlone ? said(std::get<double>(read.values.front().second)) : "";
        Text text = baseAlone
                        ? Text(POSISCOPE_TR("core",
                                            "The base is %1 where %2 was meant: %1 is what %3 reads from "
                                            "this file"),
                               {base, said(right.base()), read.program})
                        : Text(POSISCOPE_TR("core", "The table is what %1 reads from this file: %2"))
                              .with(Text::asIs(read.program))
                              .with(read.words);
        for (Variant& each : remade(right, read.values, std::move(text)))
            all.push_back(std::move(each));
    }
    return all;
}

/// The base of a class in place of that of the configuration.
std::vector<Variant> defaultBase(const Case& right) {
    if (!right.rotary()) return {};
    return remade(right, {{keys::base.name, 10000.0}},
                  Text(POSISCOPE_TR("core", "The base is %1, the default of the code, where %2 was meant"),
                       {said(10000), said(right.base())}));
}

/// The base of global layers in local ones.
std::vector<Variant> oneBaseForAllLayers(const Case& right) {
    std::vector<Variant> all;
    if (!right.rotary() || right.base() != 10000) return all;
    for (const double base : {160000.0, 1e6})
        for (Variant& each :
             remade(right, {{keys::base.name, base}},
                    Text(POSISCOPE_TR("core",
                                      "The base is %1 where %2 was meant: that of the global layers, in a "
                                      "model with two bases"),
                         {said(base), said(right.base())})))
            all.push_back(std::move(each));
    return all;
}

/// A base with too few zeros.
std::vector<Variant> baseWithADigitMissing(const Case& right) {
    std::vector<Variant> all;
    for (const double divisor : {10.0, 1000.0, 100.0}) {
        const double base = right.base() / divisor;
        if (base <= 1) continue;
        const char* const words =
            base * base == right.base()
                ? POSISCOPE_TR("core",
                               "The base is %1 where its square, %2, was meant; the exponent i/d for 2i/d "
                               "gives the same frequencies")
                : POSISCOPE_TR("core", "The base is %1 where %2 was meant");
        for (Variant& each :
             remade(right, {{keys::base.name, base}}, Text(words, {said(base), said(right.base())})))
            all.push_back(std::move(each));
    }
    return all;
}

/// The spectrum that ends at 1/B for that of the paper, or the other way round.
std::vector<Variant> otherSpectrum(const Case& right) {
    std::vector<Variant> all;
    const std::string wrong = choiceOf(right, keys::spectrum.name) == "paper" ? "endpoint" : "paper";
    for (Variant& each : remade(
             right, {{keys::spectrum.name, wrong}},
             Text(
                 POSISCOPE_TR("core", "The frequencies are those of the spectrum “%1”, not of the one meant"),
                 {wrong})))
        all.push_back(std::move(each));
    const double shift = realOf(right, "downscale_freq_shift").value_or(0);
    for (Variant& each : remade(
             right, {{"downscale_freq_shift", shift == 0 ? 1.0 : 0.0}},
             Text(POSISCOPE_TR("core", "The frequencies end elsewhere: downscale_freq_shift is %1, not %2"),
                  {said(shift == 0 ? 1 : 0), said(shift)})))
        all.push_back(std::move(each));
    if (right.rotary() && right.right.pairs() > 1 && choiceOf(right, keys::scaling.name) == "none")
        all.push_back(changed(
            right,
            [&](Recipe& recipe) {
                const auto last = static_cast<double>(right.right.pairs() - 1);
                recipe.sines = powers(right, [last](std::size_t i) { return static_cast<double>(i) / last; });
            },
            POSISCOPE_TR("core",
                         "The frequencies reach 1/B: the exponent is i/(d/2 − 1) where 2i/d was meant")));
    return all;
}

/// As many frequencies as rotate, with the exponents of the whole head.
std::vector<Variant> exponentOfTheWholeHead(const Case& right) {
    const double part = realOf(right, keys::partialRotaryFactor.name).value_or(1);
    if (!right.rotary() || part >= 1 || right.proportional.given() ||
        choiceOf(right, keys::scaling.name) != "none")
        return {};
    // B^(−2i/d) = (B^(r/d))^(−2i/r).
    return remade(right, {{keys::base.name, std::pow(right.base(), part)}},
                  POSISCOPE_TR("core",
                               "The exponent is 2i/d, d the whole head, where 2i/r was meant, r the part of "
                               "it that rotates"),
                  POSISCOPE_TR("core", "all pairs"));
}

/// Frequencies for the whole head although only a part rotates.
std::vector<Variant> wholeHeadForAPart(const Case& right) {
    return remade(right, {{keys::partialRotaryFactor.name, 1.0}},
                  POSISCOPE_TR("core",
                               "There are frequencies for the whole head, where a part of it rotates: the "
                               "exponent is 2i/d, not 2i/r"));
}

/// Adds B^(−2i/r) for the rotated part, alone or followed by the zeros.
void addPart(const Case& right, std::vector<Variant>& all) {
    Values values = right.values;
    values.set(keys::partialRotaryFactor, right.proportional.share);
    if (!areSound(*right.encoding, values)) return;
    Variant part{values, expectedRecipe(*right.encoding, values, {}),
                 POSISCOPE_TR("core",
                              "The exponent is 2i/r, r the elements that turn: the proportional form has "
                              "2i/d, d the whole head"),
                 POSISCOPE_TR("core", "all pairs")};
    if (part.recipe.pairs() == 0) return;
    all.push_back(part);
    part.recipe.sines.resize(right.right.pairs());
    all.push_back(std::move(part));
}

/// All pairs of a head rotated, or a table of the rotated pairs alone, where the proportional form was meant.
std::vector<Variant> partialForProportional(const Case& right) {
    std::vector<Variant> all;
    if (!right.proportional.given() || !right.values.contains(keys::partialRotaryFactor.name)) return all;
    const auto turning =
        static_cast<std::size_t>(std::count_if(right.right.sines.begin(), right.right.sines.end(),
                                               [](const DoubleDouble radians) { return radians.hi != 0; }));
    const std::string pairs = std::to_string(turning);
    all.push_back(changed(
        right,
        [&](Recipe& recipe) {
            recipe.sines =
                expectedRecipe(*right.encoding, right.values, {1, right.proportional.factor}).sines;
        },
        Text(POSISCOPE_TR("core",
                          "All pairs turn: behind the first %1 the frequency is 0 in the "
                          "proportional form"),
             {pairs}),
        Text(POSISCOPE_TR("core", "from pair %1 on"), {pairs})));
    all.push_back(changed(
        right, [&](Recipe& recipe) { recipe.sines.resize(turning); },
        Text(POSISCOPE_TR("core",
                          "Only the %1 pairs that turn are there: %2 pairs with the frequency 0 are "
                          "missing"),
             {pairs, std::to_string(right.right.pairs() - turning)}),
        POSISCOPE_TR("core", "all pairs")));
    addPart(right, all);
    return all;
}

/// The exponent 2j/d of a loop over columns j.
std::vector<Variant> exponentDoubled(const Case& right) {
    if (right.rotary() || right.grid()) return {};
    const double d = right.dimensions();
    const bool half = right.halfSplit();
    const auto pairs = static_cast<double>(right.right.pairs());
    return {changed(
        right,
        [&](Recipe& recipe) {
            recipe.sines = powers(
                right, [&](std::size_t i) { return 2 * (half ? 1.0 : 2.0) * static_cast<double>(i) / d; });
            recipe.cosines = powers(right, [&](std::size_t i) {
                const auto pair = static_cast<double>(i);
                return 2 * (half ? pair + pairs : 2 * pair + 1) / d;
            });
        },
        POSISCOPE_TR("core",
                     "Column j has the exponent 2j/d: sine and cosine of a pair have different frequencies; "
                     "use 2⌊j/2⌋/d"))};
}

/// The exponent 4i/d.
std::vector<Variant> exponentDoubledInPairs(const Case& right) {
    if (right.rotary() && choiceOf(right, "scaling") != "none") return {};
    return {changed(
        right,
        [](Recipe& recipe) {
            for (DoubleDouble& each : recipe.sines)
                each = each * each;
        },
        POSISCOPE_TR("core",
                     "The exponent is doubled: pair i turns by B^(−4i/d), as if the base were its square"))};
}

/// Cosines with the exponent of the next column.
std::vector<Variant> cosineOneStepFurther(const Case& right) {
    const double d = right.dimensions();
    if (right.grid()) return {};
    return {changed(
        right,
        [&](Recipe& recipe) {
            recipe.cosines =
                powers(right, [d](std::size_t i) { return (2 * static_cast<double>(i) + 1) / d; });
        },
        POSISCOPE_TR("core", "Cosines have the exponent (2i + 1)/d, sines 2i/d: both must have 2i/d"),
        POSISCOPE_TR("core", "cosine columns"))};
}

/// (2i/d)^(1/B).
std::vector<Variant> baseAndExponentExchanged(const Case& right) {
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

/// 2i/d rounded down to 0.
std::vector<Variant> wholeNumberDivisionInTheExponent(const Case& right) {
    return {changed(
        right,
        [](Recipe& recipe) {
            recipe.sines.assign(recipe.pairs(), DoubleDouble{1, 0});
        },
        POSISCOPE_TR("core", "All pairs turn by 1: the exponent 2i/d was computed with whole numbers"))};
}

/// p · B^(2i/d).
std::vector<Variant> multipliedInsteadOfDivided(const Case& right) {
    const double d = right.dimensions();
    if (right.grid()) return {};
    return {changed(
        right,
        [&](Recipe& recipe) {
            recipe.sines = powers(right, [d](std::size_t i) { return -2 * static_cast<double>(i) / d; });
        },
        POSISCOPE_TR("core", "Positions are multiplied by B^(2i/d), not divided: the frequencies rise"))};
}

}  // namespace

std::span<const Mistake> spectrumMistakes() {
    static constexpr std::array all{
        // id, wrong by itself, changes parameters, its tables
        Mistake{"read-by-another-program", false, true, readByAnotherProgram},
        Mistake{"exponent-of-the-whole-head", false, true, exponentOfTheWholeHead},
        Mistake{"default-base", false, true, defaultBase},
        Mistake{"one-base-for-all-layers", false, true, oneBaseForAllLayers},
        Mistake{"base-with-a-digit-missing", false, true, baseWithADigitMissing},
        Mistake{"other-spectrum", false, true, otherSpectrum},
        Mistake{"whole-head-for-a-part", false, true, wholeHeadForAPart},
        Mistake{"partial-for-proportional", false, true, partialForProportional},
        Mistake{"exponent-doubled", true, false, exponentDoubled},
        Mistake{"exponent-doubled-in-pairs", false, false, exponentDoubledInPairs},
        Mistake{"cosine-one-step-further", true, false, cosineOneStepFurther},
        Mistake{"base-and-exponent-exchanged", true, false, baseAndExponentExchanged},
        Mistake{"whole-number-division-in-the-exponent", true, false, wholeNumberDivisionInTheExponent},
        Mistake{"multiplied-instead-of-divided", true, false, multipliedInsteadOfDivided}};
    return all;
}

}  // namespace posiscope
