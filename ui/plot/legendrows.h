// SPDX-License-Identifier: GPL-3.0-or-later
// A legend across the top of a plot.
#pragma once

#include "ui/plot/legend.h"
#include "ui/style/theme.h"

namespace posiscope {

/// Entries side by side in a row of the plot's layout, for plots with no room for a legend beside them. Where
/// one line has no room for all they stand on several.
class LegendRows final : public QCPLayoutElement {
    Q_OBJECT

 public:
    explicit LegendRows(QCustomPlot* plot);

    /// `room` is that of the axis rect below, in a plot of this width. Returns the rect's upper margin.
    int show(std::vector<LegendEntry> entries, const QMargins& room, int width, const Theme& theme);

 protected:
    void draw(QCPPainter* painter) override;

 private:
    std::vector<std::vector<LegendEntry>> lines_;
    QColor colour_;
};

}  // namespace posiscope
