// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/present/pointerring.h"

#include <QApplication>
#include <QCursor>
#include <QKeyEvent>
#include <QPainter>

#include "ui/style/interfacescale.h"

namespace posiscope {

namespace {

constexpr int radius = 34;
constexpr int thickness = 5;

}  // namespace

PointerRing::PointerRing(QWidget* window) : QWidget(window) {
    setObjectName(QStringLiteral("pointerRing"));
    setAttribute(Qt::WA_TransparentForMouseEvents);
    setAttribute(Qt::WA_NoSystemBackground);
    setFixedSize(scaled(QSize(2 * (radius + thickness), 2 * (radius + thickness))));
    hide();
    QApplication::instance()->installEventFilter(this);
}

void PointerRing::follow() {
    const QPoint at = parentWidget()->mapFromGlobal(QCursor::pos());
    move(at - rect().center());
    raise();
}

void PointerRing::setAlways(bool always) {
    always_ = always;
    follow();
    setVisible(always);
}

bool PointerRing::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::KeyPress || event->type() == QEvent::KeyRelease) {
        if (static_cast<QKeyEvent*>(event)->key() == Qt::Key_Control) {
            follow();
            setVisible(always_ || event->type() == QEvent::KeyPress);
        }
    } else if (event->type() == QEvent::MouseMove && isVisible()) {
        follow();
    } else if (event->type() == QEvent::WindowDeactivate && watched == parentWidget() && !always_) {
        hide();  // another window gets the release of the key
    }
    return QWidget::eventFilter(watched, event);
}

void PointerRing::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.scale(interfaceScale(), interfaceScale());
    const QPointF centre(radius + thickness, radius + thickness);
    // Two colours make the ring visible on any picture.
    painter.setPen(QPen(QColor(0, 0, 0, 150), thickness + 2));
    painter.drawEllipse(centre, radius, radius);
    painter.setPen(QPen(QColor(255, 214, 10), thickness));
    painter.drawEllipse(centre, radius, radius);
}

}  // namespace posiscope
