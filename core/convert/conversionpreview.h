// SPDX-License-Identifier: GPL-3.0-or-later
// A table before and after a conversion, as small pictures.
#pragma once

#include "core/base/progress.h"
#include "core/base/result.h"
#include "core/convert/fitting.h"
#include "core/tables/arrayfile.h"

namespace posiscope {

/// The means of equal blocks of a table.
struct BlockMeans {
    std::int64_t rows = 0, columns = 0;  ///< of the table, or of the part that is compared
    std::int64_t high = 0, wide = 0;     ///< the number of blocks
    std::vector<double> means;           ///< row after row; NaN for blocks that hold one
    double least = 0, most = 0;          ///< of the finite means
};

struct ConversionPreview {
    BlockMeans before, after;
    BlockMeans
        difference;  ///< before − after, of the rows of `after` that have one before, and common columns
    bool moved = false;  ///< rows stand beside other ones than those of their number
    double largest = 0;  ///< magnitude of the difference of two cells; infinite or NaN cells are left out
    std::int64_t row = 0, column = 0;  ///< where it is in `after`
    double rms = 0;
};

/// Row r of `after` is compared with the row of `before` that `origin` says, or with row r. Reads every row
/// once, or twice where rows are beside other ones. Arrays stand beside each other; one of more than two axes
/// has all its axes but the last as rows, though pairs and matrices of 2 × 2 stay in their row. At most
/// `side` blocks along each axis. An error where `progress` stops it.
Result<ConversionPreview> previewOf(const std::vector<StoredArray>& before,
                                    const std::vector<ConvertedArray>& after, const RowOrigin& origin,
                                    std::int64_t side, const Progress& progress = {});

}  // namespace posiscope
