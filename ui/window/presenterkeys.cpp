#include "ui/window/presenterkeys.h"

#include <QAbstractSlider>
#include <QAbstractSpinBox>
#include <QApplication>
#include <QComboBox>
#include <QKeyEvent>
#include <QLineEdit>
#include <QTimer>

#include "ui/lessons/player.h"
#include "ui/window/mainwindow.h"
#include "ui/window/presentation.h"

namespace posiscope {

namespace {

/// Whether the widget with the keyboard changes a value with the arrow keys.
bool isInput(const QWidget* widget) {
    return qobject_cast<const QAbstractSlider*>(widget) || qobject_cast<const QAbstractSpinBox*>(widget) ||
           qobject_cast<const QLineEdit*>(widget) || qobject_cast<const QComboBox*>(widget);
}

}  // namespace

PresenterKeys::PresenterKeys(MainWindow& window) : window_(window) {
    QApplication::instance()->installEventFilter(this);
}

PresenterKeys::~PresenterKeys() = default;

bool PresenterKeys::take(int key) const {
    LessonPlayer& lesson = *window_.lessons();
    const bool arrows = !isInput(QApplication::focusWidget());
    switch (key) {
        case Qt::Key_Escape:
            // Not from inside the filter, which is about to go.
            QTimer::singleShot(0, &window_, [window = &window_] { window->presentation()->set(false); });
            return true;
        case Qt::Key_PageDown: lesson.next(); return lesson.lesson() != nullptr;
        case Qt::Key_PageUp: lesson.back(); return lesson.lesson() != nullptr;
        case Qt::Key_Right:
        case Qt::Key_Down:
            if (arrows) lesson.next();
            return arrows && lesson.lesson() != nullptr;
        case Qt::Key_Left:
        case Qt::Key_Up:
            if (arrows) lesson.back();
            return arrows && lesson.lesson() != nullptr;
        default: return false;
    }
}

bool PresenterKeys::eventFilter(QObject* watched, QEvent* event) {
    // The window system's event for the window itself comes first, then it goes to the widget: once is
    // enough.
    const auto* widget = qobject_cast<const QWidget*>(watched);
    if (event->type() != QEvent::KeyPress || widget == nullptr ||
        QApplication::activePopupWidget() != nullptr || widget->window() != &window_)
        return QObject::eventFilter(watched, event);
    const auto* key = static_cast<QKeyEvent*>(event);
    if ((key->modifiers() & ~Qt::KeypadModifier) != Qt::NoModifier)
        return QObject::eventFilter(watched, event);
    return take(key->key()) || QObject::eventFilter(watched, event);
}

}  // namespace posiscope
