// How fonts are looked for.
#pragma once

namespace posiscope {

/// Reads fontconfig's rules, before there is an application, which may ask for fonts. Left to itself
/// fontconfig also reads the descriptions of all rules that could be switched on but are not: sixty files,
/// which only its own tools list.
void readFontRules();

}  // namespace posiscope
