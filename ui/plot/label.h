// Short texts that stand in one frame after the other.
#pragma once

#include <QString>

class QPainter;
class QRectF;

namespace posiscope {

/// A line in the painter's font, placed in the box like painter.drawText(box, align, text), though never cut.
/// How it is laid out is remembered: that takes several times as long as painting it. For the window's
/// thread.
void drawLabel(QPainter& painter, const QRectF& box, Qt::Alignment align, const QString& text);

/// How much room the line takes, in the painter's units.
double labelWidth(const QPainter& painter, const QString& text);

}  // namespace posiscope
