// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/identify/settledfrequencies.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace posiscope {

namespace {

constexpr std::size_t nearCount = 5;
using NearNumbers = std::array<double, nearCount>;

/// The float32 numbers near a frequency, the nearest first.
NearNumbers nearNumbers(double radians) {
    const auto middle = static_cast<float>(radians);
    const float above = std::nextafter(middle, HUGE_VALF);
    const float below = std::nextafter(middle, 0.0F);
    return {middle, above, below, std::nextafter(above, HUGE_VALF), std::nextafter(below, 0.0F)};
}

/// One pair of columns.
struct Columns {
    std::int64_t sine = -1, cosine = -1;
};

/// The neighbour of a frequency that agrees with most of the cells in which neighbours differ.
double settled(double radians, const Sheet& sheet, Columns columns, const Recipe& recipe,
               std::int64_t stride) {
    const NearNumbers neighbours = nearNumbers(radians);
    std::array<int, nearCount> agreeing{};
    for (std::int64_t row = recipe.zeroRows; row < sheet.rows(); row += stride) {
        const double p =
            roundTo(recipe.stages.position, static_cast<double>(recipe.first + recipe.step * row));
        NearNumbers angles{};
        std::ranges::transform(neighbours, angles.begin(), [&](double each) {
            return roundTo(recipe.stages.angle, roundTo(NumberKind::float32, each * p));
        });
        if (std::ranges::count(angles, angles.front()) == static_cast<std::ptrdiff_t>(nearCount)) continue;
        const auto off = [&](std::int64_t column, double expected) {
            return column < 0 ? 0 : std::abs(sheet.at(row, column) - recipe.amplitude * expected);
        };
        NearNumbers away{};
        std::ranges::transform(angles, away.begin(), [&](double angle) {
            return off(columns.sine, recipe.sineSign * std::sin(angle)) +
                   off(columns.cosine, std::cos(angle));
        });
        const double nearest = *std::ranges::min_element(away);
        for (std::size_t n = 0; n < nearCount; ++n)
            agreeing[n] += away[n] == nearest ? 1 : 0;
    }
    const auto best = std::ranges::max_element(agreeing);
    return neighbours[static_cast<std::size_t>(best - agreeing.begin())];
}

}  // namespace

void settleFrequencies(const Sheet& sheet, const Form& form, Recipe& recipe) {
    const Stages& stages = recipe.stages;
    if (productKind(stages.position, stages.frequency, stages.angle) != NumberKind::float32) return;
    constexpr std::int64_t most = 1 << 20;  // rows of all pairs that are looked at
    const std::int64_t all = sheet.rows() * static_cast<std::int64_t>(recipe.pairs());
    for (std::size_t i = 0; i < recipe.pairs(); ++i)
        recipe.sines[i] = {
            settled(recipe.sines[i].hi, sheet, {form.sines[i], form.cosines[i]}, recipe, 1 + all / most), 0};
}

}  // namespace posiscope
