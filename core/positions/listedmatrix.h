// SPDX-License-Identifier: GPL-3.0-or-later
// A matrix of positions against positions, for listed ones.
#pragma once

#include <memory>
#include <mutex>
#include <vector>

#include "core/fields/field.h"
#include "core/positions/lineshares.h"
#include "core/positions/positions.h"

namespace posiscope {

/// The cell (n, m) is that of the whole positions at(n), at(m) in `line`, the matrix of consecutive
/// positions: bit for bit. With `causal` the cells with m > n are −∞, and so is the mean of any block that
/// holds one: masks go by the order of rows, whatever their positions are.
///
/// The mean of a block is the sum of the means that runs have with runs, in the closed form of `line`; pixels
/// that take the same rows of the line share them, so that many short sequences cost little more than one;
/// of few positions the cells of the line are added up once.
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
    /// The rows of the line from the lowest to the highest listed position.
    IndexRange linesOfAll() const;
    /// Whether a few positions come again in many rows: then the line is computed once.
    bool comeAgain() const;
    /// All cells of the line from the lowest position on, and their sums over the first 0, 1, 2 … rows and
    /// columns.
    struct Line {
        std::vector<double> cells, sums;
    };
    const Line& lineOnce() const;
    /// Cells of the line, row by row.
    struct Cells {
        const double* first = nullptr;
        std::int64_t stride = 0;
    };
    Cells cellsOf(IndexRange rows, IndexRange columns) const;
    static Cells computed(const Field& line, IndexRange rows, IndexRange columns, std::vector<double>& room);
    std::vector<float> meansBySums(const LineShares& down, const LineShares& across) const;
    template <class Number>
    std::vector<Number> meansByForm(const LineShares& down, const LineShares& across) const;
    /// The means of the runs of one side with those of the other.
    template <class Number>
    std::vector<Number> meansOf(const LineShares& down, const LineShares& across) const;
    template <class Number>
    void meansOfRuns(IndexRanges rowRuns, IndexRanges columnRuns, const LineShares& down,
                     const LineShares& across, Number* out) const;
    template <class Number>
    void meansOfAll(IndexRanges rowRuns, IndexRanges columnRuns, Number* out) const;

    std::shared_ptr<const Field> line_;
    std::int64_t first_;
    Positions positions_;
    bool causal_;
    mutable std::once_flag lineOnce_;
    mutable Line lineCells_;
};

}  // namespace posiscope
