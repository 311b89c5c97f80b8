// SPDX-License-Identifier: GPL-3.0-or-later
// Arrays as learned rows.
#pragma once

#include <optional>
#include <vector>

#include "core/identify/sheet.h"
#include "core/resize/resize.h"

namespace posiscope {

/// One of the ways to read an array of two or three axes as rows of learned numbers.
struct LearnedSheet {
    Sheet sheet;
    std::optional<Grid> grid = {};  ///< of the places: where the array has an axis for each side

    /// Columns stand where rows were expected.
    bool transposed() const { return !grid && sheet.rowAxis() == 1; }
    std::vector<std::string> axisOrder() const;
};

/// [rows, columns] and [columns, rows]; [height, width, columns] and [columns, height, width]. None for
/// arrays of other shapes.
std::vector<LearnedSheet> learnedSheets(const StoredArray& array);

inline constexpr std::int64_t mostLearnedCells = std::int64_t{1} << 25U;

/// The rows in float64, each when it is read; the last ones are kept. The sheet stays in its own type.
/// `sheet` must outlive it.
RowReader readerOf(const Sheet& sheet);

/// Some columns from all over the rows.
LearnedRows someColumns(const Sheet& sheet, const std::vector<std::int64_t>& columns);

}  // namespace posiscope
