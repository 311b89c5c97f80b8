// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/firstplace.h"

#include <QEvent>
#include <QScreen>
#include <QTimer>
#include <QWidget>
#include <QWindow>
#include <algorithm>

namespace posiscope {

QRect firstPlace(const QRect& now, QSize wanted, const QRect& available, const QMargins& frame) {
    const QRect room = available.marginsRemoved(frame);
    QRect place(now.topLeft(), wanted.boundedTo(room.size()));
    place.moveLeft(std::max(room.left(), std::min(place.left(), room.right() + 1 - place.width())));
    place.moveTop(std::max(room.top(), std::min(place.top(), room.bottom() + 1 - place.height())));
    return place;
}

QSize roomOnScreen(const QWidget& window) {
    const QSize available = window.screen()->availableSize();
    const QWindow* const shown = window.isVisible() ? window.windowHandle() : nullptr;
    if (shown != nullptr && !shown->frameMargins().isNull()) return available.shrunkBy(shown->frameMargins());
    constexpr QSize usualFrame(12, 44);  // an estimate that leaves little to correct
    return available - usualFrame;
}

FirstPlace::FirstPlace(QWidget* window, QSize wanted) : QObject(window), window_(window), wanted_(wanted) {
    window->resize(wanted.boundedTo(roomOnScreen(*window)));
    given_ = window->size();
    window->installEventFilter(this);
}

bool FirstPlace::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::Paint) {
        window_->removeEventFilter(this);
        QTimer::singleShot(0, this, &FirstPlace::place);  // after the painting
    }
    return QObject::eventFilter(watched, event);
}

void FirstPlace::place() {
    deleteLater();
    const bool isOwn = window_->size() == given_;  // otherwise the person has changed the size meanwhile
    const bool isUsual = !(window_->windowState() & (Qt::WindowMaximized | Qt::WindowFullScreen));
    if (!isOwn || !isUsual) return;
    const QRect place = firstPlace(window_->geometry(), wanted_, window_->screen()->availableGeometry(),
                                   window_->windowHandle()->frameMargins());
    if (place != window_->geometry()) window_->setGeometry(place);
}

}  // namespace posiscope
