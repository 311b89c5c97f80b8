// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/positions/coordinatefield.h"

#include <algorithm>

namespace posiscope {

namespace {

/// The sum of the first rows of a run.
double sumOf(const PositionRun& run, std::int64_t rows) {
    const auto whole = static_cast<double>(rows / run.repeats),
               rest = static_cast<double>(rows % run.repeats);
    const double first = run.first.value(), step = run.step.value();
    const double steps = first * whole + step * whole * (whole - 1) / 2;
    return steps * static_cast<double>(run.repeats) + (first + step * whole) * rest;
}

}  // namespace

CoordinateField::CoordinateField(Positions positions) : positions_(std::move(positions)) {
    for (std::size_t axis = 0; axis < positions_.axes().size(); ++axis) {
        std::vector<double> sums{0};
        for (const PositionRun& run : positions_.runs(axis))
            sums.push_back(sums.back() + sumOf(run, run.rows()));
        sums_.push_back(std::move(sums));
    }
}

double CoordinateField::sumBefore(std::size_t axis, std::int64_t row) const {
    if (row == positions_.rows()) return sums_[axis].back();
    const std::size_t run = positions_.runAt(row, axis);
    return sums_[axis][run] + sumOf(positions_.runs(axis)[run], row - positions_.beginnings(axis)[run]);
}

void CoordinateField::exactMeans(IndexRanges rowRuns, IndexRanges columnRuns, double* out) const {
    for (const IndexRange& axes : rowRuns)
        for (const IndexRange& tokens : columnRuns) {
            double sum = 0;
            for (std::int64_t axis = axes.first; axis < axes.end(); ++axis)
                sum += sumBefore(static_cast<std::size_t>(axis), tokens.end()) -
                       sumBefore(static_cast<std::size_t>(axis), tokens.first);
            *out++ = sum / static_cast<double>(axes.count * tokens.count);
        }
}

void CoordinateField::fill(IndexRange rowRun, IndexRange columnRun, double* out) const {
    for (std::int64_t row = rowRun.first; row < rowRun.end(); ++row) {
        const auto axis = static_cast<std::size_t>(row);
        const auto runs = positions_.runs(axis);
        std::size_t run = positions_.runAt(columnRun.first, axis);
        std::int64_t within = columnRun.first - positions_.beginnings(axis)[run];
        for (std::int64_t n = 0; n < columnRun.count; ++n, ++within) {
            if (within == runs[run].rows()) ++run, within = 0;
            *out++ = runs[run].at(within).value();
        }
    }
}

}  // namespace posiscope
