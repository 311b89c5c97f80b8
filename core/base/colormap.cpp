// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/colormap.h"

#include <algorithm>

namespace posiscope {

const Colormap* findColormap(std::string_view id) {
    const auto all = colormaps();
    const auto found =
        std::find_if(all.begin(), all.end(), [&](const Colormap& map) { return map.id == id; });
    return found == all.end() ? nullptr : &*found;
}

}  // namespace posiscope
