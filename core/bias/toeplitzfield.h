// SPDX-License-Identifier: GPL-3.0-or-later
// Matrices that depend on the distance of row and column alone.
#pragma once

#include <memory>

#include "core/bias/distancefunction.h"
#include "core/fields/field.h"

namespace posiscope {

/// size × size with the cells f(i − j), queries i down and keys j across. With `causal` the cells with j > i
/// are −∞, and so is the mean of any block that holds one of them: a block that is partly masked is shown as
/// masked.
///
/// exactMeans() adds f up, difference by difference, and is exact to rounding; it takes time by the sides of
/// the block. pixelMeans() keeps what Field promises, an error below 5e-4 of the range R of f, in a time that
/// does not depend on the size of the matrix: the mean over n × m cells is a curve C over the difference,
/// whose bend is at most 4R/(nm) per step squared, so straight lines between points that lie min(n, m)/40
/// apart are within 4R/8/40² < 3.2e-4 R of it; f itself is within 1e-4 R of the pieces that are added up.
class ToeplitzField final : public Field {
 public:
    ToeplitzField(std::shared_ptr<const DistanceFunction> function, std::int64_t size, bool causal);

    std::int64_t rows() const override { return size_; }
    std::int64_t columns() const override { return size_; }
    double value(std::int64_t row, std::int64_t column) const override;
    void pixelMeans(IndexRanges rowRuns, IndexRanges columnRuns, float* out) const override;
    void exactMeans(IndexRanges rowRuns, IndexRanges columnRuns, double* out) const override;
    MeansFrom meansFrom() const override { return MeansFrom::cellsOrForm; }
    using Field::fill;
    void fill(IndexRange rowRun, IndexRange columnRun, double* out) const override;

    bool finite() const override { return !causal_; }
    bool causal() const { return causal_; }

 private:
    /// The least difference i − j in a block.
    static std::int64_t least(IndexRange rowRun, IndexRange columnRun) {
        return rowRun.first - columnRun.end() + 1;
    }
    bool masked(IndexRange rowRun, IndexRange columnRun) const {
        return causal_ && least(rowRun, columnRun) < 0;
    }
    double blockMean(const SecondSum& sums, IndexRange rowRun, IndexRange columnRun) const;
    /// The means of all blocks of two lengths by their least difference.
    struct Curve {
        std::int64_t rowLength = 0, columnLength = 0;
        std::int64_t first = 0;    ///< the least difference of the first point
        std::int64_t spacing = 1;  ///< of the points
        std::vector<float> points;
        float at(std::int64_t difference) const;
    };
    Curve curveOf(const SecondSum& sums, std::int64_t rowLength, std::int64_t columnLength,
                  std::int64_t first, std::int64_t last) const;

    std::shared_ptr<const DistanceFunction> function_;
    std::int64_t size_;
    bool causal_;
};

}  // namespace posiscope
