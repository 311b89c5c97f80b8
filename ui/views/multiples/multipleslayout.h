// SPDX-License-Identifier: GPL-3.0-or-later
// The places of several pictures in one.
#pragma once

#include <QRect>
#include <vector>

#include "core/state/panegrid.h"

namespace posiscope {

/// The place of one picture and of the title above it.
struct MultiplePlace {
    QRect title, picture;
    bool lowest = false;    ///< no picture is below it: it has the title of the axis there
    bool leftmost = false;  ///< likewise at its left
};

/// Places for `count` pictures in `area`: in `grid`, or, where that is empty, in the rows and columns in
/// which they are largest.
std::vector<MultiplePlace> multiplePlaces(const QRect& area, int count, PaneGrid grid);

}  // namespace posiscope
