// SPDX-License-Identifier: GPL-3.0-or-later
// The bias matrix of FIRE.
#pragma once

#include <vector>

#include "core/fields/field.h"

namespace posiscope {

/// A continuous function made of straight lines.
struct BrokenLine {
    struct Part {
        double from = 0;  ///< the first part is continued below it
        double constant = 0, slope = 0;
    };
    std::vector<Part> parts;

    double at(double x) const;
    std::size_t partAt(double x) const;
};

/// f(x(i, j)) with x = ln(1 + c |i − j|) / ln(1 + c max(i, L)), size × size, queries i down; f is a broken
/// line. With `causal` the cells with j > i are −∞, and so are blocks that hold one of them.
///
/// The sum over a part of a row is exact in closed form, as Σ ln(1 + ck) = n ln c + lnΓ(n + 1 + 1/c) − lnΓ(1
/// + 1/c). exactMeans() adds up all rows of a block, pixelMeans() the middles of at most 32 equal parts of
/// them, which is within 5e-4 of the range.
class FireField final : public Field {
 public:
    FireField(BrokenLine function, double c, double threshold, std::int64_t size, bool causal);

    bool finite() const override { return !causal_; }
    std::int64_t rows() const override { return size_; }
    std::int64_t columns() const override { return size_; }
    double value(std::int64_t row, std::int64_t column) const override;
    void pixelMeans(IndexRanges rowRuns, IndexRanges columnRuns, float* out) const override;
    void exactMeans(IndexRanges rowRuns, IndexRanges columnRuns, double* out) const override;
    MeansFrom meansFrom() const override { return MeansFrom::cellsOrForm; }

    /// x(i, j).
    double normalised(std::int64_t row, std::int64_t column) const;
    /// The largest x of a cell that is not masked.
    double largest() const;

 private:
    class RowSums;
    double logarithm(double distance) const;
    bool masked(IndexRange rowRun, IndexRange columnRun) const {
        return causal_ && columnRun.end() - 1 > rowRun.first;
    }

    BrokenLine function_;
    double c_, threshold_;
    std::int64_t size_;
    bool causal_;
};

}  // namespace posiscope
