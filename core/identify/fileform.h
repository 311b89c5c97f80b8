// SPDX-License-Identifier: GPL-3.0-or-later
// The recognised encoding in the form in which the file stores it.
#pragma once

#include <optional>
#include <vector>

#include "core/identify/identity.h"

namespace posiscope {

/// A matrix of exact cells, row after row.
struct FormedTable {
    std::int64_t rows = 0, columns = 0;
    std::vector<double> cells;
};

/// Whether tableInFileForm() gives a table: the file stores pairs otherwise than the encoding's own table, in
/// a known form of so many cells that they are computed at once.
bool hasFileForm(const Identity& answer);

/// The table without its roundings and mistakes, so that what is left of the file is what differs.
std::optional<FormedTable> tableInFileForm(const Identity& answer);

}  // namespace posiscope
