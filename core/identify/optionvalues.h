// SPDX-License-Identifier: GPL-3.0-or-later
// Parameters that were found.
#pragma once

#include <string>
#include <utility>
#include <vector>

#include "core/parameters/value.h"

namespace posiscope {

/// Parameters by key, in the order in which they were found.
using OptionValues = std::vector<std::pair<std::string, Value>>;

}  // namespace posiscope
