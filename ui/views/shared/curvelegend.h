// SPDX-License-Identifier: GPL-3.0-or-later
// The legend of a plot's curves: beside it, or above it in print where it would take too much of the width.
#pragma once

#include "ui/plot/legend.h"
#include "ui/plot/legendrows.h"
#include "ui/plot/plotview.h"
#include "ui/style/theme.h"

namespace posiscope {

class CurveLegend {
 public:
    /// In the layout of a plot whose axis rect stands in row 1.
    CurveLegend(QCustomPlot* plot, int swatchWidth);

    /// Puts the entries above the plot where a column of `width` takes more than a seventh of it in print.
    /// `room` is that around the axis rect; returns the rect's upper margin.
    int putAbove(const std::vector<LegendEntry>& entries, int width, const PlotRoom& room,
                 const Theme& theme);
    /// Puts them beside a rect with these margins, if they are not above it.
    void putBeside(const std::vector<LegendEntry>& entries, int width, int gap, const QMargins& rect);
    std::optional<std::int64_t> keyAt(QPointF place) const { return beside_->keyAt(place); }

 private:
    QCustomPlot* plot_;
    Legend* beside_;
    LegendRows* above_;
};

}  // namespace posiscope
