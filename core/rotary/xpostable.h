// SPDX-License-Identifier: GPL-3.0-or-later
// The rotation table of xPos.
#pragma once

#include <complex>
#include <memory>
#include <vector>

#include "core/sinusoid/sinusoidtable.h"

namespace posiscope {

/// Rows are positions, columns [e^(g_i (p − c)) cos θ_i p of all pairs | e^(g_i (p − c)) sin θ_i p of all
/// pairs], g_i < 0 the growth per position of pair i and c the position that is not scaled.
///
/// A cell has an error below 1e-15 times its envelope e^(g_i (p − c)). Means are those of the geometric
/// series z^p with z = e^(g + iθ): over n positions around their middle m it is
///     z^m · sinh(n w)/(n sinh w), w = (g + iθ)/2.
class XposTable final : public Field {
 public:
    XposTable(std::shared_ptr<const SinusoidTable> angles, std::vector<DoubleDouble> growth,
              std::int64_t centre)
        : angles_(std::move(angles)), growth_(std::move(growth)), centre_(centre) {}

    std::int64_t rows() const override { return angles_->rows(); }
    std::int64_t columns() const override { return angles_->columns(); }
    double value(std::int64_t row, std::int64_t column) const override;
    void exactMeans(IndexRanges rowRuns, IndexRanges columnRuns, double* out) const override;
    void pixelMeans(IndexRanges rowRuns, IndexRanges columnRuns, float* out) const override;
    MeansFrom meansFrom() const override { return MeansFrom::cellsOrForm; }
    using Field::fill;
    void fill(IndexRange rowRun, IndexRange columnRun, double* out) const override;

    /// e^(g_i · (p − c)), with a relative error below 1e-15.
    double envelope(std::int64_t pair, std::int64_t position) const;
    /// g_i as a double.
    double growth(std::int64_t pair) const { return growth_[static_cast<std::size_t>(pair)].hi; }
    std::int64_t centre() const { return centre_; }
    const SinusoidTable& angles() const { return *angles_; }

 private:
    // Their product is the mean of z^(p − c) over the positions: the mean of the cosine, and that of the sine
    // as its imaginary part.
    std::complex<double> ratio(std::int64_t pair, std::int64_t count) const;
    std::complex<double> power(std::int64_t pair, std::int64_t turned, std::int64_t grown) const;
    template <class Number>
    void means(IndexRanges rowRuns, IndexRanges columnRuns, std::size_t exactly, Number* out) const;
    IndexRange positionsOf(IndexRange rowRun) const {
        return {angles_->shape().firstPosition + rowRun.first, rowRun.count};
    }

    std::shared_ptr<const SinusoidTable> angles_;
    std::vector<DoubleDouble> growth_;
    std::int64_t centre_;
};

}  // namespace posiscope
