// SPDX-License-Identifier: GPL-3.0-or-later
// Offset maps fitted to a table.
#pragma once

#include <Eigen/Core>
#include <cstdint>

#include "core/base/progress.h"
#include "core/base/result.h"
#include "core/fields/field.h"

namespace posiscope {

/// The least-squares answer to "which matrix carries row p to row p + k?".
struct OffsetFit {
    Eigen::MatrixXd map;         ///< M of d × d with M · PE(p) ≈ PE(p + k), the solution of smallest norm
    double maxResidual = 0;      ///< max |M · PE(p) − PE(p + k)| over all fitted p and all dimensions
    double rmsResidual = 0;      ///< root mean square of the same differences
    std::int64_t rank = 0;       ///< numerical rank of the rows that were used
    std::int64_t positions = 0;  ///< how many pairs (p, p + k) were used
};

/// Fits M to all rows p of `table` for which p + offset is a row too. A sinusoidal table is far from full
/// rank (256 × 64 has numerical rank 35), so a fitted map differs from the exact M_k although its residual is
/// 1e-14: compare residuals, never entries.
///
/// With the rows as A and those k further as B the equation is A·Mᵀ = B. A is reduced to a triangle R
/// (reduceRows()), and Eigen's CompleteOrthogonalDecomposition of R gives the solution of smallest norm. Its
/// pivots tell the rank: those up to max(rows, d) ulp of the largest are noise, as numpy.linalg.matrix_rank
/// has it. `proceed` is asked between the parts; the decomposition itself cannot be stopped.
///
/// Refused: what offsetFitProblem() names, cells that are no finite numbers, and work that `proceed` stopped.
/// With a `cut` singular values below that share of the largest (above 1,024 dimensions: pivots) are left out
/// as well: the map fits a little worse, and has no entries that are large only because rows are nearly
/// dependent.
Result<OffsetFit> fitOffsetMap(const Field& table, std::int64_t offset, const Progress& proceed = {},
                               double cut = 0);

/// Why a table of that shape has no fit: an offset that leaves no pair of rows, and tables of more than
/// 33,554,432 cells (256 MiB) or 4,096 dimensions, because a fit needs the table and the map in memory.
Failure offsetFitProblem(std::int64_t rows, std::int64_t columns, std::int64_t offset);

}  // namespace posiscope
