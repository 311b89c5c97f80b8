// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/views/clocks/clockhands.h"

namespace posiscope {

void drawClockRim(QPainter& painter, QPointF centre, double radius, const QPen& pen) {
    painter.setPen(pen);
    painter.setBrush(Qt::NoBrush);
    painter.drawEllipse(centre, radius, radius);
}

void drawClockHand(QPainter& painter, QPointF centre, double radius, const SinCos& at, const QColor& colour,
                   double width, bool dashed) {
    QPen pen(colour, width, Qt::SolidLine, dashed ? Qt::FlatCap : Qt::RoundCap);
    if (dashed) pen.setDashPattern({3, 1.8});
    painter.setPen(pen);
    painter.drawLine(centre, centre + onClock(at) * (radius - 3));
}

}  // namespace posiscope
