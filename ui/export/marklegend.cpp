// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/export/marklegend.h"

#include <QPainter>
#include <cmath>

#include "ui/style/fitting.h"

namespace posiscope {

namespace {

using Sign = MarkMeaning::Sign;

constexpr int side = 8, swatch = 20, afterSwatch = 5, apart = 14, line = 16, above = 2, below = 4;

QFont legendFont() {
    return textFont(11);
}

/// Points of several colours stand side by side.
int widthOfSign(const MarkMeaning& meaning) {
    constexpr int perPoint = 8;
    return std::max(swatch, perPoint * static_cast<int>(meaning.colours.size()));
}

/// The places of entries in a pane of this width.
std::vector<QRectF> placesOf(const MarkMeanings& meanings, int width) {
    const QFontMetricsF metrics(legendFont());
    const double right = width - side;
    std::vector<QRectF> places;
    double x = side, y = above;
    for (const MarkMeaning& each : meanings) {
        const double wanted =
            widthOfSign(each) + afterSwatch + std::ceil(metrics.horizontalAdvance(each.text)) + 2;
        if (x > side && x + wanted > right) {
            x = side;
            y += line;
        }
        places.emplace_back(x, y, std::min(wanted, right - x), line);
        x += wanted + apart;
    }
    return places;
}

/// As Marks::cursor draws it.
void drawCursorSign(QPainter& painter, const QLineF& at, const Theme& theme) {
    QPen dashes(theme.cursorOnDark, 1, Qt::SolidLine, Qt::FlatCap);
    dashes.setDashPattern({4, 4});
    if (!theme.isDark) dashes.setDashOffset(4);  // a sample begins and ends with what can be seen
    for (const QPen& pen : {QPen(theme.cursorOnLight, 1, Qt::SolidLine, Qt::FlatCap), dashes}) {
        painter.setPen(pen);
        painter.drawLine(at);
    }
}

/// A dot, a diamond or a triangle.
void drawPoint(QPainter& painter, Sign sign, QPointF at, const QColor& colour) {
    constexpr double radius = 4, reach = 5;
    painter.setPen(Qt::NoPen);
    painter.setBrush(colour);
    if (sign == Sign::dot) painter.drawEllipse(at, radius, radius);
    if (sign == Sign::diamond)
        painter.drawPolygon(QPolygonF{at + QPointF(0, -reach), at + QPointF(reach, 0), at + QPointF(0, reach),
                                      at + QPointF(-reach, 0)});
    if (sign == Sign::triangle)
        painter.drawPolygon(QPolygonF{at + QPointF(-3, -3), at + QPointF(3, -3), at + QPointF(0, 3)});
}

/// A sample begins in the middle of a dash.
QPen penOf(const MarkMeaning& meaning) {
    constexpr double width = 2.5;
    QPen pen(meaning.colours.front(), width, Qt::SolidLine, Qt::FlatCap);
    if (meaning.dash == Dash::none) return pen;
    const auto [on, off] = lengthsOf(meaning.dash);
    pen.setDashPattern({on / width, off / width});
    pen.setDashOffset(on / width / 2);
    return pen;
}

void drawSign(QPainter& painter, const QRectF& box, const MarkMeaning& meaning, const Theme& theme) {
    const double y = std::floor(box.center().y()) + 0.5;
    const QLineF across(box.left(), y, box.right(), y);
    const std::vector<QColor>& colours = meaning.colours;
    if (meaning.sign == Sign::cursor) return drawCursorSign(painter, across, theme);
    if (colours.empty()) return;
    switch (meaning.sign) {
        case Sign::line:
            painter.setPen(penOf(meaning));
            painter.drawLine(across);
            break;
        case Sign::dashes:
            painter.setPen(QPen(colours.front(), 1, Qt::DashLine));
            painter.drawLine(across);
            break;
        case Sign::block: {
            constexpr double height = 10;
            painter.setPen(QPen(theme.border, 1));
            painter.setBrush(colours.front());
            painter.drawRect(QRectF(box.left(), box.center().y() - height / 2, box.width(), height));
            break;
        }
        case Sign::ring:
            painter.setPen(QPen(colours.front(), 2));
            painter.setBrush(Qt::NoBrush);
            painter.drawEllipse(box.center(), 5, 5);
            break;
        default: {
            const double step = box.width() / static_cast<double>(colours.size());
            for (std::size_t n = 0; n < colours.size(); ++n)
                drawPoint(painter, meaning.sign,
                          {box.left() + step * (static_cast<double>(n) + 0.5), box.center().y()}, colours[n]);
        }
    }
}

}  // namespace

int heightOfMarkLegend(const MarkMeanings& meanings, int width) {
    if (meanings.empty()) return 0;
    return static_cast<int>(placesOf(meanings, width).back().bottom()) + below;
}

void drawMarkLegend(QPainter& painter, const QRect& place, const MarkMeanings& meanings, const Theme& theme) {
    const auto places = placesOf(meanings, place.width());
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    for (std::size_t n = 0; n < meanings.size(); ++n) {
        const QRectF entry = places[n].translated(place.topLeft());
        drawSign(painter, QRectF(entry.topLeft(), QSizeF(widthOfSign(meanings[n]), line)), meanings[n],
                 theme);
        painter.setPen(theme.muted);
        painter.setFont(legendFont());
        drawFitting(painter, entry.adjusted(widthOfSign(meanings[n]) + afterSwatch, 0, 0, 0),
                    Qt::AlignLeft | Qt::AlignVCenter, {meanings[n].text});
    }
    painter.restore();
}

}  // namespace posiscope
