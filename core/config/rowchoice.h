// SPDX-License-Identifier: GPL-3.0-or-later
// Words in the rows of a file of data.
#pragma once

#include <algorithm>
#include <nlohmann/json.hpp>
#include <string>

namespace posiscope {

/// The value whose name the row has under a key; the first one without the key.
template <class Choice>
Choice choiceIn(const nlohmann::json& row, const char* key, const auto& names) {
    const std::string word = row.value(key, std::string(names.front()));
    return static_cast<Choice>(std::ranges::find(names, word) - names.begin());
}

}  // namespace posiscope
