#include "ui/panes/tiling.h"

#include <cmath>

namespace posiscope {

std::vector<QRect> tile(QRect area, int count, double columnSplit, double rowSplit, int gap) {
    if (count <= 1) return {area};
    const int left = static_cast<int>(std::lround((area.width() - gap) * columnSplit));
    const int upper = static_cast<int>(std::lround((area.height() - gap) * rowSplit));
    const int right = area.width() - gap - left;
    const int lower = area.height() - gap - upper;
    const int x = area.left() + left + gap;
    const int y = area.top() + upper + gap;
    if (count == 2)
        return {{area.left(), area.top(), left, area.height()}, {x, area.top(), right, area.height()}};
    const QRect upperRight(x, area.top(), right, upper);
    const QRect lowerRight(x, y, right, lower);
    if (count == 3) return {{area.left(), area.top(), left, area.height()}, upperRight, lowerRight};
    return {{area.left(), area.top(), left, upper}, upperRight, {area.left(), y, left, lower}, lowerRight};
}

}  // namespace posiscope
