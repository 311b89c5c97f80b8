// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/state/panegrid.h"

namespace posiscope {

std::optional<PaneGrid> parsePaneGrid(std::string_view text) {
    const auto count = [](char letter) { return letter >= '1' && letter <= '4' ? letter - '0' : 0; };
    if (text.size() != 3 || text[1] != 'x' || count(text[0]) == 0 || count(text[2]) == 0) return std::nullopt;
    return PaneGrid{count(text[0]), count(text[2])};
}

}  // namespace posiscope
