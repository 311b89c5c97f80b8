// SPDX-License-Identifier: GPL-3.0-or-later
// Text without the spaces around it.
#pragma once

#include <string_view>

namespace posiscope {

constexpr std::string_view spacesAndLines = " \t\r\n";
constexpr std::string_view spacesInLine = " \t";

/// `text` without the characters of `spaces` at both ends.
inline std::string_view trimmed(std::string_view text, std::string_view spaces = spacesAndLines) {
    const std::size_t from = text.find_first_not_of(spaces);
    if (from == std::string_view::npos) return {};
    return text.substr(from, text.find_last_not_of(spaces) - from + 1);
}

}  // namespace posiscope
