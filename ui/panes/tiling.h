// SPDX-License-Identifier: GPL-3.0-or-later
// The places of one to four panes.
#pragma once

#include <QRect>
#include <vector>

namespace posiscope {

/// One pane fills the area; two are side by side, or one above the other where they are `stacked`; three are
/// one at the left and two at the right; four are a 2 × 2 grid. The splits are the shares of the left column
/// and of the upper row; `gap` pixels stay free between panes.
std::vector<QRect> tile(QRect area, int count, double columnSplit, double rowSplit, int gap,
                        bool stacked = false);

}  // namespace posiscope
