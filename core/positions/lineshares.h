// SPDX-License-Identifier: GPL-3.0-or-later
// What pixels over listed rows take from a table of consecutive positions.
#pragma once

#include <cstddef>
#include <vector>

#include "core/fields/indexrange.h"
#include "core/positions/positions.h"

namespace posiscope {

/// The rows of the consecutive table that pixels are means of. Many pixels may take the same rows (packed
/// sequences): each run of rows stands here once, in groups of one length, as means are fastest.
class LineShares {
 public:
    /// A pixel's share of a run: `weight` of its mean is that of the run.
    struct Use {
        std::size_t run = 0;  ///< its place in runs()
        std::size_t pixel = 0;
        double weight = 0;
    };

    /// Pixels over whole positions on an axis; row 0 of the consecutive table is position `first`. With
    /// `thinned` a pixel is the mean of at most four of its rows, evenly spread.
    LineShares(const Positions& positions, std::int64_t first, IndexRanges pixels, bool thinned = false,
               std::size_t axis = 0);

    const std::vector<IndexRange>& runs() const { return runs_; }
    /// Parts of runs() of one length, ascending each.
    const std::vector<IndexRange>& groups() const { return groups_; }
    /// In the order of their runs.
    const std::vector<Use>& uses() const { return uses_; }

 private:
    std::vector<IndexRange> runs_, groups_;
    std::vector<Use> uses_;
};

}  // namespace posiscope
