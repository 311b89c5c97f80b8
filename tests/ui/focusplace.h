// SPDX-License-Identifier: GPL-3.0-or-later
// Where the keyboard focus is.
#pragma once

#include <QScrollArea>

#include "tests/ui/windowfixture.h"
#include "ui/lessons/lessoncard.h"
#include "ui/motion/motionbar.h"
#include "ui/parameters/parameterpanel.h"
#include "ui/window/leftcolumn.h"

namespace posiscope {

inline QString nameOf(const QWidget* widget) {
    if (widget == nullptr) return QStringLiteral("nothing");
    return QStringLiteral("%1 “%2”").arg(QLatin1String(widget->metaObject()->className()),
                                         widget->objectName());
}

/// The part of the window that a widget is in: a pane, the lesson, the panel …
inline QString partOf(const WindowFixture& fixture, const QWidget* widget) {
    const MainWindow& window = *fixture.window;
    const auto in = [widget](const QWidget* part) {
        return part != nullptr && (part == widget || part->isAncestorOf(widget));
    };
    if (widget == nullptr) return QStringLiteral("nothing");
    for (int n = 0; const PaneCard* card = window.panes()->card(n); ++n)
        if (in(card)) return QStringLiteral("a pane");
    if (in(window.leftColumn()->lesson())) return QStringLiteral("the lesson");
    if (in(window.panel())) return QStringLiteral("the panel");
    if (in(window.motion())) return QStringLiteral("the motion bar");
    if (in(window.banner())) return QStringLiteral("the banner");
    return nameOf(widget);
}

/// Whether a part of the widget is inside of all that it is in.
inline bool isInSight(const QWidget* widget) {
    QRect seen = widget->rect();
    for (; !widget->isWindow(); widget = widget->parentWidget())
        seen = seen.translated(widget->pos()) & widget->parentWidget()->rect();
    return !seen.isEmpty();
}

/// Gives the focus to a control and scrolls to it, as Tab does.
inline void focusOn(QWidget* control) {
    control->setFocus(Qt::TabFocusReason);
    for (QWidget* around = control; around != nullptr; around = around->parentWidget())
        if (auto* scrolls = qobject_cast<QScrollArea*>(around); scrolls != nullptr && around != control)
            scrolls->ensureWidgetVisible(control);
}

/// What is wrong with the place of the focus; empty where nothing is.
inline QString wrongFocus(const WindowFixture& fixture) {
    const QWidget* now = QApplication::focusWidget();
    if (now == nullptr) return QStringLiteral("nothing has the focus");
    const QString name = QStringLiteral("%1 in %2").arg(nameOf(now), partOf(fixture, now));
    if (now->window() != fixture.window.get()) return name + QStringLiteral(" of another window");
    if (!now->isEnabled()) return name + QStringLiteral(" is disabled");
    if (!now->isVisible() || !isInSight(now)) return name + QStringLiteral(" cannot be seen");
    return now->focusPolicy() == Qt::NoFocus ? name + QStringLiteral(" takes no keys") : QString();
}

/// The named controls that Tab reaches.
inline QList<QPointer<QWidget>> controlsOf(const WindowFixture& fixture) {
    QList<QPointer<QWidget>> controls;
    for (auto* widget : fixture.window->findChildren<QWidget*>())
        if (widget->isVisible() && widget->isEnabled() && (widget->focusPolicy() & Qt::TabFocus) != 0 &&
            widget->focusProxy() == nullptr && widget->window() == fixture.window.get() &&
            !widget->objectName().isEmpty() && !widget->objectName().startsWith("qt_"))
            controls << widget;
    return controls;
}

/// Closes menus and dialogs that what was done has opened, as a person does by Escape.
class Closing {
 public:
    Closing() {
        QObject::connect(&timer_, &QTimer::timeout, [] {
            if (QWidget* popup = QApplication::activePopupWidget())
                popup->close();
            else if (QWidget* dialog = QApplication::activeModalWidget())
                dialog->close();
        });
        timer_.start(50);
    }
    /// The other windows go, too, and `window` is active again.
    void finish(const WindowFixture& fixture) {
        QTest::qWait(1);
        timer_.stop();
        while (QWidget* popup = QApplication::activePopupWidget())
            if (!popup->close()) break;
        for (QWidget* each : QApplication::topLevelWidgets())
            if (each != fixture.window.get() && each->isVisible()) each->close();
        fixture.window->activateWindow();
        if (!QTest::qWaitForWindowActive(fixture.window.get(), patience)) qFatal("the window is not active");
        fixture.settle();
    }

 private:
    QTimer timer_;
};

}  // namespace posiscope
