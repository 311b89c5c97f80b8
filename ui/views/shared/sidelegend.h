// SPDX-License-Identifier: GPL-3.0-or-later
// The legend of a plot that shows A and B over each other.
#pragma once

#include "core/state/snapshot.h"
#include "ui/plot/legend.h"
#include "ui/style/theme.h"

namespace posiscope {

/// The colours of A and of B.
struct SideLook {
    QColor a, b;
    bool dots = false;
};

/// "—— A · RoPE, base 10 000    - - B · RoPE, base 500 000, YaRN, factor 8": A's line is full and its dots
/// are round, B's line is dashed and its dots are diamonds.
class SideLegend {
 public:
    static constexpr int swatch = 28;
    /// The legend in a new first row of the plot's layout.
    static Legend* above(QCustomPlot* plot);

    /// For a snapshot of both sides; empty for any other. `width` is the room.
    SideLegend(const Snapshot& snapshot, int width, const SideLook& look, const Theme& theme);
    /// With these names; empty where they are.
    SideLegend(const QString& a, const QString& b, int width, const SideLook& look, const Theme& theme);

    /// On one line or on two.
    int height() const { return lines_ * Legend::line; }
    void draw(QPainter& painter, QPoint topLeft) const;
    /// In a row of its own above an axis rect, from its left edge on; returns the rect's upper margin.
    int show(Legend& legend, int topMargin, int leftMargin) const;

 private:
    std::vector<LegendEntry> entries_;
    int width_;
    int lines_ = 0;
};

}  // namespace posiscope
