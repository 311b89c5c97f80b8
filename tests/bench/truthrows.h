// SPDX-License-Identifier: GPL-3.0-or-later
// The errors against 113-bit arithmetic.
#pragma once

#include "tests/bench/row.h"

namespace bench {

std::vector<Row> truthRows(const Options& options);

}  // namespace bench
