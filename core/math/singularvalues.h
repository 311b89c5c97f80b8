// Singular values of large matrices, and the vectors of the largest of them.
#pragma once

#include <Eigen/Core>
#include <optional>

#include "core/base/progress.h"

namespace posiscope {

/// A = U·S·Vᵀ, as far as it was asked for.
struct SingularValues {
    Eigen::VectorXd values;  ///< all min(m, n), descending; within some ulp of the largest
    Eigen::MatrixXd right;  ///< n × wanted: the first columns of V; zero where the value is none but rounding
};

/// A of m × n with m ≥ n. A = Q·R, R = U·B·Vᵀ with two diagonals in B, all by Householder reflections. The
/// singular values of B are the positive eigenvalues of the tridiagonal matrix of 2n × 2n with zeros on its
/// diagonal and B's numbers beside it, whose eigenvectors hold V's and U's in turn: found by QR iteration,
/// and by inverse iteration. Where singular values are equal, any basis of their vectors is an answer; this
/// gives the same one every time. About 2mn² + 2n³ operations.
///
/// Nothing is squared, so that values are known down to rounding (1e-16 of the largest) and not to its root,
/// which AᵀA would give.
///
/// Source: Golub and Van Loan, "Matrix Computations", 4th edition, sections 5.4.8, 8.4.2 and 8.6.1.
std::optional<SingularValues> singularValues(Eigen::MatrixXd matrix, Eigen::Index wanted, Steps& steps);

/// The operations that `steps` counts.
double singularValuesCost(Eigen::Index rows, Eigen::Index columns);

}  // namespace posiscope
