// SPDX-License-Identifier: GPL-3.0-or-later
// Context menus.
#pragma once

#include <QMenu>

namespace posiscope {

/// An empty menu to fill and to open with popup(). Each owner has one menu for its whole life: an entry may
/// open a dialog or draw a picture, and the menu still handles the click afterwards.
inline QMenu* contextMenu(QWidget* owner) {
    const QString name = QStringLiteral("contextMenu");
    auto* menu = owner->findChild<QMenu*>(name, Qt::FindDirectChildrenOnly);
    if (menu == nullptr) {
        menu = new QMenu(owner);
        menu->setObjectName(name);
    }
    menu->clear();
    return menu;
}

}  // namespace posiscope
