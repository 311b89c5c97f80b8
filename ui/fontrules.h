// How fonts are looked for.
#pragma once

#include <array>

namespace posiscope {

/// The families of text, of code and of mathematical symbols: of each the first that is installed is used.
/// Those of text have figures of equal width, so that numbers that change do not dance.
inline constexpr std::array textFamilies{"Inter", "Noto Sans", "Open Sans", "DejaVu Sans"};
inline constexpr std::array codeFamilies{"JetBrains Mono", "DejaVu Sans Mono", "Noto Sans Mono"};
inline constexpr std::array symbolFamilies{"DejaVu Serif", "Noto Serif", "Liberation Serif"};

/// Reads fontconfig's rules, before any font is asked for; on a thread of its own if need be. Left to itself
/// fontconfig also reads the descriptions of all rules that could be switched on but are not, and rules for
/// hundreds of families that stand in for others. Both are left out here, which is an eighth of all that is
/// done until the window is there: our families are asked for by their own names, and "sans", "serif" and
/// "monospace" stand for them. Where one of the three kinds is not installed, or where fontconfig's main file
/// is not the one it brings, all rules are read.
void readFontRules();

}  // namespace posiscope
