// What only the speaker sees.
#pragma once

#include <QElapsedTimer>
#include <QTimer>
#include <QWidget>

#include "ui/style/theme.h"

class QLabel;
class QScreen;

namespace posiscope {

class LessonPlayer;
class StateStore;

/// The notes of the step that is shown, the answer to its question, the title of the next one, how long it
/// has been going on, how long it may take, and what time it is.
class SpeakerWindow final : public QWidget {
    Q_OBJECT

 public:
    SpeakerWindow(StateStore& store, LessonPlayer& player, const Theme& theme);

    /// On another screen than the one that is projected, where there is one.
    void placeBeside(const QScreen* projected);

 private:
    void refresh();
    void refreshTime();
    QString answer() const;

    LessonPlayer& player_;
    QLabel* title_;
    QLabel* notes_;
    QLabel* answer_;
    QLabel* next_;
    QLabel* time_;
    QElapsedTimer since_;
    QTimer second_;
};

}  // namespace posiscope
