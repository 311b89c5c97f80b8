// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/focuskeeper.h"

#include <QApplication>
#include <QTimer>
#include <utility>

namespace posiscope {

namespace {

bool canTakeFocus(const QWidget* widget) {
    return widget != nullptr && widget->isVisible() && widget->isEnabled() &&
           widget->focusPolicy() != Qt::NoFocus;
}

}  // namespace

FocusKeeper::FocusKeeper(QWidget& window, std::function<QList<Part>()> parts, std::function<QWidget*()> usual)
    : QObject(&window), window_(window), parts_(std::move(parts)), usual_(std::move(usual)) {
    connect(qApp, &QApplication::focusChanged, this, &FocusKeeper::follow);
}

void FocusKeeper::follow(const QWidget* old, QWidget* now) {
    // Half-typed text is taken over by clearing the focus of its field: that is no loss.
    const bool gone = old != nullptr && old == chosen_ && (!old->isVisible() || !old->isEnabled());
    const bool deleted = now == nullptr && chosen_ == nullptr && !around_.isEmpty();
    // While another window was active.
    const bool goneMeanwhile = now != nullptr && now != chosen_ && now->window() == &window_ &&
                               (old == nullptr || old->window() != &window_) && !around_.isEmpty() &&
                               !canTakeFocus(chosen_) && QApplication::mouseButtons() == Qt::NoButton;
    if (gone || deleted || goneMeanwhile) {
        if (!std::exchange(lost_, true)) QTimer::singleShot(0, this, &FocusKeeper::restore);
        return;
    }
    if (now == nullptr || now->window() != &window_ || lost_) return;
    chosen_ = now;
    name_ = now->objectName();
    around_.clear();
    for (QWidget* widget = now->parentWidget(); widget != nullptr; widget = widget->parentWidget())
        around_ << widget;
}

/// The widget with the name of the lost one in the nearest of the widgets around it.
QWidget* FocusKeeper::madeAnew() const {
    if (name_.isEmpty()) return nullptr;
    for (const QPointer<QWidget>& widget : around_) {
        if (widget == nullptr) continue;
        if (widget == &window_) break;
        for (QWidget* anew : widget->findChildren<QWidget*>(name_))
            if (canTakeFocus(anew)) return anew;
    }
    return nullptr;
}

QWidget* FocusKeeper::home() const {
    const QList<Part> parts = parts_();
    for (const QPointer<QWidget>& widget : around_)
        for (const Part& part : parts)
            if (widget != nullptr && part.widget == widget && widget->isVisible())
                if (QWidget* home = part.home(); canTakeFocus(home)) return home;
    return nullptr;
}

void FocusKeeper::restore() {
    lost_ = false;
    QWidget* target = canTakeFocus(chosen_) ? chosen_.data() : madeAnew();
    if (target == nullptr) target = home();
    if (target == nullptr) target = usual_();
    if (target == nullptr || !window_.isVisible()) return;
    target->setFocus(Qt::OtherFocusReason);
    if (target->hasFocus()) follow(nullptr, target);
}

}  // namespace posiscope
