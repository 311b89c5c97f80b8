#include "ui/plot/ticklabels.h"

#include <cmath>
#include <optional>

#include "ui/plot/label.h"

namespace posiscope {

void drawTickLabels(QPainter& painter, const QCPAxis& axis) {
    const auto ticker = axis.ticker().dynamicCast<LabelTicker>();
    if (!ticker || !axis.realVisibility() || !axis.ticks() || !axis.tickLabels()) return;
    painter.setFont(axis.tickLabelFont());
    painter.setPen(axis.tickLabelColor());
    const QRect rect = axis.axisRect()->rect();
    const double away = axis.tickLengthOut() + axis.tickLabelPadding();
    const bool vertical = axis.orientation() == Qt::Vertical;
    constexpr double height = 12;  // of figures
    constexpr double gap = 4;
    std::optional<double> before;
    double reached = 0;
    for (const double tick : axis.tickVector()) {
        const double at = axis.coordToPixel(tick);
        const QString text = ticker->label(tick);
        // One that would lie over the one before it is left out.
        const double half = vertical ? height / 2 : (labelWidth(painter, text) + gap) / 2;
        if (before && std::abs(at - *before) < half + reached) continue;
        before = at;
        reached = half;
        if (vertical)
            drawLabel(painter, QRectF(rect.left() - away, at, 0, 0), Qt::AlignRight | Qt::AlignVCenter, text);
        else
            drawLabel(painter, QRectF(at, rect.bottom() + away, 0, 0), Qt::AlignHCenter | Qt::AlignTop, text);
    }
}

}  // namespace posiscope
