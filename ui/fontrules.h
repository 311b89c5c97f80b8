// How fonts are looked for.
#pragma once

namespace posiscope {

/// Reads fontconfig's rules, before any font is asked for; on a thread of its own if need be. Left to itself
/// fontconfig also reads the descriptions of all rules that could be switched on but are not: sixty files,
/// which only its own tools list.
void readFontRules();

}  // namespace posiscope
