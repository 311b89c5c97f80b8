// Menus at the mouse.
#pragma once

#include <QMenu>

namespace posiscope {

/// A menu to fill and to open with popup(). It goes away when it has been closed, or with its owner: entries
/// of other menus and keys may build the window anew while it is open, so it must not be on the stack.
inline QMenu* contextMenu(QWidget* owner) {
    auto* menu = new QMenu(owner);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    return menu;
}

}  // namespace posiscope
