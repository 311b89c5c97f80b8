// SPDX-License-Identifier: GPL-3.0-or-later
// YAML as JSON, from a text that anyone may have written.
#pragma once

#include <nlohmann/json.hpp>
#include <string_view>
#include <vector>

#include "core/base/result.h"
#include "core/config/configtext.h"

namespace posiscope {

/// The largest text that is read as YAML.
inline constexpr std::size_t mostYamlBytes = 1'000'000;

/// Whether a text is none of JSON and begins as a YAML mapping does: with a remark, a mark or "key:".
bool looksLikeYaml(std::string_view text);

/// The first document, which must be a mapping. Aliases become copies; all that is held is bounded in number,
/// bytes and depth. Words that mean a number, true, false or null become that unless they stand in quotes,
/// and tags mean nothing. `repeated` gets the keys that stand twice. Errors are reasons without the file's
/// name.
Result<nlohmann::json> parseYaml(std::string_view text, std::vector<RepeatedKey>& repeated);

}  // namespace posiscope
