// Offset maps fitted to a table.
#pragma once

#include <Eigen/Core>
#include <cstdint>

#include "core/field.h"
#include "core/result.h"

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
/// Refused: an offset that leaves no pair of rows, and tables of more than 33,554,432 cells (256 MiB),
/// because a fit needs the table in memory.
Result<OffsetFit> fitOffsetMap(const Field& table, std::int64_t offset);

}  // namespace posiscope
