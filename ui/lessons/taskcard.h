// SPDX-License-Identifier: GPL-3.0-or-later
// The task of a step.
#pragma once

#include <QFrame>

#include "ui/lessons/lessonwords.h"

class QLabel;
class QPushButton;

namespace posiscope {

class LessonPlayer;

/// The task of one step: its text, whether it is done, and on demand a hint or its solution.
class TaskCard final : public QFrame {
    Q_OBJECT

 public:
    /// `type` is the size in pixels at interface scale 1.
    TaskCard(LessonPlayer& player, int type, QWidget* parent = nullptr);

    void setType(int type) { words_.setType(type); }
    void refresh();

 signals:
    /// The card has become higher, or the task is done.
    void grown();

 private:
    LessonPlayer& player_;
    LessonWords words_;
    QLabel* text_;
    QLabel* done_;
    QPushButton* hintButton_;
    QPushButton* solutionButton_;
    QLabel* hint_;
};

}  // namespace posiscope
