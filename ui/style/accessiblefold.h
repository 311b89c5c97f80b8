// SPDX-License-Identifier: GPL-3.0-or-later
// Buttons that unfold something, for screen readers.
#pragma once

#include <QAccessible>
#include <QAccessibleWidget>

namespace posiscope {

/// A button that is expanded or collapsed: isOpen() says which.
template <class Button>
class AccessibleFold final : public QAccessibleWidget {
 public:
    /// Makes screen readers see all buttons of this class so.
    static void install() {
        static const bool once = [] {
            QAccessible::installFactory(make);
            return true;
        }();
        Q_UNUSED(once)
    }

    QAccessible::State state() const override {
        QAccessible::State state = QAccessibleWidget::state();
        state.expandable = button().isEnabled();
        state.expanded = button().isOpen();
        state.collapsed = !button().isOpen();
        return state;
    }
    QString text(QAccessible::Text kind) const override {
        return kind == QAccessible::Name ? button().title() : QAccessibleWidget::text(kind);
    }
    QStringList actionNames() const override {
        return QStringList{pressAction()} + QAccessibleWidget::actionNames();
    }
    void doAction(const QString& action) override {
        if (action == pressAction())
            button().click();
        else
            QAccessibleWidget::doAction(action);
    }

 private:
    explicit AccessibleFold(Button* button) : QAccessibleWidget(button, QAccessible::Button) {}
    static QAccessibleInterface* make(const QString&, QObject* object) {
        auto* button = qobject_cast<Button*>(object);
        return button != nullptr ? new AccessibleFold(button) : nullptr;
    }
    Button& button() const { return *static_cast<Button*>(widget()); }
};

}  // namespace posiscope
