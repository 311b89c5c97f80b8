// SPDX-License-Identifier: GPL-3.0-or-later
// Colour maps.
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>

namespace posiscope {

/// 256 colours from the lowest value to the highest; a diverging map is symmetric about its middle.
struct Colormap {
    std::string id;
    std::string name;
    bool diverging = false;
    std::array<std::array<std::uint8_t, 3>, 256> colours{};
};

/// All colour maps, from resources/colormaps.
std::span<const Colormap> colormaps();

/// The colour map with this id, or null.
const Colormap* findColormap(std::string_view id);

}  // namespace posiscope
