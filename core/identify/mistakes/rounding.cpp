// SPDX-License-Identifier: GPL-3.0-or-later
// Mistakes in the types of the stages.
#include <algorithm>
#include <array>
#include <cmath>
#include <cstdlib>

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

/// Frequencies in a narrow type.
std::vector<Variant> frequenciesRounded(const Case& right) {
    std::vector<Variant> all;
    for (const NumberKind kind : {NumberKind::bfloat16, NumberKind::float16})
        all.push_back(changed(
            right, [kind](Recipe& recipe) { recipe.stages.frequency = kind; }, sentence(right, kind)));
    return all;
}

/// Positions in a narrow type.
std::vector<Variant> positionsRounded(const Case& right) {
    std::vector<Variant> all;
    for (const NumberKind kind : {NumberKind::bfloat16, NumberKind::float16}) {
        const int bits = kind == NumberKind::bfloat16 ? 8 : 11;
        // Up to there all positions are exact.
        if (std::max(std::abs(right.right.first), right.right.reach(right.rows - 1)) <= 1 << bits) continue;
        all.push_back(changed(
            right, [kind](Recipe& recipe) { recipe.stages.position = kind; },
            Text(POSISCOPE_TR("core", "Positions were rounded to %1: whole numbers beyond %2 fall together"),
                 {nameOf(kind), std::to_string(1 << bits)}),
            Text(POSISCOPE_TR("core", "rows from %1 on"),
                 {std::to_string(std::max<std::int64_t>(0, (1 << bits) + 1 - right.right.first))})));
    }
    return all;
}

/// Angles in a narrow type.
std::vector<Variant> angleRounded(const Case& right) {
    std::vector<Variant> all;
    for (const NumberKind kind : {NumberKind::bfloat16, NumberKind::float16}) {
        all.push_back(changed(
            right, [kind](Recipe& recipe) { recipe.stages.angle = kind; },
            Text(POSISCOPE_TR("core", "Angles were rounded to %1 before sine and cosine"), {nameOf(kind)})));
    }
    return all;
}

/// All stages in a narrow type.
std::vector<Variant> everythingInTheModelDtype(const Case& right) {
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

std::span<const Mistake> roundingMistakes() {
    static constexpr std::array all{
        // id, wrong by itself, changes parameters, its tables
        Mistake{"frequencies-rounded", true, false, frequenciesRounded},
        Mistake{"positions-rounded", true, false, positionsRounded},
        Mistake{"angle-rounded", true, false, angleRounded},
        Mistake{"everything-in-the-model-dtype", true, false, everythingInTheModelDtype}};
    return all;
}

}  // namespace posiscope
