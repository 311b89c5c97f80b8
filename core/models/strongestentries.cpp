// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/models/strongestentries.h"

#include <algorithm>
#include <cmath>

namespace posiscope {

void StrongestEntries::pixelMeans(IndexRanges rowRuns, IndexRanges columnRuns, float* out) const {
    std::fill_n(out, rowRuns.size() * columnRuns.size(), 0.0F);
    for (std::size_t y = 0; y < rowRuns.size(); ++y)
        for (std::int64_t row = rowRuns[y].first; row < rowRuns[y].end(); ++row) {
            // Entries that are not 0 are in the columns of the row's own pair.
            const std::int64_t pair = model_->column(row).pair;
            const std::int64_t candidates[] = {row, model_->dimensionOf(pair, Role::sine),
                                               model_->dimensionOf(pair, Role::cosine)};
            for (const std::int64_t column : candidates) {
                if (column < 0) continue;
                const auto at = std::lower_bound(
                    columnRuns.begin(), columnRuns.end(), column,
                    [](const IndexRange& run, std::int64_t wanted) { return run.end() <= wanted; });
                if (at == columnRuns.end() || !at->contains(column)) continue;
                float& strongest =
                    out[y * columnRuns.size() + static_cast<std::size_t>(at - columnRuns.begin())];
                const double entry = map_->value(row, column);
                if (std::abs(entry) > std::abs(static_cast<double>(strongest)))
                    strongest = static_cast<float>(entry);
            }
        }
}

}  // namespace posiscope
