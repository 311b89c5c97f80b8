// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/positions/lineshares.h"

#include <algorithm>
#include <utility>

#include "core/positions/parts.h"

namespace posiscope {

namespace {

bool byLength(const IndexRange& a, const IndexRange& b) {
    return std::pair(a.count, a.first) < std::pair(b.count, b.first);
}

/// At most four rows of a run, evenly spread.
std::vector<IndexRange> spreadRows(IndexRange run) {
    const std::int64_t count = std::min<std::int64_t>(4, run.count);
    std::vector<IndexRange> rows;
    for (std::int64_t n = 0; n < count; ++n)
        rows.push_back({run.first + (2 * n + 1) * run.count / (2 * count), 1});
    return rows;
}

}  // namespace

LineShares::LineShares(const Positions& positions, std::int64_t first, IndexRanges pixels, bool thinned,
                       std::size_t axis) {
    std::vector<IndexRange> used;
    for (std::size_t pixel = 0; pixel < pixels.size(); ++pixel) {
        const std::vector<IndexRange> rows = thinned ? spreadRows(pixels[pixel]) : std::vector{pixels[pixel]};
        const std::int64_t all = thinned ? std::ssize(rows) : pixels[pixel].count;
        for (const IndexRange& some : rows)
            for (const RowPart& part : rowParts(positions, some, first, axis)) {
                used.push_back(part.line);
                uses_.push_back({0, pixel, static_cast<double>(part.rows.count) / static_cast<double>(all)});
            }
    }
    runs_ = used;
    std::sort(runs_.begin(), runs_.end(), byLength);
    runs_.erase(std::unique(runs_.begin(), runs_.end()), runs_.end());
    for (auto at = runs_.begin(); at != runs_.end();) {
        const auto end = std::find_if(
            at, runs_.end(), [length = at->count](const IndexRange& each) { return each.count != length; });
        groups_.push_back({at - runs_.begin(), end - at});
        at = end;
    }
    for (std::size_t n = 0; n < uses_.size(); ++n)
        uses_[n].run = static_cast<std::size_t>(
            std::lower_bound(runs_.begin(), runs_.end(), used[n], byLength) - runs_.begin());
    std::stable_sort(uses_.begin(), uses_.end(), [](const Use& a, const Use& b) { return a.run < b.run; });
}

}  // namespace posiscope
