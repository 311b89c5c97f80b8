// Menus that cost nothing before they are opened.
#pragma once

#include <QMenu>
#include <QMenuBar>

namespace posiscope {

/// Measures its entries, and is styled, when it is opened. Qt's own menus do so as soon as the window around
/// them is polished, all of them: a tenth of the program’s start.
class Menu final : public QMenu {
 public:
    using QMenu::QMenu;

 protected:
    bool event(QEvent* event) override {
        if (isVisible()) return QMenu::event(event);
        return event->type() == QEvent::PolishRequest || QWidget::event(event);
    }
};

/// At the end of a menu bar or of another menu.
template <class Parent>
QMenu* addMenu(Parent* parent, const QString& title) {
    auto* menu = new Menu(title, parent);
    parent->addMenu(menu);
    return menu;
}

}  // namespace posiscope
