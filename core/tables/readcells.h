// SPDX-License-Identifier: GPL-3.0-or-later
// From the bytes of a file to a table.
#pragma once

#include <memory>

#include "core/fields/storedtable.h"
#include "core/tables/inputfile.h"
#include "core/tables/tensorinfo.h"

namespace posiscope {

/// The table whose numbers `stream` gives in the order of the file: rows or columns first, in either byte
/// order. `info` must be a table, and its size must have been compared with the file's. Beside the table it
/// takes a few megabytes. Of what is `repeated` the stream gives one row or column.
Result<std::shared_ptr<const StoredTable>> readCells(const TensorInfo& info, const ByteStream& stream,
                                                     StoredTable::Repeated repeated = {});

}  // namespace posiscope
