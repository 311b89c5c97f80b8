// SPDX-License-Identifier: GPL-3.0-or-later
// A table whose rows are listed positions.
#pragma once

#include <functional>
#include <memory>

#include "core/fields/field.h"
#include "core/positions/positions.h"

namespace posiscope {

class LineShares;

/// Row n is the row of position positions.at(n, axis) in `line`, a table of consecutive positions: its cells
/// bit for bit. The mean of a block is the sum of the means of the runs it is made of, each in the closed
/// form of `line`: a picture of a few runs costs what one of `line` does. Positions that are no run cost a
/// row each.
class ListedField final : public Field {
 public:
    /// Writes the cells of `columns` in the row of a position between whole ones.
    using Between = std::function<void(const Coordinate& position, IndexRange columns, double* out)>;

    /// Row 0 of `line` is position `first`, and it has all whole positions on the axis. `between` may be
    /// empty where all are whole.
    ListedField(std::shared_ptr<const Field> line, std::int64_t first, Positions positions, Between between,
                std::size_t axis = 0);

    std::int64_t rows() const override { return positions_.rows(); }
    std::int64_t columns() const override { return line_->columns(); }
    bool finite() const override { return line_->finite(); }
    double value(std::int64_t row, std::int64_t column) const override;
    void pixelMeans(IndexRanges rowRuns, IndexRanges columnRuns, float* out) const override;
    void exactMeans(IndexRanges rowRuns, IndexRanges columnRuns, double* out) const override;
    MeansFrom meansFrom() const override;
    void fill(IndexRange rowRun, IndexRange columnRun, double* out) const override;
    void fill(IndexRange rowRun, IndexRange columnRun, float* out) const override;

 private:
    template <class Number>
    void fillAll(IndexRange rowRun, IndexRange columnRun, Number* out) const;
    template <class Number>
    void meansOfAll(IndexRanges rowRuns, IndexRanges columnRuns, Number* out) const;
    template <class Number>
    void meansOf(const LineShares& shares, IndexRanges columnRuns, Number* out) const;
    void meansBySums(const LineShares& shares, IndexRanges columnRuns, float* out) const;
    template <class Number>
    void meansBetween(IndexRanges rowRuns, IndexRanges columnRuns, Number* out) const;

    std::shared_ptr<const Field> line_;
    std::int64_t first_;
    Positions positions_;
    Between between_;
    std::size_t axis_;
};

}  // namespace posiscope
