// SPDX-License-Identifier: GPL-3.0-or-later
// The rows of an original table with others behind them.
#pragma once

#include <optional>

#include "core/identify/original/original.h"

namespace posiscope {

/// Which rows are the original's, bit for bit, and what the rows behind them are: one row repeated, the
/// original from the beginning again, zeros, or new numbers. Nothing where the table has no more rows, or
/// does not begin with those of the original.
std::optional<Identity> identifyExtended(const Input& input, const OriginalTable& original);

}  // namespace posiscope
