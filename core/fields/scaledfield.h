// SPDX-License-Identifier: GPL-3.0-or-later
// A field times a number.
#pragma once

#include <memory>

#include "core/fields/fieldends.h"

namespace posiscope {

/// factor · field: the rotation table of YaRN, whose cosines and sines are multiplied by the attention
/// factor. A cell is the product of the cell of `field` and the factor, rounded once; means are products in
/// the same way.
class ScaledField final : public Field, public MaybeToeplitz {
 public:
    ScaledField(std::shared_ptr<const Field> field, double factor)
        : field_(std::move(field)), factor_(factor) {}

    std::int64_t rows() const override { return field_->rows(); }
    std::int64_t columns() const override { return field_->columns(); }
    double value(std::int64_t row, std::int64_t column) const override {
        return factor_ * field_->value(row, column);
    }
    void pixelMeans(IndexRanges rowRuns, IndexRanges columnRuns, float* out) const override;
    void exactMeans(IndexRanges rowRuns, IndexRanges columnRuns, double* out) const override;
    MeansFrom meansFrom() const override { return field_->meansFrom(); }
    std::int64_t toeplitzTerms() const override { return posiscope::toeplitzTerms(*field_); }
    /// Floats are the products rounded to float, not products of floats.
    using Field::fill;
    void fill(IndexRange rowRun, IndexRange columnRun, double* out) const override;

 private:
    std::shared_ptr<const Field> field_;
    double factor_;
};

}  // namespace posiscope
