// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/dialogs/taborder.h"

#include <QWidget>

namespace posiscope {

namespace {

bool isTabStop(const QWidget* widget) {
    return (widget->focusPolicy() & Qt::TabFocus) != 0 && widget->focusProxy() == nullptr;
}

}  // namespace

QWidget* firstTabStop(const QWidget* widget) {
    for (auto* part : widget->findChildren<QWidget*>())
        if (isTabStop(part) && part->isEnabled() && part->isVisibleTo(widget)) return part;
    return nullptr;
}

QWidget* chainTabOrder(QWidget* widget, QWidget* before) {
    QList<QWidget*> parts = widget->findChildren<QWidget*>();
    parts.prepend(widget);
    for (QWidget* part : parts) {
        // A menu's list is a window of its own.
        if (!isTabStop(part) || part->window() != widget->window()) continue;
        QWidget::setTabOrder(before, part);
        before = part;
    }
    return before;
}

}  // namespace posiscope
