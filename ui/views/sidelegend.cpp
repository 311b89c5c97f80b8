#include "ui/views/sidelegend.h"

#include <algorithm>
#include <cmath>

#include "ui/plot/dashes.h"
#include "ui/plot/label.h"
#include "ui/views/sidenames.h"

namespace posiscope {

namespace {

constexpr int swatch = 28;
constexpr int gap = 8;
constexpr int apart = 22;  // between two entries on a line

QFont legendFont() {
    return textFont(11);
}

}  // namespace

SideLegend::SideLegend(const Scene& scene, int width)
    : SideLegend(
          scene.subject == Subject::both && scene.sides ? sideName(scene.state, Subject::a) : QString(),
          scene.subject == Subject::both && scene.sides ? sideName(scene.state, Subject::b) : QString(),
          width) {}

SideLegend::SideLegend(const QString& a, const QString& b, int width) : a_(a), b_(b), width_(width) {
    if (a.isEmpty() && b.isEmpty()) return;
    lines_ = entryWidth(a_) + apart + entryWidth(b_) <= width ? 1 : 2;
}

int SideLegend::entryWidth(const QString& name) const {
    return swatch + gap + static_cast<int>(std::ceil(QFontMetricsF(legendFont()).horizontalAdvance(name))) +
           2;
}

void SideLegend::draw(QPainter& painter, QPoint topLeft, const Look& look, const QColor& text) const {
    if (lines_ == 0) return;
    painter.save();
    const int first = std::min(entryWidth(a_), width_);
    drawEntry(painter, {topLeft.x(), topLeft.y(), first, lineHeight}, Subject::a, look, text);
    const QPoint second = lines_ == 1 ? topLeft + QPoint(first + apart, 0) : topLeft + QPoint(0, lineHeight);
    drawEntry(painter, {second.x(), second.y(), std::min(entryWidth(b_), width_), lineHeight}, Subject::b,
              look, text);
    painter.restore();
}

void SideLegend::drawEntry(QPainter& painter, QRect place, Subject side, const Look& look,
                           const QColor& text) const {
    const QColor& colour = side == Subject::b ? look.b : look.a;
    const double y = place.center().y() + 0.5;
    const QPolygonF line{QPointF(place.left(), y), QPointF(place.left() + swatch, y)};
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(colour, 2, Qt::SolidLine, Qt::FlatCap));
    if (side == Subject::b)
        for (const QPolygonF& dash : dashesOf(line))
            painter.drawPolyline(dash);
    else
        painter.drawPolyline(line);
    if (look.dots) {
        painter.setPen(Qt::NoPen);
        painter.setBrush(colour);
        drawSideDot(painter, line.boundingRect().center(), 4, side);
    }
    painter.setPen(text);
    painter.setFont(legendFont());
    const QRectF room = QRectF(place).adjusted(swatch + gap, 0, 0, 0);
    drawLabel(
        painter, room, Qt::AlignLeft | Qt::AlignVCenter,
        QFontMetricsF(legendFont()).elidedText(side == Subject::b ? b_ : a_, Qt::ElideRight, room.width()));
}

void drawSideDot(QPainter& painter, QPointF at, double radius, Subject side) {
    if (side != Subject::b) {
        painter.drawEllipse(at, radius, radius);
        return;
    }
    const double reach = radius * 1.25;  // as much ink as the round one
    painter.drawPolygon(QPolygonF{at + QPointF(0, -reach), at + QPointF(reach, 0), at + QPointF(0, reach),
                                  at + QPointF(-reach, 0)});
}

}  // namespace posiscope
