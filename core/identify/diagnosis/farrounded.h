// SPDX-License-Identifier: GPL-3.0-or-later
// Tables far out whose positions and angles were rounded to narrow types.
#pragma once

#include "core/identify/expectation.h"
#include "core/identify/identity.h"
#include "core/identify/input.h"

namespace posiscope {

/// Recognises a window of a usual table, or of the expected one, whose positions or angles were rounded to
/// bfloat16 or float16: its rows repeat or jump, and no pair turns evenly. False where it is none.
bool recogniseFarRounded(const Input& input, const Expectation* expected, Identity& answer);

}  // namespace posiscope
