// SPDX-License-Identifier: GPL-3.0-or-later
// The JSON of a configuration, from a text that anyone may have written.
#pragma once

#include <nlohmann/json.hpp>
#include <string_view>

#include "core/base/result.h"

namespace posiscope {

/// Parses a JSON object of bounded depth and size. Python's NaN and Infinity, which are not JSON but stand in
/// configurations, become texts. Errors are reasons without the file's name.
Result<nlohmann::json> parseConfig(std::string_view text);

}  // namespace posiscope
