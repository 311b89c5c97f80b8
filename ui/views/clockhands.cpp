#include "ui/views/clockhands.h"

namespace posiscope {

void drawClockRim(QPainter& painter, QPointF centre, double radius, const QPen& pen) {
    painter.setPen(pen);
    painter.setBrush(Qt::NoBrush);
    painter.drawEllipse(centre, radius, radius);
}

void drawClockHand(QPainter& painter, QPointF centre, double radius, const SinCos& at, const QColor& colour,
                   double width) {
    painter.setPen(QPen(colour, width, Qt::SolidLine, Qt::RoundCap));
    painter.drawLine(centre, centre + onClock(at) * (radius - 3));
}

}  // namespace posiscope
