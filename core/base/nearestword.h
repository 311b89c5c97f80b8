// SPDX-License-Identifier: GPL-3.0-or-later
// "Did you mean …?"
#pragma once

#include <span>
#include <string>
#include <string_view>

#include "core/base/text.h"

namespace posiscope {

/// The word that was probably meant: the one with the fewest letters to insert, delete, replace or exchange
/// with a neighbour, at most one in three; or the only one that begins with it. Empty where there is none.
/// Capitals, hyphens and underscores do not count.
std::string nearestWord(std::string_view word, std::span<const std::string> words);

/// The sentence with “did you mean …?” behind it, where there is such a word.
Text withNearest(Text sentence, std::string_view word, std::span<const std::string> words);

}  // namespace posiscope
