#include "ui/plot/notice.h"

#include <QCoreApplication>

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

void drawNotice(QCPPainter& painter, const QRect& rect, const QString& text, const Theme& theme) {
    painter.save();
    painter.setFont(textFont(12));
    QRectF box(0, 0, painter.fontMetrics().horizontalAdvance(text) + 24, 28);
    box.moveCenter(rect.center());
    painter.setPen(theme.border);
    painter.setBrush(theme.card);
    painter.drawRoundedRect(box, 6, 6);
    painter.setPen(theme.muted);
    painter.drawText(box, Qt::AlignCenter, text);
    painter.restore();
}

void drawReason(QPainter& painter, const QRect& rect, const QString& reason, const Theme& theme) {
    painter.save();
    painter.setFont(textFont());
    const QRectF room = rect.adjusted(16, 8, -16, -8);
    constexpr int flags = Qt::AlignCenter | Qt::TextWordWrap;
    constexpr int around = 6;
    const QRectF words = painter.boundingRect(room, flags, reason);
    painter.fillRect(words.adjusted(-around, -around, around, around), theme.card);
    painter.setPen(theme.muted);
    painter.drawText(room, flags, reason);
    painter.restore();
}

void drawNoRoom(QPainter& painter, const QRect& rect, const Theme& theme) {
    painter.fillRect(rect, theme.card);
    drawReason(painter, rect,
               QCoreApplication::translate(
                   "posiscope::PlotView",
                   "There is no room for this picture here. Enlarge the window, or show this pane alone."),
               theme);
}

}  // namespace posiscope
