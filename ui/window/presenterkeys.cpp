// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/presenterkeys.h"

#include <QAbstractSlider>
#include <QAbstractSpinBox>
#include <QApplication>
#include <QComboBox>
#include <QKeyEvent>
#include <QLineEdit>
#include <QMainWindow>
#include <QTimer>
#include <algorithm>

#include "ui/lessons/player.h"
#include "ui/lessons/questioncard.h"
#include "ui/present/speakerwindow.h"
#include "ui/window/keyplaces.h"
#include "ui/window/presentation.h"

namespace posiscope {

namespace {

/// Whether the focused widget uses the arrow keys itself. The field of an answered question takes no more
/// keys.
bool isInput(const QWidget* widget) {
    const auto* const field = qobject_cast<const QLineEdit*>(widget);
    return qobject_cast<const QAbstractSlider*>(widget) || qobject_cast<const QAbstractSpinBox*>(widget) ||
           (field != nullptr && !field->isReadOnly()) || qobject_cast<const QComboBox*>(widget);
}

/// The key, by its Latin letter where the keyboard is Russian.
int keyOf(const QKeyEvent& event) {
    const QChar latin =
        event.key() < 0x10000 ? latinOnKeyOf(QChar(static_cast<char16_t>(event.key()))) : QChar();
    return latin.isNull() ? event.key() : latin.unicode();
}

}  // namespace

/// Whether this is the presented window or that of the notes.
bool PresenterKeys::isOurs(const QWidget* window) const {
    return window == bench_.window || qobject_cast<const SpeakerWindow*>(window) != nullptr;
}

PresenterKeys::PresenterKeys(const Workbench& bench, Presentation& presentation)
    : QObject(&presentation), bench_(bench), presentation_(presentation) {
    connect(&presentation, &Presentation::toggled, this, [this](bool on) {
        if (on)
            QApplication::instance()->installEventFilter(this);
        else
            QApplication::instance()->removeEventFilter(this);
    });
}

PresenterKeys::~PresenterKeys() = default;

/// What a key answers to the open question.
bool PresenterKeys::answer(const QKeyEvent& event) const {
    QuestionCard* question = presentation_.question();
    if (question == nullptr) return false;
    const int key = keyOf(event);
    if (key == Qt::Key_Return || key == Qt::Key_Enter) return question->check();
    const QString text = event.text();
    if (text.size() == 1 && QStringLiteral("0123456789-").contains(text) && question->type(text)) return true;
    for (const int first : {static_cast<int>(Qt::Key_A), static_cast<int>(Qt::Key_1)}) {
        constexpr int most = 9;
        if (key >= first && key < first + most && question->press(static_cast<std::size_t>(key - first)))
            return true;
    }
    return false;
}

bool PresenterKeys::take(const QKeyEvent& event) const {
    LessonPlayer& lesson = *bench_.lessons;
    const int key = keyOf(event);
    if (presentation_.isBlank()) {
        presentation_.setBlank(false);  // whatever key it was
        return true;
    }
    if (key == Qt::Key_Escape && lesson.closePlace()) return true;
    if (key == Qt::Key_Escape) {
        // The queued call comes after the event filter, which it destroys.
        QTimer::singleShot(0, &presentation_, [this] { presentation_.set(false); });
        return true;
    }
    const bool typing = isInput(QApplication::focusWidget());
    const auto among = [key](std::initializer_list<int> keys) {
        return std::ranges::find(keys, key) != keys.end();
    };
    if (lesson.lesson() != nullptr) {
        if (key == Qt::Key_PageDown || (!typing && among({Qt::Key_Right, Qt::Key_Down, Qt::Key_Space}))) {
            if (!lesson.isAtEnd())
                lesson.forward();
            else if (!lesson.nextLesson().isEmpty())
                lesson.askForNextLesson();
            return true;
        }
        if (key == Qt::Key_PageUp || (!typing && among({Qt::Key_Left, Qt::Key_Up, Qt::Key_Backspace}))) {
            lesson.backward();
            return true;
        }
    }
    // A count of hands takes digits only: letters are still keys.
    const bool counting = qobject_cast<const QAbstractSpinBox*>(QApplication::focusWidget()) != nullptr;
    if (typing && !(counting && key >= Qt::Key_A && key <= Qt::Key_Z)) return false;
    if (lesson.lesson() != nullptr && answer(event)) return true;
    if (key > Qt::Key_0 && key <= Qt::Key_9 && lesson.turnPlace(key - Qt::Key_0)) return true;
    if (among({Qt::Key_Period, Qt::Key_B})) {
        presentation_.setBlank(true);
        return true;
    }
    if (key == Qt::Key_M) return lesson.turnAsides();
    if (key == Qt::Key_R && lesson.hasMotion()) {
        lesson.playAgain();
        return true;
    }
    if (key == Qt::Key_H) return presentation_.countHands();
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
    return take(*key) || QObject::eventFilter(watched, event);
}

}  // namespace posiscope
