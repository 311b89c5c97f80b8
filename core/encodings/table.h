// SPDX-License-Identifier: GPL-3.0-or-later
// A table from a file as an encoding.
#pragma once

#include <memory>

#include "core/fields/storedtable.h"
#include "core/models/encoding.h"

namespace posiscope {

/// The name of the table in its file, as readTable() takes it: with the number of the slice, where there are
/// several.
std::string shownTensor(const Values& values);

/// The number of cells that are NaN or infinite, in one sentence, or nothing.
Text countOfNonFiniteCells(std::int64_t notANumber, std::int64_t infinite);

/// The table that was read from a file; null for other models, and where nothing has been read.
std::shared_ptr<const StoredTable> storedTableOf(const Model& model);

}  // namespace posiscope
