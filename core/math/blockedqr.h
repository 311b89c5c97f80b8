// Factors of large matrices, step by step, so that the work can be stopped.
#pragma once

#include <Eigen/Core>
#include <optional>

#include "core/base/progress.h"

namespace posiscope {

/// Householder's QR factors of a matrix A of m × n: A·P = Q·R with orthogonal Q and a permutation P, which is
/// the identity unless columns were chosen by their size. Everything is done in parts that take a fraction of
/// a second; `steps` counts floating-point operations, and what it stops has no answer.
///
/// Source: Golub and Van Loan, "Matrix Computations", 4th edition, sections 5.2 and 5.4.
class BlockedQr {
 public:
    /// By blocks of columns, mostly products of matrices. 2mn² − 2n³/3 operations for m ≥ n.
    static std::optional<BlockedQr> of(Eigen::MatrixXd matrix, Steps& steps);

    /// The largest of the remaining columns first, so that the diagonal of R falls and tells the rank: the
    /// work ends where no remaining column is longer than `threshold` times the first. Slower by far.
    static std::optional<BlockedQr> pivoted(Eigen::MatrixXd matrix, double threshold, Steps& steps);

    /// How many rows of R are known: min(m, n), or the numerical rank of a pivoted factorisation.
    Eigen::Index rank() const { return scales_.size(); }
    /// R in the upper triangle of the first rank() rows.
    const Eigen::MatrixXd& packed() const { return packed_; }
    /// Column n of A·P is column order()[n] of A.
    const Eigen::VectorXi& order() const { return order_; }

    /// b becomes Qᵀ·b, or Q·b. False when `steps` stopped it.
    bool applyTransposed(Eigen::MatrixXd& b, Steps& steps) const;
    bool apply(Eigen::MatrixXd& b, Steps& steps) const;

 private:
    explicit BlockedQr(Eigen::MatrixXd matrix);
    bool applyBlock(Eigen::Index first, bool transposed, Eigen::Ref<Eigen::MatrixXd> b, Steps& steps) const;

    Eigen::MatrixXd packed_;  // R, and below it the vectors of the reflections
    Eigen::VectorXd scales_;  // 2 / ‖v‖² of every reflection
    Eigen::VectorXi order_;
};

}  // namespace posiscope
