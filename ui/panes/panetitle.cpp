#include "ui/panes/panetitle.h"

#include <QPainter>

namespace posiscope {

void PaneTitle::paintEvent(QPaintEvent* event) {
    QToolButton::paintEvent(event);
    constexpr double half = 3.5;
    const QPointF tip(width() - 11, height() / 2.0 + 2.5);  // in the right padding, see style.qss
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(palette().color(foregroundRole()));
    painter.drawPolygon(QPolygonF{tip, tip + QPointF(-half, -half), tip + QPointF(half, -half)});
}

}  // namespace posiscope
