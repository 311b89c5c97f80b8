// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/positions/pairaxes.h"

#include <algorithm>
#include <numeric>
#include <optional>

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

PairAxes pairsInTurn(std::size_t axes, std::int64_t pairs) {
    PairAxes all;
    for (std::int64_t pair = 0; pair < pairs; ++pair)
        all.push_back(static_cast<std::uint8_t>(static_cast<std::size_t>(pair) % axes));
    return all;
}

PairAxes pairsAlternating(std::span<const std::int64_t> sections) {
    PairAxes all;
    std::vector<std::int64_t> left(sections.begin(), sections.end() - 1);
    while (std::any_of(left.begin(), left.end(), [](std::int64_t count) { return count > 0; }))
        for (std::size_t axis = 0; axis < left.size(); ++axis)
            if (left[axis]-- > 0) all.push_back(static_cast<std::uint8_t>(axis));
    all.insert(all.end(), static_cast<std::size_t>(sections.back()),
               static_cast<std::uint8_t>(sections.size() - 1));
    return all;
}

PairAxes pairsSpread(std::span<const std::int64_t> sections) {
    std::vector<std::int64_t> wanted(sections.begin(), sections.end());
    const bool firstIsLast = wanted.size() == 3 && wanted[0] > 0;
    if (firstIsLast) --wanted[0];
    std::vector<std::int64_t> placed(wanted.size(), 0);
    const auto isLeft = [&](std::size_t axis) { return placed[axis] < wanted[axis]; };
    const auto share = [&](std::size_t axis) {
        return static_cast<double>(placed[axis]) / static_cast<double>(wanted[axis]);
    };
    PairAxes all;
    for (std::int64_t n = std::accumulate(wanted.begin(), wanted.end(), std::int64_t{0}); n > 0; --n) {
        std::optional<std::size_t> best;
        for (std::size_t axis = 0; axis < wanted.size(); ++axis) {
            const bool again = !all.empty() && all.back() == axis;
            if (isLeft(axis) && !again && (!best || share(axis) < share(*best))) best = axis;
        }
        const std::size_t axis = best ? *best : all.back();
        ++placed[axis];
        all.push_back(static_cast<std::uint8_t>(axis));
    }
    if (firstIsLast) all.push_back(0);
    return all;
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
