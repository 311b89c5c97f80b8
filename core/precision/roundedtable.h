// SPDX-License-Identifier: GPL-3.0-or-later
// A table of sines and cosines rounded as a program computes it.
#pragma once

#include <memory>

#include "core/fields/field.h"
#include "core/precision/roundedpairs.h"
#include "core/sinusoid/pairlayout.h"

namespace posiscope {

/// The largest number of cells computed one by one: about 1 s on one core.
inline constexpr std::int64_t mostRoundedCells = 33'554'432;

/// The rows are positions first_position + row and the columns dimensions, as in SinusoidTable; the cells are
/// those of RoundedPairs. There is no closed form, so a mean is the mean of its cells. Rows whose positions
/// round to the same number are computed once.
class RoundedTable final : public Field {
 public:
    struct Shape {
        std::int64_t rows = 0;
        std::int64_t firstPosition = 0;
        bool zeroFirstRow = false;
    };

    RoundedTable(std::shared_ptr<const RoundedPairs> pairs, PairLayout layout, Shape shape);

    std::int64_t rows() const override { return shape_.rows; }
    std::int64_t columns() const override { return layout_.dimensions(); }
    bool finite() const override { return finite_; }
    double value(std::int64_t row, std::int64_t column) const override;
    void exactMeans(IndexRanges rowRuns, IndexRanges columnRuns, double* out) const override;
    using Field::fill;
    void fill(IndexRange rowRun, IndexRange columnRun, double* out) const override;

    const RoundedPairs& pairs() const { return *pairs_; }
    const PairLayout& layout() const { return layout_; }
    const Shape& shape() const { return shape_; }
    /// The number of cells that the whole table computes one by one.
    double differentCells() const;

 private:
    /// The cells of some columns in the row of a position.
    class Row;

    bool isZero(std::int64_t row) const { return row == 0 && shape_.zeroFirstRow; }

    std::shared_ptr<const RoundedPairs> pairs_;
    PairLayout layout_;
    Shape shape_;
    bool finite_ = true;
};

}  // namespace posiscope
