// SPDX-License-Identifier: GPL-3.0-or-later
// The difference of two encodings.
#pragma once

#include "core/fields/fieldends.h"
#include "core/models/model.h"

namespace posiscope {

/// A − B as a model: its table, similarity, bias and curves are the differences of theirs, over the positions
/// and dimensions that both have (row by row from the first, whatever the positions are called). It has no
/// frequencies and no offset map. Values are not fixed by parameters, so tableRange() is {0, 0}: pictures go
/// by the ends of its cells (core/fields/fieldends.h).
std::shared_ptr<const Model> differenceModel(std::shared_ptr<const Model> a, std::shared_ptr<const Model> b);

/// Two fields, cell by cell, over the rows and columns that both have.
///
/// Pictures are as precise as the difference, however small it is beside the fields: means are those of the
/// cells' differences, or differences of means in double precision (Field::exactMeans()) where there are
/// more cells than can be gone through and both fields know a closed form. Of the latter, what lies within
/// the rounding of the means (eight units in their last place) is 0. A block that both fields mask in part is
/// 0 where it is large, and the mean of its unmasked cells' differences over all its cells where it is small.
class DifferenceField final : public Field, public MaybeToeplitz {
 public:
    DifferenceField(std::shared_ptr<const Field> a, std::shared_ptr<const Field> b)
        : a_(std::move(a)), b_(std::move(b)) {}

    std::int64_t rows() const override { return std::min(a_->rows(), b_->rows()); }
    std::int64_t columns() const override { return std::min(a_->columns(), b_->columns()); }
    bool finite() const override { return a_->finite() && b_->finite(); }
    double value(std::int64_t row, std::int64_t column) const override {
        return subtract(a_->value(row, column), b_->value(row, column));
    }
    void pixelMeans(IndexRanges rowRuns, IndexRanges columnRuns, float* out) const override;
    MeansFrom meansFrom() const override;
    std::int64_t toeplitzTerms() const override {
        const std::int64_t a = posiscope::toeplitzTerms(*a_), b = posiscope::toeplitzTerms(*b_);
        return a > 0 && b > 0 ? a + b : 0;
    }
    using Field::fill;
    void fill(IndexRange rowRun, IndexRange columnRun, double* out) const override;

 private:
    /// Equal infinities (cells that both mask) do not differ.
    static double subtract(double a, double b) { return a == b ? 0 : a - b; }
    bool byCells(IndexRanges rowRuns, IndexRanges columnRuns) const;
    void meansOfCells(IndexRanges rowRuns, IndexRanges columnRuns, float* out) const;

    std::shared_ptr<const Field> a_, b_;
};

}  // namespace posiscope
