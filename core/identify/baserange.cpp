// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/identify/baserange.h"

#include <algorithm>
#include <array>

namespace posiscope {

BaseRange bestBases(double base, double error, const std::function<std::int64_t(double)>& unexplained) {
    constexpr int steps = 10;
    constexpr int rounds = 8;  // each at least halves the range, mostly to a fifth
    BaseRange range{base - error, base + error};
    for (int round = 0; round < rounds; ++round) {
        std::array<std::int64_t, steps + 1> counts{};
        const double step = (range.high - range.low) / steps;
        for (int n = 0; n <= steps; ++n)
            counts[static_cast<std::size_t>(n)] = unexplained(range.low + n * step);
        const std::int64_t fewest = *std::min_element(counts.begin(), counts.end());
        const auto first = static_cast<int>(std::find(counts.begin(), counts.end(), fewest) - counts.begin());
        int last = steps;
        while (counts[static_cast<std::size_t>(last)] != fewest)
            --last;
        const double start = range.low;
        constexpr int telling = 4;  // steps: both ends are known well enough
        if (last - first >= telling) return {start + first * step, start + last * step};
        range = {start + std::max(0, first - 1) * step, start + std::min(steps, last + 1) * step};
    }
    return range;
}

}  // namespace posiscope
