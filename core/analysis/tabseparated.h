// SPDX-License-Identifier: GPL-3.0-or-later
// The numbers behind a picture as text for a spreadsheet.
#pragma once

#include <string>

#include "core/analysis/dataset.h"

namespace posiscope {

/// How many cells are copied at most.
inline constexpr std::int64_t mostCopiedCells = 1'000'000;

/// The names of the columns and then the rows, with a tab between cells; every number reads back to the same
/// double. Refused above mostCopiedCells. Prepares the dataset.
Result<std::string> tabSeparated(const Dataset& data, const Progress& progress);

}  // namespace posiscope
