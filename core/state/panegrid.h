// SPDX-License-Identifier: GPL-3.0-or-later
// Panes of a figure in rows and columns.
#pragma once

#include <optional>
#include <string_view>

namespace posiscope {

/// Empty: as in the window.
struct PaneGrid {
    int rows = 0, columns = 0;

    bool empty() const { return rows == 0; }
    bool operator==(const PaneGrid&) const = default;
};

/// "2x1": two rows of one pane. Nothing where the text is no grid, of 1 to 4 rows and columns.
std::optional<PaneGrid> parsePaneGrid(std::string_view text);

}  // namespace posiscope
