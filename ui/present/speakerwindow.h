// SPDX-License-Identifier: GPL-3.0-or-later
// The window of the speaker.
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

/// The notes of the current step, the answer to its question, the title of the next step, the time that has
/// passed, the time planned, and the clock.
class SpeakerWindow final : public QWidget {
    Q_OBJECT

 public:
    SpeakerWindow(StateStore& store, LessonPlayer& player, const Theme& theme);

    /// Moves the window to another screen than the projected one, where there is one.
    void placeBeside(const QScreen* projected);

 protected:
    void resizeEvent(QResizeEvent* event) override;

 private:
    void fitType();
    void refresh();
    void refreshTime();
    QString answer() const;
    bool unfolds() const;
    QString keys() const;
    QString notes() const;

    LessonPlayer& player_;
    QLabel* title_;
    QLabel* notes_;
    QLabel* answer_;
    QLabel* next_;
    QLabel* keys_;
    QLabel* time_;
    QElapsedTimer since_;
    QTimer second_;
    int type_ = 0;  ///< pixels of the notes
};

}  // namespace posiscope
