#include "ui/window/presenterkeys.h"

#include <QAbstractSlider>
#include <QAbstractSpinBox>
#include <QApplication>
#include <QComboBox>
#include <QKeyEvent>
#include <QLineEdit>
#include <QTimer>
#include <algorithm>

#include "ui/lessons/player.h"
#include "ui/present/speakerwindow.h"
#include "ui/window/mainwindow.h"
#include "ui/window/presentation.h"

namespace posiscope {

namespace {

/// Whether the focused widget uses the arrow keys itself.
bool isInput(const QWidget* widget) {
    return qobject_cast<const QAbstractSlider*>(widget) || qobject_cast<const QAbstractSpinBox*>(widget) ||
           qobject_cast<const QLineEdit*>(widget) || qobject_cast<const QComboBox*>(widget);
}

}  // namespace

/// Whether this is the presented window or that of the notes.
bool PresenterKeys::isOurs(const QWidget* window) const {
    return window == &window_ || qobject_cast<const SpeakerWindow*>(window) != nullptr;
}

PresenterKeys::PresenterKeys(MainWindow& window) : window_(window) {
    QApplication::instance()->installEventFilter(this);
}

PresenterKeys::~PresenterKeys() = default;

bool PresenterKeys::take(int key) const {
    LessonPlayer& lesson = *window_.lessons();
    if (key == Qt::Key_Escape) {
        // The queued call comes after the event filter, which it destroys.
        QTimer::singleShot(0, &window_, [window = &window_] { window->presentation()->set(false); });
        return true;
    }
    if (lesson.lesson() == nullptr) return false;
    const bool typing = isInput(QApplication::focusWidget());
    const auto among = [key](std::initializer_list<int> keys) {
        return std::ranges::find(keys, key) != keys.end();
    };
    if (key == Qt::Key_PageDown || (!typing && among({Qt::Key_Right, Qt::Key_Down, Qt::Key_Space}))) {
        lesson.forward();
        return true;
    }
    if (key == Qt::Key_PageUp || (!typing && among({Qt::Key_Left, Qt::Key_Up, Qt::Key_Backspace}))) {
        lesson.backward();
        return true;
    }
    if (typing) return false;
    constexpr int letters = 4;
    for (const int first : {static_cast<int>(Qt::Key_A), static_cast<int>(Qt::Key_1)})
        if (key >= first && key < first + letters)
            return window_.presentation()->pressAnswer(static_cast<std::size_t>(key - first));
    return false;
}

bool PresenterKeys::eventFilter(QObject* watched, QEvent* event) {
    // The event goes to the window itself and then to the widget. Only one of them counts.
    const auto* widget = qobject_cast<const QWidget*>(watched);
    if (event->type() != QEvent::KeyPress || widget == nullptr ||
        QApplication::activePopupWidget() != nullptr || !isOurs(widget->window()))
        return QObject::eventFilter(watched, event);
    const auto* key = static_cast<QKeyEvent*>(event);
    if ((key->modifiers() & ~Qt::KeypadModifier) != Qt::NoModifier)
        return QObject::eventFilter(watched, event);
    return take(key->key()) || QObject::eventFilter(watched, event);
}

}  // namespace posiscope
