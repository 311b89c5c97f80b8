// SPDX-License-Identifier: GPL-3.0-or-later
// Tables with several positions a row: each pair follows time, height or width.
#pragma once

#include "core/identify/finish.h"
#include "core/identify/pairhypothesis.h"

namespace posiscope {

/// Diagnoses a table whose pairs should follow time, height and width: finds the rows' positions and the axis
/// of every pair. False where the table is of another kind or all rows have one position.
bool diagnoseAxes(const Input& input, const Expectation& expected, Identity& answer);

}  // namespace posiscope
