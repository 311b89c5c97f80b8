// What kind of sign a character is.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace posiscope {

/// How a character takes part in tokens (see tokens.h).
enum class Sign {
    word,      ///< a letter or a digit of a script that puts spaces between words
    single,    ///< a character of a script that does not
    symbol,    ///< punctuation, currency, arrows, emoji …
    mark,      ///< stands on the character before it
    joiner,    ///< joins the next character to the one before
    flag,      ///< a regional indicator: two make a flag
    space,     ///< separates
    invisible  ///< controls the direction or the breaking of lines
};

/// Source: the blocks and general categories of the Unicode Character Database 15.1 (Blocks.txt,
/// DerivedGeneralCategory.txt), by ranges; rare scripts count as words with spaces.
Sign signOf(char32_t character);

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
