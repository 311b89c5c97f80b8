// SPDX-License-Identifier: GPL-3.0-or-later
// Sentences as tokens.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace posiscope {

/// The most tokens that attention is computed and drawn for; the others are left out.
constexpr std::size_t mostTokens = 64;

/// A sentence in the order of its tokens.
struct Tokens {
    std::vector<std::string> texts;       ///< UTF-8, never empty
    std::vector<std::size_t> indices;     ///< of each token, in the vocabulary
    std::vector<std::string> vocabulary;  ///< the different tokens, sorted by their bytes
    bool cut = false;                     ///< the sentence goes on behind the last token

    std::size_t size() const { return texts.size(); }
    bool operator==(const Tokens&) const = default;
};

/// Splits a sentence the way a textbook does. Adjacent letters and digits are one token, and so is
/// every other sign; in scripts that put no spaces between words (Han, Hiragana, Katakana, Thai, Lao, Khmer,
/// Myanmar, Yi) every character is one. Marks stay with the character before them, an emoji with what is
/// joined to it, an apostrophe between letters and a point or comma between digits with their word ("don't",
/// "3.14"). Capitals and small letters are different tokens, as nothing is normalised. Bytes that are no
/// UTF-8 become U+FFFD. The vocabulary does not depend on the order of the words.
///
/// Not the tokens of any model: those come from byte pairs (Sennrich et al. 2016, 1508.07909) that must be
/// learned first. The first `most` tokens are kept.
Tokens tokensOf(std::string_view sentence, std::size_t most = mostTokens);

/// The same tokens with those at `first` and `second` in each other's place.
Tokens swapped(Tokens tokens, std::size_t first, std::size_t second);

}  // namespace posiscope
