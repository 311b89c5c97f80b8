// SPDX-License-Identifier: GPL-3.0-or-later
// Which line of one table each line of another one is, by a few numbers of each line.
#pragma once

#include <functional>

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
    /// Whether the nearest lines were not looked for: too many would have had to be compared.
    bool tooMany = false;
};

/// What a search for many lines asks of its caller.
struct LineSearch {
    /// Whether some lines, the others are −1, are such that all of them are worth a search; empty: they are.
    std::function<bool(const LineOrder& some)> isPromising = {};
    /// Called now and then; what it throws ends the search.
    std::function<void()> pulse = {};
};

/// So many pairs of lines are compared at most where lines are only near to each other.
inline constexpr std::int64_t mostCompared = 1 << 26;

/// The plainest order that explains the lines: one of reversed, rolled, repeated, cut and moved lines where
/// it explains as many as the nearest line for each does. O(n · few) where lines are found. Where they are
/// only near, each is compared with all that are about as near; where some are not promising, with none.
LineMatch matchLines(const Sketches& a, const Sketches& b, LineDistances distances, bool mayBeNegated,
                     const LineSearch& search = {});

}  // namespace posiscope
