// SPDX-License-Identifier: GPL-3.0-or-later
// Whether a figure has more cells than screens have pixels.
#pragma once

#include "core/base/text.h"
#include "ui/export/figure.h"

namespace posiscope {

/// What readers on a screen may see in a PDF or SVG: a heatmap of more than 200 cells an inch is shown there
/// by every second cell or fewer, in stripes that it does not have. Empty where no pane is so fine, where
/// cells are averaged, and of a size in pixels, which is as large as its reader wants.
Text finerThanScreens(const FigureRequest& request);

}  // namespace posiscope
