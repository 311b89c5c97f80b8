// SPDX-License-Identifier: GPL-3.0-or-later
// A matrix of positions against positions, for listed ones.
#pragma once

#include <memory>

#include "core/fields/field.h"
#include "core/positions/lineshares.h"
#include "core/positions/positions.h"

namespace posiscope {

/// The cell (n, m) is that of the whole positions at(n), at(m) in `line`, the matrix of consecutive
/// positions: bit for bit. With `causal` the cells with m > n are −∞, and so is the mean of any block that
/// holds one: masks go by the order of rows, whatever their positions are.
///
/// The mean of a block is the sum of the means that runs have with runs, in the closed form of `line`; pixels
/// that take the same rows of the line share them, so that many short sequences cost little more than one.
/// Where that is more than `mostPairs` pairs in a picture, a pixel is the mean of at most 4 × 4 of its cells,
/// evenly spread.
class ListedMatrix final : public Field {
 public:
    ListedMatrix(std::shared_ptr<const Field> line, std::int64_t first, Positions positions, bool causal);

    std::int64_t rows() const override { return positions_.rows(); }
    std::int64_t columns() const override { return positions_.rows(); }
    bool finite() const override { return !causal_ || rows() == 1; }
    double value(std::int64_t row, std::int64_t column) const override;
    void pixelMeans(IndexRanges rowRuns, IndexRanges columnRuns, float* out) const override;
    void exactMeans(IndexRanges rowRuns, IndexRanges columnRuns, double* out) const override;
    MeansFrom meansFrom() const override { return MeansFrom::cellsOrForm; }
    using Field::fill;
    void fill(IndexRange rowRun, IndexRange columnRun, double* out) const override;

    /// Whether the means of these blocks are those of runs, and not of spread cells.
    bool isOfRuns(IndexRanges rowRuns, IndexRanges columnRuns) const;

    static constexpr std::size_t mostPairs = 8'388'608;

 private:
    bool masked(IndexRange rowRun, IndexRange columnRun) const {
        return causal_ && columnRun.end() - 1 > rowRun.first;
    }
    template <class Number>
    void meansOfRuns(IndexRanges rowRuns, IndexRanges columnRuns, const LineShares& down,
                     const LineShares& across, Number* out) const;
    template <class Number>
    void meansOfAll(IndexRanges rowRuns, IndexRanges columnRuns, Number* out) const;

    std::shared_ptr<const Field> line_;
    std::int64_t first_;
    Positions positions_;
    bool causal_;
};

}  // namespace posiscope
