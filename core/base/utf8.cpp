// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/utf8.h"

namespace posiscope {

Decoded decode(std::string_view text, std::size_t at) {
    constexpr Decoded wrong{0xfffd, 1};
    const auto byte = [&](std::size_t n) { return static_cast<unsigned char>(text[at + n]); };
    const unsigned char lead = byte(0);
    if (lead < 0x80) return {lead, 1};
    const std::size_t bytes = lead >= 0xf0 ? 4 : lead >= 0xe0 ? 3 : 2;
    if (lead < 0xc2 || lead > 0xf4 || at + bytes > text.size()) return wrong;
    auto character = static_cast<char32_t>(lead & (0x7fU >> bytes));
    for (std::size_t n = 1; n < bytes; ++n) {
        if ((byte(n) & 0xc0U) != 0x80) return wrong;
        character = (character << 6U) | (byte(n) & 0x3fU);
    }
    constexpr char32_t least[] = {0, 0, 0x80, 0x800, 0x10000};
    const bool surrogate = character >= 0xd800 && character <= 0xdfff;
    if (character < least[bytes] || surrogate || character > 0x10ffff) return wrong;
    return {character, bytes};
}

void encodeTo(std::string& text, char32_t character) {
    const auto add = [&](char32_t bits) { text += static_cast<char>(bits); };
    const auto follow = [&](unsigned shift) { add(0x80U | ((character >> shift) & 0x3fU)); };
    if (character < 0x80) {
        add(character);
    } else if (character < 0x800) {
        add(0xc0U | (character >> 6U));
        follow(0);
    } else if (character < 0x10000) {
        add(0xe0U | (character >> 12U));
        follow(6);
        follow(0);
    } else {
        add(0xf0U | (character >> 18U));
        follow(12);
        follow(6);
        follow(0);
    }
}

}  // namespace posiscope
