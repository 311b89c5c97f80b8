// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/views/counting/countingpainter.h"

#include <algorithm>
#include <cmath>

#include "ui/plot/colourbar.h"
#include "ui/style/fitting.h"

namespace posiscope {

namespace {

constexpr int edge = 14;  // left of labels

/// A tick or a cross, in the middle of a line.
void drawMark(QPainter& painter, QPointF left, bool holds, const Theme& theme) {
    painter.save();
    painter.setPen(QPen(holds ? theme.third : theme.error, 1.8, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.setBrush(Qt::NoBrush);
    const auto at = [left](double x, double y) { return left + QPointF(x, y); };
    if (holds) {
        const QPointF tick[] = {at(1, 0), at(4, 3.5), at(10, -4)};
        painter.drawPolyline(tick, 3);
    } else {
        painter.drawLine(at(1.5, -3.5), at(8.5, 3.5));
        painter.drawLine(at(1.5, 3.5), at(8.5, -3.5));
    }
    painter.restore();
}

QRectF titleLine(const CountingLayout& layout, int n) {
    return layout.inColumn(n, layout.roomy() ? 12 : 6, layout.roomy() ? 20 : 16);
}

QStringList titlesOf(const CountingColumn& column) {
    QStringList titles{column.title, column.shortTitle};
    if (!column.symbol.isEmpty()) titles << column.symbol;
    return titles;
}

/// As large as all of them fit.
QFont titleFont(const CountingLayout& layout, const std::vector<CountingColumn>& columns) {
    int pixels = layout.roomy() ? 13 : 11;
    constexpr int smallest = 8;
    const auto allFit = [&] {
        const QFontMetricsF metrics(textFont(pixels, QFont::DemiBold));
        int n = 0;
        return std::ranges::all_of(columns, [&](const CountingColumn& column) {
            return fits(titlesOf(column), metrics, titleLine(layout, n++).width());
        });
    };
    while (pixels > smallest && !allFit())
        --pixels;
    return textFont(pixels, QFont::DemiBold);
}

void drawTitle(QPainter& painter, const CountingLayout& layout, int n, const CountingColumn& column,
               const QFont& font, const Theme& theme) {
    const QRectF line = titleLine(layout, n);
    painter.setFont(font);
    painter.setPen(theme.text);
    drawFitting(painter, line, Qt::AlignLeft | Qt::AlignVCenter, titlesOf(column));
    painter.setFont(textFont(11));
    painter.setPen(theme.muted);
    drawFitting(painter, layout.inColumn(n, line.bottom() - 1, 16), Qt::AlignLeft | Qt::AlignVCenter,
                column.shapes);
}

/// On up to two lines; what is longer is left to the tool tip.
void drawDetail(QPainter& painter, const QRectF& place, const QString& text, const Theme& theme) {
    for (const int pixels : {11, 10}) {
        painter.setFont(textFont(pixels));
        const QRectF needed = QFontMetricsF(painter.font())
                                  .boundingRect(QRectF(0, 0, place.width(), 1000), Qt::TextWordWrap, text);
        if (needed.height() > place.height() || needed.width() > place.width()) continue;
        painter.setPen(theme.muted);
        painter.drawText(place, Qt::AlignLeft | Qt::AlignTop | Qt::TextWordWrap, text);
        return;
    }
}

void drawProperty(QPainter& painter, const CountingLayout& layout, int n, std::size_t row,
                  const CountingProperty& property, const Theme& theme) {
    const double top = layout.propertyTop(row) + (layout.roomy() ? 5 : 1);
    QRectF line = layout.inColumn(n, top, layout.lineHeight());
    if (property.holds) {
        drawMark(painter, {line.left(), line.center().y()}, *property.holds, theme);
        line.setLeft(line.left() + layout.markRoom());
    }
    painter.setFont(layout.valueFont());
    if (!fits(property.values, QFontMetricsF(painter.font()), line.width()) && !layout.roomy())
        painter.setFont(textFont(10));
    painter.setPen(property.holds ? theme.text : theme.muted);
    // Where there is no room for a number the mark says enough.
    if (!property.holds || fits(property.values, QFontMetricsF(painter.font()), line.width()))
        drawFitting(painter, line, Qt::AlignLeft | Qt::AlignVCenter, property.values);
    if (layout.roomy()) drawDetail(painter, layout.inColumn(n, line.bottom(), 31), property.detail, theme);
}

/// Of the names of the properties as they are used in texts, where there is little room.
int namesWidth() {
    const QFontMetricsF metrics(textFont(11));
    double widest = 0;
    for (const CountingLabel& label : countingLabels(0)) {
        const qsizetype shortest = label.names.size() - 1;
        widest =
            std::max(widest, metrics.horizontalAdvance(label.names[std::max<qsizetype>(0, shortest - 1)]));
    }
    return static_cast<int>(std::ceil(widest));
}

}  // namespace

CountingLayout::CountingLayout(QSize size, int columns, int labels)
    : size_(size), columns_(std::max(1, columns)) {
    const auto widthOf = [&](int left, int right, int gap) {
        return (size.width() - left - right - gap * (columns_ - 1)) / columns_;
    };
    roomy_ = widthOf(150, 20, 16) >= 108 && size.height() >= 540;
    const bool narrow = size.width() < 520, column = size.width() < 400;
    bare_ = size.width() < 290 || size.height() < 160;
    hasBars_ = bare_ || size.height() >= 200;
    constexpr int title = 28;  // and what is around it and the labels
    left_ = bare_    ? labels + title
            : roomy_ ? 150
            : column ? 72
            : narrow ? 84
                     : std::max(92, edge + namesWidth() + 10);
    right_ = roomy_ ? 20 : narrow ? 8 : 12;
    gap_ = roomy_ ? 16 : narrow ? 6 : 9;
}

int CountingLayout::bars() const {
    return hasBars_ ? ColourBar::heightBelow : 0;
}

int CountingLayout::below() const {
    if (bare_) return bars() + 4;
    return bars() + (roomy_ ? 30 : 20) + static_cast<int>(propertyHeight() * countingProperties) +
           (roomy_ ? 10 : 5);
}

QRectF CountingLayout::inColumn(int column, double top, double height) const {
    const double width =
        std::max(1.0, static_cast<double>(size_.width() - left_ - right_ - gap_ * (columns_ - 1)) / columns_);
    return {left_ + column * (width + gap_), top, width, height};
}

double CountingLayout::cursorTop() const {
    return size_.height() - below() + bars() + (roomy_ ? 5 : 1);
}

double CountingLayout::propertyTop(std::size_t property) const {
    return size_.height() - below() + bars() + (roomy_ ? 30 : 20) +
           propertyHeight() * static_cast<double>(property);
}

std::optional<CountingLayout::Cell> CountingLayout::cellAt(QPointF point) const {
    for (int column = 0; column < columns_; ++column)
        for (std::size_t property = 0; property < properties(); ++property)
            if (inColumn(column, propertyTop(property), propertyHeight()).contains(point))
                return Cell{column, property};
    return std::nullopt;
}

void drawCountingWords(QPainter& painter, const CountingLayout& layout,
                       const std::vector<CountingColumn>& columns, std::int64_t offset, const Theme& theme) {
    const QFont font = titleFont(layout, columns);
    for (int n = 0; n < layout.columns(); ++n)
        drawTitle(painter, layout, n, columns[static_cast<std::size_t>(n)], font, theme);
    if (layout.properties() == 0) return;
    const auto labels = countingLabels(offset);
    const double right = layout.inColumn(layout.columns() - 1, 0, 1).right();
    const double labelWidth = layout.left() - edge - 8;
    for (std::size_t row = 0; row < labels.size(); ++row) {
        const double top = layout.propertyTop(row);
        painter.setPen(QPen(theme.grid, 1));
        painter.drawLine(QPointF(edge, top), QPointF(right, top));
        const QRectF line(edge, top + (layout.roomy() ? 5 : 1), labelWidth, layout.lineHeight());
        painter.setFont(textFont(layout.roomy() ? 12 : 11, layout.roomy() ? QFont::DemiBold : QFont::Normal));
        painter.setPen(layout.roomy() ? theme.text : theme.muted);
        drawFitting(painter, line, Qt::AlignLeft | Qt::AlignVCenter, labels[row].names);
        if (layout.roomy()) {
            drawDetail(painter, QRectF(edge, line.bottom(), labelWidth, 31), labels[row].measure, theme);
        }
        for (int n = 0; n < layout.columns(); ++n)
            drawProperty(painter, layout, n, row, columns[static_cast<std::size_t>(n)].properties[row],
                         theme);
    }
}

void drawWritten(QPainter& painter, const CountingLayout& layout, const QStringList& label,
                 const std::vector<QStringList>& texts, const Theme& theme) {
    if (layout.properties() == 0) return;
    const double height = layout.lineHeight();
    painter.setFont(textFont(layout.roomy() ? 12 : 11, QFont::DemiBold));
    painter.setPen(theme.accent);
    const double width = layout.left() - edge - 8;
    drawFitting(painter, QRectF(edge, layout.cursorTop(), width, height), Qt::AlignLeft | Qt::AlignVCenter,
                label);
    painter.setFont(textFont(layout.roomy() ? 13 : 11, QFont::DemiBold));
    painter.setPen(theme.text);
    for (int n = 0; n < layout.columns(); ++n) {
        const QRectF line = layout.inColumn(n, layout.cursorTop(), height);
        drawFitting(painter, line, Qt::AlignLeft | Qt::AlignVCenter, texts[static_cast<std::size_t>(n)]);
    }
}

}  // namespace posiscope
