// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/menuletters.h"

#include <QApplication>
#include <QKeyEvent>
#include <QMenuBar>

#include "ui/window/keyplaces.h"

namespace posiscope {

namespace {

QAction* actionWith(const QList<QAction*>& actions, QChar letter) {
    for (QAction* action : actions) {
        const QKeySequence mnemonic = QKeySequence::mnemonic(action->text());
        if (action->isVisible() && action->isEnabled() && !mnemonic.isEmpty() &&
            mnemonic[0].key() == letter.unicode())
            return action;
    }
    return nullptr;
}

/// The letter meant by a key whose own letter is Latin; null for every other key.
QChar letterOf(const QKeyEvent& event) {
    const int key = event.key();
    return key > Qt::Key_Space && key <= Qt::Key_BracketRight
               ? cyrillicOnKeyOf(QChar(static_cast<char16_t>(key)))
               : QChar();
}

}  // namespace

MenuLetters::MenuLetters(QMenuBar* bar) : QObject(bar), bar_(bar) {
    QApplication::instance()->installEventFilter(this);
}

bool MenuLetters::openMenu(const QKeyEvent& event) const {
    const QWidget* window = QApplication::activeWindow();
    if (event.modifiers() != Qt::AltModifier || window != bar_->window() || !bar_->isVisible()) return false;
    const QChar letter = letterOf(event);
    QAction* menu = letter.isNull() ? nullptr : actionWith(bar_->actions(), letter);
    // A menu with the Latin letter itself is Qt's.
    if (menu == nullptr || actionWith(bar_->actions(), QChar(static_cast<char16_t>(event.key()))) != nullptr)
        return false;
    bar_->setActiveAction(menu);
    return true;
}

bool MenuLetters::chooseIn(QMenu& menu, const QKeyEvent& event) {
    const QChar letter = letterOf(event);
    if ((event.modifiers() & ~Qt::KeyboardModifiers(Qt::AltModifier | Qt::ShiftModifier)) || letter.isNull())
        return false;
    if (actionWith(menu.actions(), QChar(static_cast<char16_t>(event.key()))) != nullptr ||
        actionWith(menu.actions(), letter) == nullptr)
        return false;
    QKeyEvent meant(QEvent::KeyPress, letter.unicode(), event.modifiers(), QString(letter));
    QApplication::sendEvent(&menu, &meant);
    return true;
}

bool MenuLetters::eventFilter(QObject*, QEvent* event) {
    if (event->type() != QEvent::KeyPress) return false;
    const auto& key = *static_cast<const QKeyEvent*>(event);
    if (auto* menu = qobject_cast<QMenu*>(QApplication::activePopupWidget())) return chooseIn(*menu, key);
    return openMenu(key);
}

}  // namespace posiscope
