// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/view/view.h"

#include <QAction>
#include <QCoreApplication>
#include <QWidget>

#include "core/parameters/keys.h"

namespace posiscope {

void CursorPlace::moveCursor(State& state) const {
    if (position) state.set(keys::position, *position);
    if (dimension) state.set(keys::dimension, *dimension);
    if (reference) state.set(keys::reference, *reference);
}

View::View(QWidget* widget, QObject* parent) : QObject(parent), widget_(widget) {}

View::~View() {
    if (!widget_ || widget_->parent() != nullptr) return;
    widget_->disconnect(this);
    delete widget_;
}

QAction* View::addAction(const QString& name, const QString& text, const QString& tip, const QString& icon) {
    auto* action = new QAction(text, this);
    action->setObjectName(name);
    action->setToolTip(tip);
    action->setCheckable(icon.isEmpty());
    if (!icon.isEmpty()) action->setIconText(icon);
    actions_ << action;
    return action;
}

void View::clickCursor(const CursorPlace& place) {
    emit edited([place](State& state) { place.moveCursor(state); },
                QCoreApplication::translate("views", "Move cursor"), clickGesture());
}

}  // namespace posiscope
