// SPDX-License-Identifier: GPL-3.0-or-later
// Tables as text.
#pragma once

#include <memory>

#include "core/fields/storedtable.h"
#include "core/tables/inputfile.h"
#include "core/tables/tensorinfo.h"

namespace posiscope {

/// The table that a CSV file describes: rows are its lines that are not empty, columns those of its first
/// line. Whether the first line holds names, and the first column positions, csvlayout.h says. Other numbers
/// are not looked at yet.
///
/// Lines end in LF or CRLF; cells are separated by tabs or semicolons or commas, whichever of these the first
/// line has (in this order), or by blanks, and may stand in double quotes. With `remarks` lines that begin
/// with # are passed over. A UTF-8 byte order mark is passed over.
Result<TensorInfo> inspectCsv(const InputFile& file, bool remarks = false);

/// The same table, read. Numbers are as C writes them whatever the system's language is: 1, −2.5e-3, nan,
/// inf. Fails, with the line, for everything else and where a line has another number of cells than the
/// first.
Result<std::shared_ptr<const StoredTable>> readCsv(const InputFile& file, const TensorInfo& info);

}  // namespace posiscope
