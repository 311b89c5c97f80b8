// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/views/shared/picturewidget.h"

#include <QHelpEvent>
#include <QMouseEvent>
#include <QToolTip>
#include <QWheelEvent>

#include "ui/translation/translated.h"

namespace posiscope {

PictureWidget::PictureWidget(const QString& objectName) {
    setObjectName(objectName);
    setMouseTracking(true);
    setMinimumSize(120, 90);
    setAttribute(Qt::WA_OpaquePaintEvent);
}

bool PictureWidget::event(QEvent* event) {
    if (event->type() != QEvent::ToolTip || !toolTipAt) return QWidget::event(event);
    const auto* help = static_cast<QHelpEvent*>(event);
    const QString text = toolTipAt(QPointF(help->pos()) / interfaceScale());
    QToolTip::showText(help->globalPos(), plainToolTip(text), this);
    return true;
}

void PictureWidget::paintEvent(QPaintEvent*) {
    QCPPainter painter(this);
    painter.scale(interfaceScale(), interfaceScale());
    draw(painter, area());
}

void PictureWidget::mouseMoveEvent(QMouseEvent* event) {
    if (onHover) onHover(event->position() / interfaceScale());
}

void PictureWidget::mousePressEvent(QMouseEvent* event) {
    if (event->button() == Qt::LeftButton && onClick)
        onClick(event->position() / interfaceScale(), event->modifiers());
    event->ignore();  // the pane takes the focus
}

void PictureWidget::wheelEvent(QWheelEvent* event) {
    if (!onWheel) return QWidget::wheelEvent(event);
    constexpr int step = 120;
    wheeled_ += event->angleDelta().y();
    const int steps = wheeled_ / step;
    wheeled_ -= steps * step;
    if (steps != 0) onWheel(steps);
    event->accept();
}

}  // namespace posiscope
