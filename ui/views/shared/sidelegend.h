// SPDX-License-Identifier: GPL-3.0-or-later
// The legend of a plot that shows several encodings over each other.
#pragma once

#include "core/state/snapshot.h"
#include "ui/plot/legend.h"
#include "ui/style/theme.h"

namespace posiscope {

/// What tells the encodings of a plot apart: the colours and dashes of variantStyle(), with dots where the
/// plot has them; or dashes alone, where colours say something else; or colours alone, where dashes do.
enum class SideSwatch { line, dotted, shape, colour };

/// "—— A · RoPE, base 10 000    - - B · RoPE, base 500 000, YaRN, factor 8": A's line is full and its dots
/// are round, B's line is dashed and its dots are diamonds. Of a sweep "—— base 100   - - base 1000 …".
class SideLegend {
 public:
    static constexpr int swatch = 28;
    /// The legend in a new first row of the plot's layout.
    static Legend* above(QCustomPlot* plot);

    /// For a snapshot of several encodings; empty for any other. `width` is the room.
    SideLegend(const Snapshot& snapshot, int width, SideSwatch look, const Theme& theme);
    /// With these names.
    SideLegend(const QStringList& names, int width, SideSwatch look, const Theme& theme);

    /// On as many lines as the entries need.
    int height() const { return lines_ * Legend::line; }
    void draw(QPainter& painter, QPoint topLeft) const;
    /// In a row of its own above an axis rect, from its left edge on; returns the rect's upper margin.
    int show(Legend& legend, int topMargin, int leftMargin) const;

 private:
    std::vector<LegendEntry> entries_;
    int width_;
    int columns_ = 1, lines_ = 0;
};

}  // namespace posiscope
