// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/positions/pairaxes.h"

#include <algorithm>
#include <numeric>

namespace posiscope {

PairAxes pairsInBlocks(std::span<const std::int64_t> sections) {
    PairAxes axes;
    for (std::size_t axis = 0; axis < sections.size(); ++axis)
        axes.insert(axes.end(), static_cast<std::size_t>(sections[axis]), static_cast<std::uint8_t>(axis));
    return axes;
}

PairAxes pairsByTurns(std::span<const std::int64_t> sections) {
    PairAxes axes(
        static_cast<std::size_t>(std::accumulate(sections.begin(), sections.end(), std::int64_t{0})), 0);
    for (std::size_t i = 0; i < axes.size(); ++i)
        if (const std::size_t axis = i % 3; static_cast<std::int64_t>(i) < 3 * sections[axis])
            axes[i] = static_cast<std::uint8_t>(axis);
    return axes;
}

void exchangeAxes(PairAxes& axes) {
    for (std::uint8_t& axis : axes)
        axis = 1 - axis;
}

std::vector<std::int64_t> sectionsOf(const PairAxes& axes, std::size_t count) {
    std::vector<std::int64_t> sections;
    for (std::size_t axis = 0; axis < count; ++axis)
        sections.push_back(std::count(axes.begin(), axes.end(), static_cast<std::uint8_t>(axis)));
    return sections;
}

}  // namespace posiscope
