// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/plot/notice.h"

#include <QCoreApplication>

namespace posiscope {

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
