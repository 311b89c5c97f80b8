// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panes/tiling.h"

#include <algorithm>
#include <cmath>

namespace posiscope {

namespace {

// A header and a picture that is not empty.
constexpr int smallestWidth = 220;
constexpr int smallestHeight = 150;

/// A share of a length, leaving at least `smallest` to both sides where there is room.
int part(int length, double share, int smallest) {
    const int least = std::min(smallest, length / 2);
    return std::clamp(static_cast<int>(std::lround(length * share)), least, length - least);
}

}  // namespace

std::vector<QRect> tile(QRect area, int count, double columnSplit, double rowSplit, int gap, bool stacked) {
    if (count <= 1) return {area};
    const int left = part(area.width() - gap, columnSplit, smallestWidth);
    const int upper = part(area.height() - gap, rowSplit, smallestHeight);
    const int right = area.width() - gap - left;
    const int lower = area.height() - gap - upper;
    const int x = area.left() + left + gap;
    const int y = area.top() + upper + gap;
    if (count == 2 && stacked)
        return {{area.left(), area.top(), area.width(), upper}, {area.left(), y, area.width(), lower}};
    if (count == 2)
        return {{area.left(), area.top(), left, area.height()}, {x, area.top(), right, area.height()}};
    const QRect upperRight(x, area.top(), right, upper);
    const QRect lowerRight(x, y, right, lower);
    if (count == 3) return {{area.left(), area.top(), left, area.height()}, upperRight, lowerRight};
    return {{area.left(), area.top(), left, upper}, upperRight, {area.left(), y, left, lower}, lowerRight};
}

}  // namespace posiscope
