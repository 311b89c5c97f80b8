// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/identify/axismaps.h"

#include <algorithm>
#include <numeric>

namespace posiscope {

namespace {

std::size_t countOf(const AxisSections& sections) {
    return static_cast<std::size_t>(
        std::accumulate(sections.pairs.begin(), sections.pairs.end(), std::int64_t{0}));
}

}  // namespace

AxisMap blocksMap(const AxisSections& sections) {
    AxisMap map;
    for (std::size_t axis = 0; axis < sections.pairs.size(); ++axis)
        map.insert(map.end(), static_cast<std::size_t>(sections.pairs[axis]),
                   static_cast<std::uint8_t>(axis));
    return map;
}

AxisMap alternatingMap(const AxisSections& sections) {
    AxisMap map(countOf(sections), 0);
    for (std::size_t i = 0; i < map.size(); ++i) {
        const std::size_t axis = i % 3;
        if (axis > 0 && static_cast<std::int64_t>(i) < 3 * sections.pairs[axis])
            map[i] = static_cast<std::uint8_t>(axis);
    }
    return map;
}

AxisMap repeatedMap(const AxisSections& sections, const AxisMap& pattern) {
    AxisMap map = alternatingMap(sections);
    const auto turns = 3 * static_cast<std::size_t>(std::min(sections.pairs[1], sections.pairs[2]));
    const std::size_t whole = std::min(turns, map.size()) / pattern.size() * pattern.size();
    for (std::size_t i = 0; i < whole; ++i)
        map[i] = pattern[i % pattern.size()];
    return map;
}

std::string drawn(const AxisMap& map) {
    constexpr std::size_t most = 24;
    std::string letters;
    for (std::size_t i = 0; i < std::min(most, map.size()); ++i)
        letters += "THW"[map[i]];
    return map.size() > most ? letters + "…" : letters;
}

}  // namespace posiscope
