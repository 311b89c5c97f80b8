// SPDX-License-Identifier: GPL-3.0-or-later
// Numbers in equal steps.
#pragma once

#include <cstdint>
#include <vector>

namespace posiscope {

/// The number of equal steps between the least and the largest number; 0 where they are not in such steps.
struct Quantum {
    std::int64_t steps = 0;
    double size = 0;

    /// Whether numbers that were rounded to the steps may be off by this, half a step at most.
    bool explains(double largest) const {
        constexpr double least = 0.05;
        return steps > 0 && largest >= least * size && largest <= size;
    }
};
Quantum quantumOf(const std::vector<double>& numbers);

}  // namespace posiscope
