// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/relate/quantum.h"

#include <cmath>
#include <set>
#include <utility>

namespace posiscope {

namespace {

/// The largest number of which all differences of sorted numbers are nearly multiples.
double commonStep(const std::vector<double>& sorted) {
    constexpr double nothing = 0.05;
    double step = sorted[1] - sorted[0];
    for (std::size_t n = 1; n < sorted.size(); ++n) {
        // Euclid's algorithm: what is left of one by the other is a multiple, too.
        double rest = std::abs(std::remainder(sorted[n] - sorted[n - 1], step));
        while (rest > nothing * step) {
            const double remainder = std::abs(std::remainder(step, rest));
            step = std::exchange(rest, remainder);
        }
    }
    return step;
}

}  // namespace

Quantum quantumOf(const std::vector<double>& numbers) {
    constexpr std::size_t most = 300;
    constexpr double farthest = 100'000;
    std::set<double> distinct;
    std::size_t count = 0;
    for (const double cell : numbers) {
        if (std::isnan(cell)) continue;
        ++count;
        distinct.insert(cell);
        if (distinct.size() > most) return {};
    }
    const std::vector<double> cells(distinct.begin(), distinct.end());
    if (cells.size() < 3 || count < 8 * cells.size()) return {};
    const double range = cells.back() - cells.front();
    const double steps = std::nearbyint(range / commonStep(cells));
    if (steps > farthest) return {};
    const double size = range / steps;
    constexpr double tolerance = 0.02;
    for (const double cell : cells)
        if (std::abs((cell - cells.front()) / size - std::nearbyint((cell - cells.front()) / size)) >
            tolerance)
            return {};
    return {static_cast<std::int64_t>(steps), size};
}

}  // namespace posiscope
