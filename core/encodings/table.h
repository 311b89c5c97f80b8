// A table from a file as an encoding.
#pragma once

#include <memory>

#include "core/fields/storedtable.h"
#include "core/models/encoding.h"

namespace posiscope {

/// The number of cells that are NaN or infinite, in one sentence, or nothing.
Text countOfNonFiniteCells(std::int64_t notANumber, std::int64_t infinite);

/// The table that was read from a file; null for other models, and where nothing has been read.
std::shared_ptr<const StoredTable> storedTableOf(const Model& model);

}  // namespace posiscope
