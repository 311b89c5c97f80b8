// SPDX-License-Identifier: GPL-3.0-or-later
// Arrays that hold a table in another arrangement than rows × columns.
#pragma once

#include <optional>

#include "core/identify/expectation.h"
#include "core/identify/identity.h"
#include "core/identify/input.h"

namespace posiscope {

/// As answerOf(); where nothing is recognised, one of several equal slices may be, or the numbers may have
/// been written column by column and read row by row. Two arrays may be the same one twice.
Identity answerInAnyOrder(const Input& input, const std::optional<Expectation>& expected);

}  // namespace posiscope
