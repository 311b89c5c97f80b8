// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rotary/axisturns.h"

#include <algorithm>

namespace posiscope {

bool AxisTurns::areMixed() const {
    return std::any_of(pairs_.begin(), pairs_.end(), [](const auto& turns) { return turns.size() > 1; });
}

const AxisTurn* AxisTurns::along(std::int64_t pair, std::size_t axis) const {
    const auto turns = of(pair);
    const auto found =
        std::find_if(turns.begin(), turns.end(), [axis](const AxisTurn& turn) { return turn.axis == axis; });
    return found == turns.end() ? nullptr : &*found;
}

Turns AxisTurns::angle(const Positions& positions, std::int64_t row, std::int64_t pair) const {
    Turns sum = 0;
    for (const AxisTurn& turn : of(pair)) {
        const Coordinate at = positions.at(row, turn.axis);
        const Turns own =
            at.isWhole() ? turn.frequency.at(at.numerator()) : turn.frequency.at(at.floor(), at.fraction());
        sum += turn.backwards ? -own : own;
    }
    return sum;
}

double AxisTurns::radians(const Positions& positions, std::int64_t row, std::int64_t pair) const {
    double sum = 0;
    for (const AxisTurn& turn : of(pair))
        sum += turn.radians() * positions.at(row, turn.axis).value();
    return sum;
}

}  // namespace posiscope
