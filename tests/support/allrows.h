// SPDX-License-Identifier: GPL-3.0-or-later
// The rows of large matrices of tests: a selection, or all with the label slow.
#pragma once

#include <QtGlobal>
#include <vector>

#include "core/fields/celltype.h"

/// Whether this run has all rows.
inline bool allRows() {
    return qEnvironmentVariableIsSet("POSISCOPE_ALL_ROWS");
}

/// The types of tables in this run: a wide and a narrow one, or all.
inline std::vector<posiscope::CellType> testedTypes() {
    using enum posiscope::CellType;
    if (!allRows()) return {float32, bfloat16};
    return {float64, float32, float16, bfloat16};
}
