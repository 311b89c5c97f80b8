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

void drawProgress(QCPPainter& painter, const QRect& rect, const Background& background, const Theme& theme) {
    if (!background.isLate()) return;
    drawNotice(painter, rect,
               QCoreApplication::translate("views", "Computing … %1 %")
                   .arg(static_cast<int>(background.share() * 100)),
               theme);
}

void drawReason(QCPPainter& painter, const QRect& rect, const QString& reason, const Theme& theme) {
    painter.save();
    painter.setFont(textFont());
    painter.setPen(theme.muted);
    painter.drawText(rect.adjusted(16, 8, -16, -8), Qt::AlignCenter | Qt::TextWordWrap, reason);
    painter.restore();
}

}  // namespace posiscope
