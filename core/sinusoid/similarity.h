// SPDX-License-Identifier: GPL-3.0-or-later
// How alike two positions are.
#pragma once

#include <algorithm>
#include <memory>
#include <vector>

#include "core/fields/fieldends.h"
#include "core/fields/tablematrix.h"
#include "core/sinusoid/similaritypixelmeans.h"
#include "core/sinusoid/sinusoidtable.h"

namespace posiscope {

/// The similarity matrix of a sinusoidal table, max_len × max_len.
///
/// For complete pairs sin(ωp)sin(ωq) + cos(ωp)cos(ωq) = cos(ω(p − q)), so the dot product is the offset
/// kernel c(p − q) = Σ_i cos(ω_i (p − q)) and ‖PE(p)‖² = d_model/2: the matrix is Toeplitz. What breaks this
/// is handled apart: a sine without its cosine (odd d_model, interleaved) adds sin(ωp)sin(ωq), and a first
/// row of zeros.
class SinusoidSimilarity final : public Field, public MaybeToeplitz {
 public:
    SinusoidSimilarity(std::shared_ptr<const SinusoidTable> table, SimilarityKind kind);

    std::int64_t rows() const override { return table_->rows(); }
    std::int64_t columns() const override { return table_->rows(); }
    double value(std::int64_t row, std::int64_t column) const override;
    void pixelMeans(IndexRanges rowRuns, IndexRanges columnRuns, float* out) const override;
    void exactMeans(IndexRanges rowRuns, IndexRanges columnRuns, double* out) const override;
    MeansFrom meansFrom() const override { return MeansFrom::cellsOrForm; }
    using Field::fill;
    void fill(IndexRange rowRun, IndexRange columnRun, double* out) const override;

    std::int64_t toeplitzTerms() const override {
        const bool toeplitz = !table_->layout().hasLoneSine() && !table_->shape().zeroFirstRow;
        return toeplitz ? std::max<std::int64_t>(1, table_->layout().completePairs()) : 0;
    }
    /// The largest value the matrix can take: d_model/2 for a dot product of complete pairs, 1 for a cosine.
    double largest() const;

 private:
    void fillToeplitz(IndexRange rowRun, IndexRange columnRun, std::int64_t nearest,
                      std::vector<double>& kernel, double* out) const;
    TableMatrix meanRows(IndexRanges runs) const;
    double loneSine(std::int64_t row) const;
    double norm(std::int64_t row) const;
    bool zeroRow(std::int64_t row) const { return row == 0 && table_->shape().zeroFirstRow; }
    bool constantNorm() const { return !table_->layout().hasLoneSine(); }

    std::shared_ptr<const SinusoidTable> table_;
    SimilarityKind kind_;
};

}  // namespace posiscope
