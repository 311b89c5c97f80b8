// SPDX-License-Identifier: GPL-3.0-or-later
// Principal components of tables.
#pragma once

#include <Eigen/Core>
#include <cstdint>

#include "core/base/progress.h"
#include "core/base/result.h"
#include "core/fields/field.h"

namespace posiscope {

/// The directions in which the rows of a table differ most from their mean. With X the table of m × n less
/// the mean of every column and X = U·S·Vᵀ, the score of row p for component i is (U·S)(p, i), its part along
/// column i of V (the loadings).
///
/// Every component's sign is free: here its loading of the largest magnitude is positive, the first of them
/// where several are equal to six digits. Where singular values are equal (the sine and cosine of one pair)
/// their components may be rotated in their plane; the choice is the same every time.
struct Components {
    static constexpr Eigen::Index scored = 3;

    /// All min(m, n), descending, within 5e-15 of the largest.
    Eigen::VectorXd singularValues;
    /// m × 3: the scores of the first three, whose squares add up to the squares of their singular values;
    /// zero where there are fewer, or nothing but rounding.
    Eigen::MatrixXd scores;
    /// How many singular values exceed max(m, n) ulp of the largest (as numpy.linalg.matrix_rank counts).
    std::int64_t rank = 0;

    /// The share of the variance that component `index` explains, counted from 0: s² / Σ s².
    double share(Eigen::Index index) const;
    /// The share of the first three.
    double scoredShare() const;
    /// How many components explain the share `wanted` of the variance at least; 0 where the rows do not
    /// differ.
    std::int64_t countFor(double wanted) const;
};

/// The table less its means is reduced to a triangle (reduceRows()) and decomposed by Eigen's BDCSVD.
/// `proceed` is asked between the parts; the decomposition itself cannot be stopped and takes 13 s for 2,048
/// columns.
///
/// Refused: what componentsProblem() names, cells that are no finite numbers, and work that `proceed`
/// stopped.
Result<Components> principalComponents(const Field& table, const Progress& proceed = {});

/// Why a table of that shape has none: more than 33,554,432 cells (256 MiB), as it is needed in memory, or
/// more than 4,096 of both rows and columns, which would take hours.
Failure componentsProblem(std::int64_t rows, std::int64_t columns);

}  // namespace posiscope
