// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/plot/legendrows.h"

namespace posiscope {

namespace {

constexpr int besideRows = 8;  // of the plot, where the entries need all of its width

/// One line where all entries have room in it, if need be smaller; else as many as they need.
std::vector<std::vector<LegendEntry>> legendLines(std::vector<LegendEntry> entries, double width) {
    if (entries.empty()) return {};
    if (leastLegendRowWidth(entries) <= width) return {std::move(entries)};
    std::vector<std::vector<LegendEntry>> lines(1);
    for (LegendEntry& entry : entries) {
        lines.back().push_back(std::move(entry));
        if (lines.back().size() == 1 || legendRowWidth(lines.back()) <= width) continue;
        LegendEntry next = std::move(lines.back().back());
        lines.back().pop_back();
        lines.push_back({std::move(next)});
    }
    return lines;
}

}  // namespace

LegendRows::LegendRows(QCustomPlot* plot) : QCPLayoutElement(plot) {
    setLayer(QStringLiteral("legend"));
    setSizeConstraintRect(scrOuterRect);
}

int LegendRows::show(std::vector<LegendEntry> entries, const QMargins& room, int width, const Theme& theme) {
    constexpr int gap = 2;
    const bool below = legendRowWidth(entries) <= width - room.left() - room.right();
    const QMargins sides(below ? room.left() : besideRows, 0, below ? room.right() : besideRows, 0);
    lines_ = legendLines(std::move(entries), width - sides.left() - sides.right());
    colour_ = theme.muted;
    setMargins(sides);
    const int height = lines_.empty() ? 0 : room.top() - gap + static_cast<int>(lines_.size()) * Legend::line;
    setMinimumSize(0, height);
    setMaximumSize(QWIDGETSIZE_MAX, height);
    return lines_.empty() ? room.top() : gap;
}

void LegendRows::draw(QCPPainter* painter) {
    painter->setAntialiasing(true);
    double top = rect().bottom() + 1 - static_cast<double>(lines_.size()) * Legend::line;
    for (const std::vector<LegendEntry>& line : lines_) {
        drawLegendRow(*painter, QRectF(rect().left(), top, rect().width(), Legend::line), line, {}, colour_);
        top += Legend::line;
    }
}

}  // namespace posiscope
