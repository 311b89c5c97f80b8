#include "core/base/printable.h"

#include <cstdint>
#include <cstdio>

namespace posiscope {

namespace {

constexpr std::uint32_t invalid = 0xffffffffU;

/// The character at the beginning of `text`, which loses its bytes; `invalid` where there is none.
std::uint32_t takeCharacter(std::string_view& text) {
    const auto lead = static_cast<unsigned char>(text.front());
    text.remove_prefix(1);
    if (lead < 0x80U) return lead;
    const int more = lead >= 0xf0U ? 3 : lead >= 0xe0U ? 2 : 1;
    if (lead < 0xc2U || lead > 0xf4U) return invalid;
    std::uint32_t character = lead & (0x3fU >> static_cast<unsigned>(more));
    for (int n = 0; n < more; ++n) {
        const auto byte =
            static_cast<std::size_t>(n) < text.size() ? static_cast<unsigned char>(text[n]) : 0U;
        if ((byte & 0xc0U) != 0x80U) return invalid;
        character = character << 6U | (byte & 0x3fU);
    }
    const bool overlong = (more == 2 && character < 0x800U) || (more == 3 && character < 0x10000U);
    const bool surrogate = character >= 0xd800U && character <= 0xdfffU;
    if (overlong || surrogate || character > 0x10ffffU) return invalid;
    text.remove_prefix(static_cast<std::size_t>(more));
    return character;
}

bool mustBeEscaped(std::uint32_t character) {
    const auto within = [character](std::uint32_t first, std::uint32_t last) {
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
    while (!text.empty()) {
        const std::uint32_t character = [&text, &shown] {
            const std::string_view before = text;
            const std::uint32_t taken = takeCharacter(text);
            if (taken == invalid) {
                shown += "\xef\xbf\xbd";
            } else if (mustBeEscaped(taken)) {
                char escape[16];
                std::snprintf(escape, sizeof escape, "\\u%04x", static_cast<unsigned>(taken));
                shown += escape;
            } else {
                shown += before.substr(0, before.size() - text.size());
            }
            return taken;
        }();
        characters += character == invalid || !mustBeEscaped(character) ? 1 : character > 0xffffU ? 7 : 6;
        if (characters > most) return shown.substr(0, room) + "…";
        if (characters < most) room = shown.size();
    }
    return shown;
}

}  // namespace posiscope
