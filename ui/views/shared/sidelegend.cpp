// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/views/shared/sidelegend.h"

#include <algorithm>

#include "ui/views/shared/sidenames.h"
#include "ui/views/shared/variantstyle.h"

namespace posiscope {

namespace {

constexpr int entryGap = 22;  // between two entries on a line

QStringList namesOf(const Snapshot& snapshot) {
    QStringList names;
    const auto shown = shownModels(snapshot);
    if (shown.size() > 1)
        for (const ShownModel& each : shown)
            names << nameOfVariant(snapshot.state, each.place);
    return names;
}

LegendEntry::Swatch swatchOf(SideSwatch look, bool dashed) {
    using enum LegendEntry::Swatch;
    if (look == SideSwatch::dotted) return dashed ? dottedDashes : dottedLine;
    return dashed && look != SideSwatch::colour ? dashes : line;
}

/// The width of the widest of the entries that stand below each other, column by column.
std::vector<int> columnWidths(const std::vector<LegendEntry>& entries, int columns) {
    std::vector<int> widths(static_cast<std::size_t>(columns));
    for (std::size_t n = 0; n < entries.size(); ++n) {
        int& width = widths[n % widths.size()];
        width = std::max(width, legendEntryWidth(entries[n], SideLegend::swatch));
    }
    return widths;
}

int widthOf(const std::vector<int>& columns) {
    int all = entryGap * (static_cast<int>(columns.size()) - 1);
    for (const int width : columns)
        all += width;
    return all;
}

}  // namespace

Legend* SideLegend::above(QCustomPlot* plot) {
    auto* legend = new Legend(plot, swatch);
    plot->plotLayout()->insertRow(0);
    plot->plotLayout()->addElement(0, 0, legend);
    return legend;
}

SideLegend::SideLegend(const Snapshot& snapshot, int width, SideSwatch look, const Theme& theme)
    : SideLegend(namesOf(snapshot), width, look, theme) {}

SideLegend::SideLegend(const QStringList& names, int width, SideSwatch look, const Theme& theme)
    : width_(width) {
    const auto count = static_cast<std::size_t>(names.size());
    for (std::size_t n = 0; n < count; ++n) {
        const auto [colour, dashed] = variantStyle(theme, n, count);
        entries_.push_back({names[static_cast<qsizetype>(n)], look == SideSwatch::shape ? theme.text : colour,
                            theme.text, swatchOf(look, dashed)});
    }
    if (entries_.empty()) return;
    columns_ = std::max(1, static_cast<int>(count));
    while (columns_ > 1 && widthOf(columnWidths(entries_, columns_)) > width)
        --columns_;
    lines_ = (static_cast<int>(count) + columns_ - 1) / columns_;
}

void SideLegend::draw(QPainter& painter, QPoint topLeft) const {
    if (entries_.empty()) return;
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    const std::vector<int> widths = columnWidths(entries_, columns_);
    QPoint at = topLeft;
    for (std::size_t n = 0; n < entries_.size(); ++n) {
        const std::size_t column = n % widths.size();
        if (column == 0) at = topLeft + QPoint(0, static_cast<int>(n / widths.size()) * Legend::line);
        const int width = std::min(legendEntryWidth(entries_[n], swatch), width_);
        drawLegendEntry(painter, QRect(at, QSize(width, Legend::line)), entries_[n], swatch);
        at.rx() += widths[column] + entryGap;
    }
    painter.restore();
}

int SideLegend::show(Legend& legend, int topMargin, int leftMargin) const {
    constexpr int gap = 2;
    const int lines = legend.isShown() ? lines_ : 0;
    legend.setColumnSpacing(columns_ > 1 ? entryGap : 0);
    legend.setMargins(QMargins(leftMargin, 0, 0, 0));
    legend.show(entries_, columns_);
    const int height = lines == 0 ? 0 : topMargin - gap + SideLegend::height();
    legend.setMinimumSize(0, height);
    legend.setMaximumSize(QWIDGETSIZE_MAX, height);
    return lines == 0 ? topMargin : gap;
}

}  // namespace posiscope
