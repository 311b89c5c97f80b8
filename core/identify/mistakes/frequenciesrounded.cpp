// SPDX-License-Identifier: GPL-3.0-or-later
// Frequencies in a narrow type.
#include <cmath>

#include "core/identify/mistakes/mistakes.h"
#include "core/parameters/numbertext.h"

namespace posiscope {

namespace {

/// The effect on the angles of the last row: the pair with the largest error.
Text sentence(const Case& right, NumberKind kind) {
    const std::string bits = std::to_string(significandOf(kind));
    const auto last = static_cast<double>(right.right.first + right.right.step * (right.rows - 1));
    double largest = 0;
    std::size_t worst = 0;
    for (std::size_t pair = 0; pair < right.right.pairs(); ++pair) {
        const double exact = right.right.sines[pair].hi;
        const double off = std::abs((roundTo(kind, exact) - exact) * last);
        if (off > largest) {
            largest = off;
            worst = pair;
        }
    }
    if (right.rows < 2 || right.grid() || largest == 0)
        return {POSISCOPE_TR("core", "Every frequency has %1 significant bits: inv_freq was rounded to %2"),
                {bits, nameOf(kind)}};
    return {POSISCOPE_TR(
                "core",
                "Every frequency has %1 significant bits: inv_freq was rounded to %2; at position %3 the "
                "angle of pair %4 is off by %5"),
            {bits, nameOf(kind), groupedDigits(static_cast<std::int64_t>(last)),
             groupedDigits(static_cast<std::int64_t>(worst)), withDigits(largest, 2)}};
}

std::vector<Variant> frequenciesRoundedVariants(const Case& right) {
    std::vector<Variant> all;
    for (const NumberKind kind : {NumberKind::bfloat16, NumberKind::float16})
        all.push_back(changed(
            right, [kind](Recipe& recipe) { recipe.stages.frequency = kind; }, sentence(right, kind)));
    return all;
}

}  // namespace

const Mistake& frequenciesRoundedMistake() {
    static const Mistake mistake{.id = "frequencies-rounded",
                                 .inItself = true,
                                 .changesValues = false,
                                 .variants = frequenciesRoundedVariants};
    return mistake;
}

}  // namespace posiscope
