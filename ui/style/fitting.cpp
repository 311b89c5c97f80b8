// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/style/fitting.h"

#include <algorithm>

namespace posiscope {

bool fits(const QStringList& candidates, const QFontMetricsF& metrics, double width) {
    return std::any_of(candidates.begin(), candidates.end(),
                       [&](const QString& each) { return metrics.horizontalAdvance(each) <= width; });
}

QString fitting(const QStringList& candidates, const QFontMetricsF& metrics, double width) {
    for (const QString& each : candidates)
        if (metrics.horizontalAdvance(each) <= width) return each;
    return candidates.back();
}

void drawFitting(QPainter& painter, const QRectF& rect, Qt::Alignment alignment,
                 const QStringList& candidates) {
    const QFont font = painter.font();
    const QString text = fitting(candidates, QFontMetricsF(font), rect.width());
    QFont smaller = font;
    while (QFontMetricsF(smaller).horizontalAdvance(text) > rect.width() && smaller.pixelSize() > 1)
        smaller.setPixelSize(smaller.pixelSize() - 1);
    painter.setFont(smaller);
    painter.drawText(rect, static_cast<int>(alignment), text);
    painter.setFont(font);
}

}  // namespace posiscope
