// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/fields/concatenatedfield.h"

#include <algorithm>
#include <vector>

namespace posiscope {

ConcatenatedField::Parts ConcatenatedField::partsOf(IndexRange columnRun) const {
    const std::int64_t border = left_->columns();
    const std::int64_t middle = std::clamp(border, columnRun.first, columnRun.end());
    return {{columnRun.first, middle - columnRun.first},
            {std::max<std::int64_t>(0, middle - border), columnRun.end() - middle}};
}

double ConcatenatedField::value(std::int64_t row, std::int64_t column) const {
    return column < left_->columns() ? left_->value(row, column)
                                     : right_->value(row, column - left_->columns());
}

ConcatenatedField::Split ConcatenatedField::split(IndexRanges columnRuns) const {
    Split split;
    for (const IndexRange run : columnRuns) {
        const Parts parts = partsOf(run);
        if (parts.left.count > 0) split.lefts.push_back(parts.left);
        if (parts.right.count > 0) split.rights.push_back(parts.right);
    }
    return split;
}

template <class Number>
void ConcatenatedField::meansOf(IndexRanges rowRuns, IndexRanges columnRuns, Means<Number> means,
                                Number* out) const {
    const auto [lefts, rights] = split(columnRuns);
    std::vector<Number> left(rowRuns.size() * lefts.size());
    std::vector<Number> right(rowRuns.size() * rights.size());
    if (!lefts.empty()) ((*left_).*means)(rowRuns, lefts, left.data());
    if (!rights.empty()) ((*right_).*means)(rowRuns, rights, right.data());
    const std::size_t shared = lefts.size() + rights.size() - columnRuns.size();
    for (std::size_t y = 0; y < rowRuns.size(); ++y) {
        Number* const line = out + y * columnRuns.size();
        const Number* const a = left.data() + y * lefts.size();
        const Number* const b = right.data() + y * rights.size();
        std::copy_n(a, lefts.size(), line);
        std::copy_n(b + shared, rights.size() - shared, line + lefts.size());
        if (shared == 0) continue;
        const auto l = static_cast<Number>(lefts.back().count);
        const auto r = static_cast<Number>(rights.front().count);
        line[lefts.size() - 1] = (a[lefts.size() - 1] * l + b[0] * r) / (l + r);
    }
}

void ConcatenatedField::pixelMeans(IndexRanges rowRuns, IndexRanges columnRuns, float* out) const {
    meansOf(rowRuns, columnRuns, &Field::pixelMeans, out);
}

void ConcatenatedField::exactMeans(IndexRanges rowRuns, IndexRanges columnRuns, double* out) const {
    meansOf(rowRuns, columnRuns, &Field::exactMeans, out);
}

void ConcatenatedField::fill(IndexRange rowRun, IndexRange columnRun, double* out) const {
    const Parts parts = partsOf(columnRun);
    std::vector<double> cells(static_cast<std::size_t>(rowRun.count * columnRun.count));
    for (const bool isLeft : {true, false}) {
        const IndexRange part = isLeft ? parts.left : parts.right;
        if (part.count == 0) continue;
        (isLeft ? left_ : right_)->fill(rowRun, part, cells.data());
        for (std::int64_t row = 0; row < rowRun.count; ++row)
            std::copy_n(cells.data() + row * part.count, part.count,
                        out + row * columnRun.count + (isLeft ? 0 : parts.left.count));
    }
}

}  // namespace posiscope
