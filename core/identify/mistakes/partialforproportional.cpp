// SPDX-License-Identifier: GPL-3.0-or-later
// All pairs of a head rotated, or a table of the rotated pairs alone, where the proportional form was meant.
#include "core/identify/mistakes/mistakes.h"
#include "core/parameters/keys.h"

namespace posiscope {

namespace {

/// Adds B^(−2i/r) for the rotated part, alone or followed by the zeros.
void addPart(const Case& right, std::vector<Variant>& all) {
    Values values = right.values;
    values.set(keys::partialRotaryFactor, right.proportional.share);
    if (!areSound(*right.encoding, values)) return;
    Variant part{values, recipeMeant(*right.encoding, values, {}),
                 POSISCOPE_TR("core",
                              "The exponent is 2i/r, r the elements that turn: the proportional form has "
                              "2i/d, d the whole head"),
                 POSISCOPE_TR("core", "all pairs")};
    if (part.recipe.pairs() == 0) return;
    all.push_back(part);
    part.recipe.sines.resize(right.right.pairs());
    all.push_back(std::move(part));
}

std::vector<Variant> partialForProportionalVariants(const Case& right) {
    std::vector<Variant> all;
    if (!right.proportional.given() || !right.values.contains(keys::partialRotaryFactor.name)) return all;
    const auto turning =
        static_cast<std::size_t>(std::count_if(right.right.sines.begin(), right.right.sines.end(),
                                               [](const DoubleDouble radians) { return radians.hi != 0; }));
    const std::string pairs = std::to_string(turning);
    all.push_back(changed(
        right,
        [&](Recipe& recipe) {
            recipe.sines = recipeMeant(*right.encoding, right.values, {1, right.proportional.factor}).sines;
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

}  // namespace

const Mistake& partialForProportionalMistake() {
    static const Mistake mistake{.id = "partial-for-proportional",
                                 .inItself = false,
                                 .changesValues = true,
                                 .variants = partialForProportionalVariants};
    return mistake;
}

}  // namespace posiscope
