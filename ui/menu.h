// Menus that cost nothing before they are opened.
#pragma once

#include <QEvent>
#include <QMenu>
#include <QMenuBar>
#include <utility>

namespace posiscope {

/// Measures its entries, and is styled, when it is opened. Qt's own menus do so as soon as the window around
/// them is polished, all of them: a tenth of the program’s start.
class Menu final : public QMenu {
 public:
    using QMenu::QMenu;

 protected:
    bool event(QEvent* event) override {
        if (isVisible()) return QMenu::event(event);
        switch (event->type()) {
            case QEvent::Polish:
            case QEvent::PolishRequest:
            case QEvent::StyleChange:
            case QEvent::FontChange:
                if (!std::exchange(stale_, true))
                    connect(this, &QMenu::aboutToShow, this, &Menu::catchUp, Qt::SingleShotConnection);
                return true;
            default: return QWidget::event(event);
        }
    }

 private:
    void catchUp() {
        stale_ = false;
        for (const QEvent::Type missed : {QEvent::Polish, QEvent::StyleChange}) {
            QEvent event(missed);
            QMenu::event(&event);
        }
    }

    bool stale_ = false;  // not in the style of the window
};

/// At the end of a menu bar or of another menu.
template <class Parent>
QMenu* addMenu(Parent* parent, const QString& title) {
    auto* menu = new Menu(title, parent);
    parent->addMenu(menu);
    return menu;
}

}  // namespace posiscope
