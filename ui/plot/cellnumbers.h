// SPDX-License-Identifier: GPL-3.0-or-later
// Values written into the cells of a heatmap.
#pragma once

#include <QPainter>
#include <vector>

#include "core/fields/field.h"
#include "ui/plot/raster.h"

namespace posiscope {

/// A field on the screen.
struct CellGrid {
    const Field* field = nullptr;
    /// The cells are those of the window, each `rect` divided by its extent wide and high.
    RasterWindow window;
    QRectF rect;
};

/// Writes the value of each cell in sight into it, with four, three or two significant digits: as many as
/// have room in every one. Where two have none, or cells are lower than a line, it writes nothing. Returns
/// the places of the numbers.
std::vector<QRectF> drawCellNumbers(QPainter& painter, const CellGrid& grid, const RasterColours& colours);

}  // namespace posiscope
