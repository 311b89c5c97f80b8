// SPDX-License-Identifier: GPL-3.0-or-later
// The order of lines in words: reversed, rolled, repeated, cut, missing, added, or any.
#pragma once

#include <cstdint>
#include <vector>

#include "core/relate/tableedit.h"

namespace posiscope {

/// Which line of A each line of B is; −1: none of them.
using LineOrder = std::vector<std::int64_t>;

enum class LineKind { rows, columns };

/// The edits that make the order of A's `count` lines, in the order in which they are made: first which lines
/// there are, then how they stand. None where every line stands where it stood.
std::vector<TableEdit> editsOf(const LineOrder& order, std::int64_t count, LineKind lines);

}  // namespace posiscope
