// The table of sines and cosines as a field.
#pragma once

#include <mutex>
#include <vector>

#include "core/field.h"
#include "core/math/phase.h"
#include "core/pairlayout.h"

namespace posiscope {

/// Rows are positions first_position + row, columns are dimensions:
///     PE[p, sine column of i] = sin(ω_i p),  PE[p, cosine column of i] = cos(ω_i p).
///
/// Values have an error below 4e-16 at every position up to 2^24 and far beyond: the angle at every 32nd
/// position is reduced exactly (see math/phase.h), and the 31 positions after it follow by angle addition,
/// sin(a + b) = sin a cos b + cos a sin b. value() and fill() use the same operations in the same order, so
/// that they agree in every bit.
class SinusoidTable final : public Field {
 public:
    struct Shape {
        std::int64_t rows = 0;
        std::int64_t firstPosition = 0;
        bool zeroFirstRow = false;  ///< row 0 is all zeros, cosines too
    };

    SinusoidTable(std::vector<Frequency> frequencies, PairLayout layout, Shape shape);

    std::int64_t rows() const override { return shape_.rows; }
    std::int64_t columns() const override { return layout_.dimensions(); }
    double value(std::int64_t row, std::int64_t column) const override;
    double average(Run rowRun, Run columnRun) const override;
    void averages(std::span<const Run> rowRuns, std::span<const Run> columnRuns, float* out) const override;
    void fill(Run rowRun, Run columnRun, double* out) const override;

    const std::vector<Frequency>& frequencies() const { return frequencies_; }
    const PairLayout& layout() const { return layout_; }
    const Shape& shape() const { return shape_; }

    /// sin(ω_i p) and cos(ω_i p) at any whole position, inside the table or not.
    SinCos pairAt(std::int64_t position, std::int64_t pair) const;

 private:
    double columnMean(Run rowRun, std::int64_t column) const;
    void fillBlock(std::int64_t anchor, Run positions, Run columnRun, double* out) const;
    const std::vector<SinCos>& steps() const;

    std::vector<Frequency> frequencies_;
    PairLayout layout_;
    Shape shape_;
    // sin and cos of ω_i t for t below 32, made when an export first asks for rows.
    mutable std::once_flag stepsOnce_;
    mutable std::vector<SinCos> steps_;
};

}  // namespace posiscope
