// SPDX-License-Identifier: GPL-3.0-or-later
// Tables over a grid of rows and columns of patches.
#pragma once

#include <memory>

#include "core/fields/field.h"
#include "core/sinusoid/sinusoidtable.h"

namespace posiscope {

/// A grid of height × width places, numbered row by row: place y · width + x. One half of a row of the table
/// is the encoding of x, the other that of y, each from a table of its own (width × d/2 and height × d/2).
///
/// The mean over a run of places is a sum of means over runs of x and of y. A picture costs its pixels and
/// (width + height) × its columns, never the number of places.
class GridTable final : public Field {
 public:
    GridTable(std::shared_ptr<const SinusoidTable> x, std::shared_ptr<const SinusoidTable> y, bool xFirst)
        : x_(std::move(x)), y_(std::move(y)), xFirst_(xFirst) {}

    std::int64_t rows() const override { return x_->rows() * y_->rows(); }
    std::int64_t columns() const override { return x_->columns() + y_->columns(); }
    double value(std::int64_t row, std::int64_t column) const override;
    void exactMeans(IndexRanges rowRuns, IndexRanges columnRuns, double* out) const override;
    void pixelMeans(IndexRanges rowRuns, IndexRanges columnRuns, float* out) const override;
    using Field::fill;
    MeansFrom meansFrom() const override { return MeansFrom::cellsOrForm; }
    void fill(IndexRange rowRun, IndexRange columnRun, double* out) const override;

    const SinusoidTable& x() const { return *x_; }
    const SinusoidTable& y() const { return *y_; }
    /// Whether a column belongs to x.
    bool isX(std::int64_t column) const { return (column < half()) == xFirst_; }
    /// The column in the axis' own table.
    std::int64_t ownColumn(std::int64_t column) const { return column < half() ? column : column - half(); }

 private:
    std::int64_t half() const { return x_->columns(); }
    std::int64_t width() const { return x_->rows(); }

    std::shared_ptr<const SinusoidTable> x_, y_;
    bool xFirst_;
};

}  // namespace posiscope
