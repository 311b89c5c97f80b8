// SPDX-License-Identifier: GPL-3.0-or-later
// The kinds of characters.
#pragma once

namespace posiscope {

/// How a character takes part in tokens (see tokens.h).
enum class Sign {
    word,      ///< a letter or a digit of a script that puts spaces between words
    single,    ///< a character of a script that does not
    symbol,    ///< punctuation, currency, arrows, emoji …
    mark,      ///< combines with the character before it
    joiner,    ///< joins the next character to the one before
    flag,      ///< a regional indicator: two make a flag
    space,     ///< separates
    invisible  ///< controls the direction or the breaking of lines
};

/// Source: the blocks and general categories of the Unicode Character Database 15.1 (Blocks.txt,
/// DerivedGeneralCategory.txt), by ranges; rare scripts count as words with spaces.
Sign signOf(char32_t character);

}  // namespace posiscope
