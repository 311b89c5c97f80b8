// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/views/shared/sidelegend.h"

#include "ui/views/shared/sidenames.h"

namespace posiscope {

namespace {

constexpr int entryGap = 22;  // between two entries on a line

QString nameOf(const Snapshot& snapshot, Subject side) {
    return snapshot.subject == Subject::both && snapshot.sides ? sideName(snapshot.state, side) : QString();
}

}  // namespace

Legend* SideLegend::above(QCustomPlot* plot) {
    auto* legend = new Legend(plot, swatch);
    plot->plotLayout()->insertRow(0);
    plot->plotLayout()->addElement(0, 0, legend);
    return legend;
}

SideLegend::SideLegend(const Snapshot& snapshot, int width, const SideLook& look, const Theme& theme)
    : SideLegend(nameOf(snapshot, Subject::a), nameOf(snapshot, Subject::b), width, look, theme) {}

SideLegend::SideLegend(const QString& a, const QString& b, int width, const SideLook& look,
                       const Theme& theme)
    : width_(width) {
    if (a.isEmpty() && b.isEmpty()) return;
    using enum LegendEntry::Swatch;
    entries_ = {{a, look.a, theme.text, look.dots ? dottedLine : line},
                {b, look.b, theme.text, look.dots ? dottedDashes : dashes}};
    const int together =
        legendEntryWidth(entries_[0], swatch) + entryGap + legendEntryWidth(entries_[1], swatch);
    lines_ = together <= width ? 1 : 2;
}

void SideLegend::draw(QPainter& painter, QPoint topLeft) const {
    if (lines_ == 0) return;
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    const int first = std::min(legendEntryWidth(entries_[0], swatch), width_);
    const int second = std::min(legendEntryWidth(entries_[1], swatch), width_);
    const QPoint next = topLeft + (lines_ == 1 ? QPoint(first + entryGap, 0) : QPoint(0, Legend::line));
    drawLegendEntry(painter, QRect(topLeft, QSize(first, Legend::line)), entries_[0], swatch);
    drawLegendEntry(painter, QRect(next, QSize(second, Legend::line)), entries_[1], swatch);
    painter.restore();
}

int SideLegend::show(Legend& legend, int topMargin, int leftMargin) const {
    constexpr int gap = 2;
    const int lines = legend.isShown() ? lines_ : 0;
    legend.setFillOrder(lines_ == 1 ? QCPLayoutGrid::foColumnsFirst : QCPLayoutGrid::foRowsFirst, false);
    legend.setColumnSpacing(lines_ == 1 ? entryGap : 0);
    legend.setMargins(QMargins(leftMargin, 0, 0, 0));
    legend.show(entries_);
    const int height = lines == 0 ? 0 : topMargin - gap + SideLegend::height();
    legend.setMinimumSize(0, height);
    legend.setMaximumSize(QWIDGETSIZE_MAX, height);
    return lines == 0 ? topMargin : gap;
}

}  // namespace posiscope
