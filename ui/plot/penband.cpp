// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/plot/penband.h"

#include <algorithm>
#include <cmath>
#include <cstddef>

namespace posiscope {

void widenBand(std::vector<float>& tops, std::vector<float>& bottoms, double radius, double columnsPerPixel) {
    const std::vector<float> ownTops = tops, ownBottoms = bottoms;
    const auto count = static_cast<std::ptrdiff_t>(tops.size());
    const auto reach = static_cast<std::ptrdiff_t>(radius * columnsPerPixel);
    for (std::ptrdiff_t away = -reach; away <= reach; ++away) {
        const double across = static_cast<double>(away) / columnsPerPixel;
        const auto height = static_cast<float>(std::sqrt(radius * radius - across * across));
        for (std::ptrdiff_t n = std::max<std::ptrdiff_t>(0, -away); n < std::min(count, count - away); ++n) {
            const auto own = static_cast<std::size_t>(n), near = static_cast<std::size_t>(n + away);
            tops[own] = std::min(tops[own], ownTops[near] - height);
            bottoms[own] = std::max(bottoms[own], ownBottoms[near] + height);
        }
    }
}

}  // namespace posiscope
