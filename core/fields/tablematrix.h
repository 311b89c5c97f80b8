// SPDX-License-Identifier: GPL-3.0-or-later
// Tables as matrices in memory, for what needs all cells at once.
#pragma once

#include <Eigen/Core>
#include <memory>

#include "core/base/progress.h"
#include "core/base/result.h"
#include "core/fields/field.h"
#include "core/fields/storedtable.h"

namespace posiscope {

/// 256 MiB of doubles.
constexpr std::int64_t mostCellsInMemory = 33'554'432;

using TableMatrix = Eigen::Matrix<double, Eigen::Dynamic, Eigen::Dynamic, Eigen::RowMajor>;

/// All cells. Refused where one is NaN or infinite, or when `steps` (one a cell) stops it.
Result<TableMatrix> tableInMemory(const Field& table, ProgressCounter& steps);

/// The other way: a matrix as a field.
std::shared_ptr<const StoredTable> storedMatrix(const Eigen::MatrixXd& matrix);

/// The answer of work that was stopped before its end. Whoever stopped it need not show it.
Error stoppedWork();

}  // namespace posiscope
