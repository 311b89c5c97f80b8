// SPDX-License-Identifier: GPL-3.0-or-later
// Tables of numbers that only count: the identity, and ramps.
#pragma once

#include <optional>

#include "core/identify/identity.h"
#include "core/identify/input.h"

namespace posiscope {

/// The answer about a table whose cells count; a mistake where something was expected of them.
std::optional<Identity> plainNumbers(const Input& input, bool expected);

}  // namespace posiscope
