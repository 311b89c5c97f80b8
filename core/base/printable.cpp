// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/printable.h"

#include <cstdio>

#include "core/base/utf8.h"

namespace posiscope {

namespace {

bool mustBeEscaped(char32_t character) {
    const auto within = [character](char32_t first, char32_t last) {
        return character >= first && character <= last;
    };
    return character < 0x20U || within(0x7fU, 0x9fU)                // control characters
           || character == 0x61cU || within(0x200eU, 0x200fU)       // marks of direction
           || within(0x2028U, 0x202eU) || within(0x2066U, 0x206fU)  // separators, overrides, isolates
           || character == 0xadU || character == 0x180eU || character == 0x200bU ||
           within(0x2060U, 0x2065U) || character == 0xfeffU || within(0xfff9U, 0xfffbU) ||
           within(0xe0000U, 0xe0fffU);  // invisible
}

}  // namespace

std::string printable(std::string_view text, std::size_t most) {
    std::string shown;
    std::size_t characters = 0;
    std::size_t room = 0;  // the bytes of `shown` that leave a character's room for …
    for (std::size_t at = 0; at < text.size();) {
        const Decoded now = decode(text, at);
        const bool escaped = mustBeEscaped(now.character);
        if (escaped) {
            char escape[16];
            std::snprintf(escape, sizeof escape, "\\u%04x", static_cast<unsigned>(now.character));
            shown += escape;
        } else {
            encodeTo(shown, now.character);
        }
        at += now.bytes;
        characters += !escaped ? 1 : now.character > 0xffffU ? 7 : 6;
        if (characters > most) return shown.substr(0, room) + "…";
        if (characters < most) room = shown.size();
    }
    return shown;
}

}  // namespace posiscope
