// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/identify/nearbyfrequencies.h"

#include <algorithm>
#include <cmath>

namespace posiscope {

namespace {

/// Compares a pair of columns with one frequency in float32.
class Pair {
 public:
    Pair(const Recipe& recipe, const Sample& trials, std::int64_t sine, std::int64_t cosine)
        : recipe_(recipe), trials_(trials), sine_(sine), cosine_(cosine) {}

    /// The number of different cells, counted up to `most`. It begins with the last rows, which are most
    /// sensitive.
    std::int64_t differing(double radians, bool roundedAngle, std::int64_t most) const {
        std::int64_t count = 0;
        for (std::size_t n = trials_.rows().size(); n-- > 0 && count < most;) {
            const std::int64_t row = trials_.rows()[n];
            if (row < recipe_.zeroRows) continue;
            const auto position = static_cast<double>(recipe_.first + row);
            // The product of two numbers with 24 bits is exact in double.
            const double product = radians * position;
            const double angle = roundedAngle ? roundTo(NumberKind::float32, product) : product;
            const double* const cells = trials_.cells(static_cast<std::int64_t>(n));
            const auto differs = [](double cell, double expected) {
                return cell == static_cast<double>(static_cast<float>(expected)) ? 0 : 1;
            };
            if (sine_ >= 0) count += differs(cells[sine_], recipe_.sineSign * std::sin(angle));
            if (cosine_ >= 0) count += differs(cells[cosine_], std::cos(angle));
        }
        return count;
    }

 private:
    const Recipe& recipe_;
    const Sample& trials_;
    std::int64_t sine_, cosine_;
};

struct Nearby {
    float radians = 0;
    std::int64_t differing = 0;
};

/// The frequency near the exact one with the fewest different cells.
Nearby nearby(const Pair& pair, double exact, bool roundedAngle, std::int64_t most) {
    constexpr int farthest = 12;  // units in the last place
    const auto middle = static_cast<float>(exact);
    Nearby best{middle, pair.differing(middle, roundedAngle, most)};
    float above = middle;
    float below = middle;
    for (int n = 0; n < farthest && best.differing > 0; ++n) {
        above = std::nextafter(above, HUGE_VALF);
        below = std::nextafter(below, 0.0F);
        for (const float each : {above, below})
            if (const auto count = pair.differing(each, roundedAngle, best.differing); count < best.differing)
                best = {each, count};
    }
    return best;
}

}  // namespace

std::optional<Computation> nearbyFrequencies(const Form& form, const Recipe& recipe, const Sample& trials,
                                             NumberKind cells, std::int64_t exactly, Pace& pace) {
    constexpr std::int64_t clearly = 4;
    if (cells != NumberKind::float32 || recipe.amplitude != 1 || exactly < clearly) return std::nullopt;
    std::int64_t sums[2] = {0, 0};
    std::vector<DoubleDouble> radians[2];
    const auto most = 2 * static_cast<std::int64_t>(trials.rows().size());
    std::int64_t compared = 0;
    for (std::size_t i = 0; i < recipe.pairs(); ++i) {
        pace.step();
        const Pair pair(recipe, trials, form.sines[i], form.cosines[i]);
        for (const bool rounded : {true, false}) {
            const Nearby own = nearby(pair, recipe.sines[i].hi, rounded, most);
            sums[rounded ? 0 : 1] += own.differing;
            radians[rounded ? 0 : 1].push_back({own.radians, 0});
        }
        compared += most;
    }
    const bool rounded = sums[0] <= sums[1];
    const std::int64_t best = rounded ? sums[0] : sums[1];
    if (best * clearly > exactly) return std::nullopt;
    Computation found;
    found.stages.frequency = NumberKind::float32;
    // If rounded and exact angles fit equally well, the angles' type stays open.
    if (sums[0] * clearly <= sums[1]) found.stages.angle = NumberKind::float32;
    found.radians = radians[rounded ? 0 : 1];
    found.cells = compared;
    found.same = compared - best;
    return found;
}

}  // namespace posiscope
