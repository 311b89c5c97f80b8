// SPDX-License-Identifier: GPL-3.0-or-later
// Two fields side by side.
#pragma once

#include <algorithm>
#include <memory>
#include <vector>

#include "core/fields/field.h"

namespace posiscope {

/// The columns of `left`, then those of `right`, which has as many rows.
class ConcatenatedField final : public Field {
 public:
    ConcatenatedField(std::shared_ptr<const Field> left, std::shared_ptr<const Field> right)
        : left_(std::move(left)), right_(std::move(right)) {}

    std::int64_t rows() const override { return left_->rows(); }
    std::int64_t columns() const override { return left_->columns() + right_->columns(); }
    bool finite() const override { return left_->finite() && right_->finite(); }
    double value(std::int64_t row, std::int64_t column) const override;
    void pixelMeans(IndexRanges rowRuns, IndexRanges columnRuns, float* out) const override;
    void exactMeans(IndexRanges rowRuns, IndexRanges columnRuns, double* out) const override;
    /// A form where both have one.
    MeansFrom meansFrom() const override { return std::min(left_->meansFrom(), right_->meansFrom()); }
    using Field::fill;
    void fill(IndexRange rowRun, IndexRange columnRun, double* out) const override;

 private:
    /// The parts of a run of columns that lie in the left and in the right field, each counted in its own
    /// columns.
    struct Parts {
        IndexRange left, right;
    };
    Parts partsOf(IndexRange columnRun) const;
    /// The runs of the left and of the right field, in their own columns. The last of the left ones and the
    /// first of the right ones may be parts of one run.
    struct Split {
        std::vector<IndexRange> lefts, rights;
    };
    Split split(IndexRanges columnRuns) const;
    template <class Number>
    using Means = void (Field::*)(IndexRanges, IndexRanges, Number*) const;
    template <class Number>
    void meansOf(IndexRanges rowRuns, IndexRanges columnRuns, Means<Number> means, Number* out) const;

    std::shared_ptr<const Field> left_, right_;
};

}  // namespace posiscope
