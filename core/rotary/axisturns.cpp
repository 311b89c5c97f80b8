// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rotary/axisturns.h"

#include <algorithm>

namespace posiscope {

bool AxisTurns::areMixed() const {
    return std::any_of(pairs_.begin(), pairs_.end(),
                       [](const auto& turns) { return turns.size() != 1 || turns.front().backwards; });
}

const AxisTurn* AxisTurns::along(std::int64_t pair, std::size_t axis) const {
    const auto turns = of(pair);
    const auto found =
        std::find_if(turns.begin(), turns.end(), [axis](const AxisTurn& turn) { return turn.axis == axis; });
    return found == turns.end() ? nullptr : &*found;
}

Turns AxisTurns::angle(std::span<const Coordinate> at, std::int64_t pair) const {
    Turns sum = 0;
    for (const AxisTurn& turn : of(pair)) {
        const Coordinate& own = at[turn.axis];
        const Turns angle = own.isWhole() ? turn.frequency.at(own.numerator())
                                          : turn.frequency.at(own.floor(), own.fraction());
        sum += turn.backwards ? -angle : angle;
    }
    return sum;
}

Turns AxisTurns::angle(const Positions& positions, std::int64_t row, std::int64_t pair) const {
    std::vector<Coordinate> at;
    for (std::size_t axis = 0; axis < positions.axes().size(); ++axis)
        at.push_back(positions.at(row, axis));
    return angle(at, pair);
}

double AxisTurns::radians(const Positions& positions, std::int64_t row, std::int64_t pair) const {
    double sum = 0;
    for (const AxisTurn& turn : of(pair))
        sum += turn.radians() * positions.at(row, turn.axis).value();
    return sum;
}

}  // namespace posiscope
