// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/plot/legend.h"

#include <algorithm>
#include <cmath>

#include "ui/plot/dashes.h"
#include "ui/plot/marks.h"
#include "ui/style/clauses.h"
#include "ui/style/fitting.h"
#include "ui/style/theme.h"

namespace posiscope {

namespace {

using Swatch = LegendEntry::Swatch;

constexpr int wideSwatch = 16;  // of a row, and how far entries are apart
constexpr double wideApart = 14;
constexpr int closeSwatch = 10;
constexpr double closeApart = 8;
constexpr double smallestRow = 0.75;  // of its type
constexpr int longSwatch = 20;        // from here on it is drawn as a line of the plot

int textLeft(int swatchWidth) {
    return swatchWidth + (swatchWidth > longSwatch ? 8 : 4);
}

void drawBand(QPainter& painter, const QRectF& box, QColor colour) {
    painter.setPen(QPen(colour, 1.4, Qt::SolidLine, Qt::FlatCap));
    for (const double y : {box.top(), box.center().y(), box.bottom()})
        painter.drawLine(QPointF(box.left(), y), QPointF(box.right(), y));
    colour.setAlphaF(colour.alphaF() * 0.2F);
    painter.fillRect(box, colour);
}

void drawDisc(QPainter& painter, QPointF at, const QColor& colour, bool filled) {
    painter.setPen(filled ? QPen(Qt::NoPen) : QPen(colour, 1.2));
    painter.setBrush(filled ? QBrush(colour) : QBrush(Qt::NoBrush));
    const double radius = filled ? 4 : 4 - painter.pen().widthF() / 2;  // the swatch is 8 wide
    painter.drawEllipse(at, radius, radius);
}

void drawLine(QPainter& painter, const QRectF& box, const LegendEntry& entry) {
    const bool dashed = entry.swatch == Swatch::dashes || entry.swatch == Swatch::dottedDashes;
    const bool dotted = entry.swatch == Swatch::dottedLine || entry.swatch == Swatch::dottedDashes;
    const double y = box.center().y();
    const QPolygonF line{QPointF(box.left(), y), QPointF(box.right(), y)};
    painter.setPen(QPen(entry.colour, box.width() > longSwatch ? 2 : 3, Qt::SolidLine, Qt::FlatCap));
    const Dash dash = entry.dash == Dash::none && dashed ? Dash::dashes : entry.dash;
    for (const QPolygonF& part : dash != Dash::none ? dashesOf(line, lengthsOf(dash)) : std::vector{line})
        painter.drawPolyline(part);
    if (!dotted) return;
    painter.setPen(Qt::NoPen);
    painter.setBrush(entry.colour);
    drawDot(painter, box.center(), 4, dashed);
}

class LegendItem final : public QCPAbstractLegendItem {
 public:
    LegendItem(QCPLegend* legend, LegendEntry entry, int swatchWidth)
        : QCPAbstractLegendItem(legend), entry_(std::move(entry)), swatchWidth_(swatchWidth) {
        const bool across = legend->fillOrder() == QCPLayoutGrid::foColumnsFirst;
        const int width = legendEntryWidth(entry_, swatchWidth);
        setMinimumSize(across ? width : 1, Legend::line);
        setMaximumSize(across ? width : QWIDGETSIZE_MAX, Legend::line);
        setSelectable(false);
    }

 protected:
    void draw(QCPPainter* painter) override {
        painter->setAntialiasing(true);
        drawLegendEntry(*painter, rect(), entry_, swatchWidth_);
    }

 private:
    LegendEntry entry_;
    int swatchWidth_;
};

}  // namespace

void drawLegendEntry(QPainter& painter, const QRectF& place, const LegendEntry& entry, int swatchWidth) {
    const double middle = place.center().y();
    const QRectF box(place.left(), middle - 5, swatchWidth, 10);
    switch (entry.swatch) {
        case Swatch::band: drawBand(painter, box, entry.colour); break;
        case Swatch::disc:
        case Swatch::circle:
            drawDisc(painter, box.center(), entry.colour, entry.swatch == Swatch::disc);
            break;
        default: drawLine(painter, box, entry);
    }
    painter.setPen(entry.textColour);
    painter.setFont(textFont(11));
    const QRectF room = place.adjusted(textLeft(swatchWidth), 0, 0, 0);
    const QString clauses = clausesThatFit(entry.text, QFontMetricsF(painter.font()), room.width());
    drawFitting(painter, room, Qt::AlignLeft | Qt::AlignVCenter, {clauses.isEmpty() ? entry.text : clauses});
}

int legendEntryWidth(const LegendEntry& entry, int swatchWidth) {
    const QFontMetricsF metrics(textFont(11));
    const double words =
        std::max(metrics.horizontalAdvance(entry.text), metrics.horizontalAdvance(entry.widest));
    return textLeft(swatchWidth) + static_cast<int>(std::ceil(words)) + 2;
}

namespace {

double rowWidth(const std::vector<LegendEntry>& entries, int swatch, double apart) {
    double width = -apart;
    for (const LegendEntry& entry : entries)
        width += legendEntryWidth(entry, swatch) + apart;
    return width;
}

}  // namespace

double legendRowWidth(const std::vector<LegendEntry>& entries) {
    return rowWidth(entries, wideSwatch, wideApart);
}

double leastLegendRowWidth(const std::vector<LegendEntry>& entries) {
    return smallestRow * rowWidth(entries, closeSwatch, closeApart);
}

void drawLegendRow(QPainter& painter, const QRectF& row, const std::vector<LegendEntry>& entries,
                   const QString& rest, const QColor& restColour) {
    painter.setFont(textFont(11));
    painter.setPen(restColour);
    painter.drawText(row, Qt::AlignRight | Qt::AlignVCenter, rest);
    const double taken = rest.isEmpty() ? 0 : QFontMetricsF(painter.font()).horizontalAdvance(rest) + 14;
    // Where all have room only if they are close to each other they are, and in a last step smaller.
    int swatch = wideSwatch;
    double apart = wideApart;
    const auto all = [&] { return rowWidth(entries, swatch, apart); };
    const double room = row.width() - taken;
    if (all() > room) swatch = closeSwatch;
    if (all() > room) apart = closeApart;
    const double smaller = std::clamp(room / std::max(1.0, all()), smallestRow, 1.0);
    painter.save();
    painter.translate(row.left(), row.center().y());
    painter.scale(smaller, smaller);
    double x = 0;
    for (const LegendEntry& entry : entries) {
        const int width = legendEntryWidth(entry, swatch);
        if (x + width > room / smaller + 0.5) continue;
        drawLegendEntry(painter, {x, -row.height() / 2, static_cast<double>(width), row.height()}, entry,
                        swatch);
        x += width + apart;
    }
    painter.restore();
}

Legend::Legend(QCustomPlot* plot, int swatchWidth) : swatchWidth_(swatchWidth) {
    initializeParentPlot(plot);
    setLayer(QStringLiteral("legend"));
    setBorderPen(Qt::NoPen);
    setBrush(Qt::NoBrush);
    setMargins({});
    setRowSpacing(0);
    setColumnSpacing(0);
    addRest();
}

bool Legend::replace(const std::vector<LegendEntry>& wanted, int columns) {
    offered_ = !wanted.empty();
    const std::vector<LegendEntry> entries = shown_ && !elsewhere_ ? wanted : std::vector<LegendEntry>();
    const std::pair layout{fillOrder(), columns};
    if (entries == entries_ && laidOut_ == layout) return false;
    entries_ = entries;
    laidOut_ = layout;
    clear();
    simplify();
    return true;
}

void Legend::show(const std::vector<LegendEntry>& wanted, int columns) {
    if (!replace(wanted, columns)) return;
    for (int n = 0; n < static_cast<int>(entries_.size()); ++n)
        addElement(n / columns, n % columns,
                   new LegendItem(this, entries_[static_cast<std::size_t>(n)], swatchWidth_));
    addElement(0, columns, new QCPLayoutElement(parentPlot()));
    // The rest takes what the entries leave.
    for (int column = 0; column <= columns; ++column)
        setColumnStretchFactor(column, column < columns ? 1 : 0.001);
}

void Legend::show(const std::vector<LegendEntry>& wanted) {
    if (!replace(wanted, 0)) return;
    for (const LegendEntry& entry : entries_)
        addItem(new LegendItem(this, entry, swatchWidth_));
    addRest();
}

/// What takes the room that entries leave.
void Legend::addRest() {
    addElement(new QCPLayoutElement(parentPlot()));
}

std::optional<std::int64_t> Legend::keyAt(QPointF place) const {
    for (std::size_t n = 0; n < entries_.size(); ++n)
        if (entries_[n].key >= 0 && item(static_cast<int>(n))->outerRect().contains(place.toPoint()))
            return entries_[n].key;
    return std::nullopt;
}

void Legend::putBeside(const QMargins& rect, int width, int left) {
    setMargins({left, rect.top() + 1, 0, 0});
    constexpr int none = 14;
    const int column = shown_ && !elsewhere_ ? width : std::min(width, none);
    setSizeConstraintRect(scrOuterRect);
    setMinimumSize(column, 0);
    setMaximumSize(column, QWIDGETSIZE_MAX);
}

}  // namespace posiscope
