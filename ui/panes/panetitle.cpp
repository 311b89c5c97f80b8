#include "ui/panes/panetitle.h"

#include <QPainter>
#include <QStyleOptionToolButton>

#include "ui/style/interfacescale.h"

namespace posiscope {

QString PaneTitle::shown() const {
    constexpr int padding = 24;  // see style.qss
    return fontMetrics().elidedText(text(), Qt::ElideRight, width() - scaled(padding));
}

void PaneTitle::initStyleOption(QStyleOptionToolButton* option) const {
    QToolButton::initStyleOption(option);
    option->text = shown();
}

void PaneTitle::paintEvent(QPaintEvent* event) {
    QToolButton::paintEvent(event);
    constexpr double half = 3.5;
    QPainter painter(this);
    painter.scale(interfaceScale(), interfaceScale());
    const QSizeF area = QSizeF(size()) / interfaceScale();
    const QPointF tip(area.width() - 11, area.height() / 2 + 2.5);  // in the right padding, see style.qss
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(palette().color(foregroundRole()));
    painter.drawPolygon(QPolygonF{tip, tip + QPointF(-half, -half), tip + QPointF(half, -half)});
}

}  // namespace posiscope
