// SPDX-License-Identifier: GPL-3.0-or-later
// Which line of one table each line of another one is, by a few numbers of each line.
#pragma once

#include "core/fields/tablematrix.h"
#include "core/relate/lineorder.h"

namespace posiscope {

/// Random sums of the cells of a line, one line in a row. With weights of norm 1 the sums of two lines are
/// about as far from each other as their cells.
using Sketches = TableMatrix;

struct LineDistances {
    /// Lines that are nearer to each other than same + share · the size of the sums differ by rounding alone.
    double same = 0, share = 0;
    double near = 0;  ///< beyond this they are two lines
};

struct LineMatch {
    LineOrder order;            ///< empty where fewer than half of some lines are any of A's
    std::vector<bool> negated;  ///< which of them have the other sign
};

/// The plainest order that explains the lines: one of reversed, rolled, repeated, cut and moved lines where
/// it explains as many as the nearest line for each does. O(n · few) where lines are found, O(n²) at worst.
LineMatch matchLines(const Sketches& a, const Sketches& b, LineDistances distances, bool mayBeNegated);

}  // namespace posiscope
