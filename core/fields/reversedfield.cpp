// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/fields/reversedfield.h"

#include <algorithm>

namespace posiscope {

std::vector<IndexRange> ReversedField::mirrored(IndexRanges runs, std::int64_t size) {
    std::vector<IndexRange> turned;
    turned.reserve(runs.size());
    for (std::size_t n = runs.size(); n-- > 0;)
        turned.push_back(mirrored(runs[n], size));
    return turned;
}

template <class Number>
void ReversedField::turn(std::size_t lines, std::size_t width, Number* out) const {
    for (std::size_t line = 0; line < lines / 2; ++line)
        std::swap_ranges(out + line * width, out + (line + 1) * width, out + (lines - 1 - line) * width);
    if (!columnsToo_) return;
    for (std::size_t line = 0; line < lines; ++line)
        std::reverse(out + line * width, out + (line + 1) * width);
}

void ReversedField::pixelMeans(IndexRanges rowRuns, IndexRanges columnRuns, float* out) const {
    field_->pixelMeans(mirrored(rowRuns, rows()), ownColumns(columnRuns), out);
    turn(rowRuns.size(), columnRuns.size(), out);
}

void ReversedField::exactMeans(IndexRanges rowRuns, IndexRanges columnRuns, double* out) const {
    field_->exactMeans(mirrored(rowRuns, rows()), ownColumns(columnRuns), out);
    turn(rowRuns.size(), columnRuns.size(), out);
}

template <class Number>
void ReversedField::fillAll(IndexRange rowRun, IndexRange columnRun, Number* out) const {
    field_->fill(mirrored(rowRun, rows()), ownColumns(columnRun), out);
    turn(static_cast<std::size_t>(rowRun.count), static_cast<std::size_t>(columnRun.count), out);
}

void ReversedField::fill(IndexRange rowRun, IndexRange columnRun, double* out) const {
    fillAll(rowRun, columnRun, out);
}

void ReversedField::fill(IndexRange rowRun, IndexRange columnRun, float* out) const {
    fillAll(rowRun, columnRun, out);
}

}  // namespace posiscope
