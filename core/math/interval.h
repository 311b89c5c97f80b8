// SPDX-License-Identifier: GPL-3.0-or-later
// Closed intervals of real numbers.
#pragma once

#include <algorithm>
#include <limits>

namespace posiscope {

/// From the smallest to the largest of some values.
struct Interval {
    double lowest = 0;
    double highest = 0;
    bool operator==(const Interval&) const = default;

    /// Of no values at all.
    static constexpr Interval none() {
        return {std::numeric_limits<double>::infinity(), -std::numeric_limits<double>::infinity()};
    }
    constexpr bool isNone() const { return lowest > highest; }
    /// The distance from 0 to the farther end.
    constexpr double reach() const { return std::max(-lowest, highest); }
    /// Widens the interval as far as `value`, unless that is NaN.
    constexpr void include(double value) {
        lowest = std::min(lowest, value);
        highest = std::max(highest, value);
    }
    constexpr void include(const Interval& other) {
        lowest = std::min(lowest, other.lowest);
        highest = std::max(highest, other.highest);
    }
};

}  // namespace posiscope
