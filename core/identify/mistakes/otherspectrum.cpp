// SPDX-License-Identifier: GPL-3.0-or-later
// The spectrum that ends at 1/B for that of the paper, or the other way round.
#include "core/identify/mistakes/mistakes.h"
#include "core/parameters/keys.h"

namespace posiscope {

namespace {

std::vector<Variant> otherSpectrumVariants(const Case& right) {
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

}  // namespace

const Mistake& otherSpectrumMistake() {
    static const Mistake mistake{
        .id = "other-spectrum", .inItself = false, .changesValues = true, .variants = otherSpectrumVariants};
    return mistake;
}

}  // namespace posiscope
