// SPDX-License-Identifier: GPL-3.0-or-later
// Tables all rows of which are the row of one position.
#pragma once

#include "core/identify/expectation.h"
#include "core/identify/identity.h"
#include "core/identify/input.h"

namespace posiscope {

/// Finds the position whose row stands in all rows, whichever it is: of what was expected, or of the usual
/// tables where nothing was. False where rows differ or are those of no position.
bool diagnoseOneRow(const Input& input, const Expectation* expected, Identity& answer);

/// One row of a rotary cache, as a model makes it for its next token: finds its position by the expected
/// frequencies. False where there are more rows, or none of a position.
bool recogniseOneRow(const Input& input, const Expectation* expected, Identity& answer);

}  // namespace posiscope
