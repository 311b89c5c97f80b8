#include "ui/plot/ticklabels.h"

#include "ui/plot/label.h"

namespace posiscope {

void drawTickLabels(QPainter& painter, const QCPAxis& axis) {
    const auto ticker = axis.ticker().dynamicCast<LabelTicker>();
    if (!ticker || !axis.realVisibility() || !axis.ticks() || !axis.tickLabels()) return;
    painter.setFont(axis.tickLabelFont());
    painter.setPen(axis.tickLabelColor());
    const QRect rect = axis.axisRect()->rect();
    const double away = axis.tickLengthOut() + axis.tickLabelPadding();
    for (const double tick : axis.tickVector()) {
        const double at = axis.coordToPixel(tick);
        const QString text = ticker->label(tick);
        if (axis.orientation() == Qt::Vertical)
            drawLabel(painter, QRectF(rect.left() - away, at, 0, 0), Qt::AlignRight | Qt::AlignVCenter, text);
        else
            drawLabel(painter, QRectF(at, rect.bottom() + away, 0, 0), Qt::AlignHCenter | Qt::AlignTop, text);
    }
}

}  // namespace posiscope
