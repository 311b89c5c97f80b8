// SPDX-License-Identifier: GPL-3.0-or-later
// The data of A and of B in one table.
#pragma once

#include "core/analysis/dataset.h"

namespace posiscope {

/// One side: the row n of its data is about `first` + n (a pair, a distance, a position).
struct BesideSide {
    Dataset data;
    std::int64_t first = 0;
};

/// A column named `key` with what each row is about, then A's columns as a_NAME and B's as b_NAME; NaN where
/// only the other side has such a row. `skip` columns at the left of both are left out: those that say the
/// same as the key, which is taken from the first of them.
Dataset besideData(const std::string& key, BesideSide a, BesideSide b, std::int64_t skip);

}  // namespace posiscope
