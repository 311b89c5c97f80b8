// SPDX-License-Identifier: GPL-3.0-or-later
// Tall matrices made square before they are decomposed.
#pragma once

#include <Eigen/Core>
#include <optional>

#include "core/base/progress.h"

namespace posiscope {

/// The triangular factor R of A = Q·R, and Qᵀ·B.
struct RowReduction {
    Eigen::MatrixXd r;    ///< min(m, n) × n
    Eigen::MatrixXd qtb;  ///< min(m, n) × columns of B
};

using RowsOfMatrix = Eigen::Ref<const Eigen::Matrix<double, Eigen::Dynamic, Eigen::Dynamic, Eigen::RowMajor>,
                                0, Eigen::OuterStride<>>;

/// Reduces A of m × n, and B of m rows, to at most n rows with the same singular values, least-squares
/// solutions and right singular vectors. Eigen's decompositions cannot be stopped. So blocks of 4n rows are
/// factored one after the other, each below the R of those before it, and `steps` is asked in between; no
/// answer where it says no. It counts rowReductionCost() operations.
///
/// Source: Golub and Van Loan, "Matrix Computations", 4th edition, section 5.2; Demmel and others,
/// "Communication-optimal parallel and sequential QR and LU factorizations", 2012.
std::optional<RowReduction> reduceRows(const RowsOfMatrix& a, const RowsOfMatrix& b, ProgressCounter& steps);

/// Floating-point operations for A of rows × columns and B of `right` columns.
double rowReductionCost(double rows, double columns, double right);

}  // namespace posiscope
