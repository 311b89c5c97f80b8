// SPDX-License-Identifier: GPL-3.0-or-later
// A few numbers of each line of a table, by which like lines are found.
#pragma once

#include "core/relate/cellmap.h"
#include "core/relate/linematch.h"

namespace posiscope {

/// So many numbers of each line.
inline constexpr Eigen::Index sketchSums = 16;

/// Weights of norm 1 for lines of so many cells; each cell by itself where there are few.
Eigen::MatrixXd weightsFor(Eigen::Index cells);

/// Sums of powers of 1 / (1 + cell²), which say the same of a line in any order and with any signs. Cells are
/// taken on a line, in units of `size`.
Sketches unorderedSketches(const TableMatrix& cells, const CellLine& line, double size);

}  // namespace posiscope
