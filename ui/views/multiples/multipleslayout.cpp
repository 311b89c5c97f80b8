// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/views/multiples/multipleslayout.h"

#include <algorithm>

#include "ui/plot/titleroom.h"

namespace posiscope {

namespace {

constexpr int titleHeight = 20;
constexpr int gap = 6;

/// The rows and columns in which pictures of usual proportions are largest. A little smaller ones that leave
/// no gap are rather taken.
PaneGrid largestGrid(QSize area, int count) {
    constexpr double proportion = 1.4;  // of a picture's width to its height
    constexpr double withGap = 0.9;
    PaneGrid best;
    double most = -1;
    for (int columns = 1; columns <= count; ++columns) {
        const int rows = (count + columns - 1) / columns;
        const double width = static_cast<double>(area.width()) / columns;
        const double height = static_cast<double>(area.height()) / rows - titleHeight;
        const double size = std::min(width / proportion, height) * (rows * columns > count ? withGap : 1);
        if (size <= most) continue;
        most = size;
        best = {rows, columns};
    }
    return best;
}

/// Where the n-th of `count` parts of a length begins, the first (or last) of which is longer by `more`. All
/// others have the same length.
int beginOf(int n, int count, int length, int more, bool first) {
    if (n == 0) return 0;
    return (first ? more : 0) + n * ((length - more) / count) + (!first && n == count ? more : 0);
}

}  // namespace

std::vector<MultiplePlace> multiplePlaces(const QRect& area, int count, PaneGrid grid) {
    if (grid.empty()) grid = largestGrid(area.size(), count);
    // The titles of axes stand at the outside alone.
    const int titleLeft = narrowTitleLeft(), titleBelow = narrowTitleBelow();
    std::vector<MultiplePlace> places;
    for (int n = 0; n < count; ++n) {
        const int row = n / grid.columns, column = n % grid.columns;
        const auto across = [&](int at) {
            return area.left() + beginOf(at, grid.columns, area.width(), titleLeft, true);
        };
        const auto down = [&](int at) {
            return area.top() + beginOf(at, grid.rows, area.height(), titleBelow, false);
        };
        const QRect all(QPoint(across(column), down(row)),
                        QPoint(across(column + 1) - gap - 1, down(row + 1) - 1));
        MultiplePlace place;
        place.title = {all.left(), all.top(), all.width(), titleHeight};
        place.lowest = n + grid.columns >= count;
        const int below = place.lowest && row < grid.rows - 1 ? titleBelow : 0;  // where nothing else is
        place.picture = all.adjusted(0, titleHeight, 0, below);
        place.leftmost = column == 0;
        places.push_back(place);
    }
    return places;
}

}  // namespace posiscope
