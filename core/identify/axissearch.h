// SPDX-License-Identifier: GPL-3.0-or-later
// Tables with several positions a row: each pair follows time, height or width.
#pragma once

#include "core/identify/families/families.h"

namespace posiscope {

/// Judges a table whose pairs should follow three positions: finds the rows' positions and the axis of every
/// pair. False where the table is of another kind or all rows have one position.
bool judgeAxes(const Subjects& subjects, const Expectation& expected, Identity& answer);

}  // namespace posiscope
