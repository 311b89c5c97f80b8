// SPDX-License-Identifier: GPL-3.0-or-later
// The legend of the cursor and its marks below a pane of a figure.
#pragma once

#include "ui/style/theme.h"
#include "ui/view/markmeaning.h"

class QPainter;
class QRect;

namespace posiscope {

/// The room that the legend takes in a pane of this width; 0 where there are no marks.
int heightOfMarkLegend(const MarkMeanings& meanings, int width);

/// Entries side by side, in as many lines as they need, from the top of `place` on.
void drawMarkLegend(QPainter& painter, const QRect& place, const MarkMeanings& meanings, const Theme& theme);

}  // namespace posiscope
