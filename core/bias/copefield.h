// SPDX-License-Identifier: GPL-3.0-or-later
// Positions that are counted by gates, and the bias that follows.
#pragma once

#include <vector>

#include "core/fields/field.h"

namespace posiscope {

/// For random queries q_i and keys k_j of `dimensions` numbers, and a random table e of `count` rows:
///     p_ij = min(Σ_{j ≤ k ≤ i} σ(q_i·k_k / √d), count − 1),   b_ij = (1 − w) q_i·e[⌊p⌋] + w q_i·e[⌈p⌉]
/// with w = p − ⌊p⌋. Cells with j > i are −∞, and so are blocks that hold one of them. size × size.
///
/// Queries and keys are standard normal, the table is normal with the deviation 1/√d, so that biases have a
/// variance of about 1. A row is computed from its query backwards, until the count is full; nothing but
/// the vectors is kept. Blocks cost time by their rows: this is for thousands of positions, not millions.
class CopeField final : public Field {
 public:
    struct Shape {
        std::int64_t size = 0;
        std::int64_t dimensions = 1;
        std::int64_t count = 1;  ///< positions of the table
        bool positions = false;  ///< cells are p_ij instead of b_ij
    };
    CopeField(Shape shape, std::uint64_t seed, std::int64_t head);

    bool finite() const override { return shape_.size <= 1; }
    std::int64_t rows() const override { return shape_.size; }
    std::int64_t columns() const override { return shape_.size; }
    double value(std::int64_t row, std::int64_t column) const override;
    void pixelMeans(IndexRanges rowRuns, IndexRanges columnRuns, float* out) const override;
    using Field::fill;
    void fill(IndexRange rowRun, IndexRange columnRun, double* out) const override;

    /// σ(q_i·k_j/√d).
    double gate(std::int64_t row, std::int64_t column) const;
    /// p_ij for j ≤ i.
    double position(std::int64_t row, std::int64_t column) const;
    /// q_i·e[n].
    double logit(std::int64_t row, std::int64_t n) const;

 private:
    /// The cells 0 … row of a row.
    void rowCells(std::int64_t row, std::vector<double>& cells, std::vector<double>& logits) const;
    static double interpolated(double position, const std::vector<double>& logits);

    Shape shape_;
    std::vector<double> queries_, keys_, table_;
};

}  // namespace posiscope
