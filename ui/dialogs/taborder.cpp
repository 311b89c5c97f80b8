// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/dialogs/taborder.h"

#include <QWidget>

namespace posiscope {

QWidget* chainTabOrder(QWidget* widget, QWidget* before) {
    QList<QWidget*> parts = widget->findChildren<QWidget*>();
    parts.prepend(widget);
    for (QWidget* part : parts) {
        const bool stops = (part->focusPolicy() & Qt::TabFocus) != 0 && part->focusProxy() == nullptr;
        if (!stops || part->window() != widget->window()) continue;  // a menu's list is a window of its own
        QWidget::setTabOrder(before, part);
        before = part;
    }
    return before;
}

}  // namespace posiscope
