// SPDX-License-Identifier: GPL-3.0-or-later
// The JSON of a configuration, from a text that anyone may have written.
#pragma once

#include <nlohmann/json.hpp>
#include <string>
#include <string_view>
#include <vector>

#include "core/base/result.h"

namespace posiscope {

/// A key that stands twice in one object with different values, of which the later one is taken.
struct RepeatedKey {
    std::string path;  ///< text_config.rope_theta
    nlohmann::json earlier, later;
};

/// Parses a JSON object of bounded depth and size. Python's NaN and Infinity, which are not JSON but stand in
/// configurations, become texts. `repeated` gets the keys that stand twice. Errors are reasons without the
/// file's name.
Result<nlohmann::json> parseConfig(std::string_view text, std::vector<RepeatedKey>& repeated);

}  // namespace posiscope
