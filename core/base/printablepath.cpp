// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/printablepath.h"

#include <limits>

#include "core/base/printable.h"

namespace posiscope {

std::string printablePath(std::string_view path) {
    constexpr std::size_t most = 300;
    constexpr auto all = std::numeric_limits<std::size_t>::max();
    if (path.size() <= most) return printable(path, all);
    std::string_view end = path.substr(path.size() - most);
    // A character of several bytes is not cut in two.
    while (!end.empty() && (static_cast<unsigned char>(end.front()) & 0xC0U) == 0x80U)
        end.remove_prefix(1);
    return "…" + printable(end, all);
}

}  // namespace posiscope
