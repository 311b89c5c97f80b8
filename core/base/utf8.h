// SPDX-License-Identifier: GPL-3.0-or-later
// Characters of UTF-8 texts.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace posiscope {

/// The character that begins at `at` (inside the text), and how many bytes it has. U+FFFD and one byte where
/// that is no UTF-8 (RFC 3629).
struct Decoded {
    char32_t character = 0;
    std::size_t bytes = 1;
};
Decoded decode(std::string_view text, std::size_t at);

/// Appends the character as UTF-8.
void encodeTo(std::string& text, char32_t character);

}  // namespace posiscope
