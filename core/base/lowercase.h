// SPDX-License-Identifier: GPL-3.0-or-later
// Small letters.
#pragma once

#include <string>
#include <string_view>

namespace posiscope {

/// A to Z as a to z; everything else as it is.
inline std::string lowerCase(std::string_view text) {
    std::string lower(text);
    for (char& character : lower)
        if (character >= 'A' && character <= 'Z') character = static_cast<char>(character - 'A' + 'a');
    return lower;
}

}  // namespace posiscope
