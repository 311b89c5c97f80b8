// The task of a step.
#pragma once

#include <QFrame>

#include "ui/lessons/lessonwords.h"

class QLabel;
class QPushButton;

namespace posiscope {

class LessonPlayer;

/// What to do, whether it has been done, and a hint on demand. Made for one step.
class TaskCard final : public QFrame {
    Q_OBJECT

 public:
    /// `type`: pixels of the usual window.
    TaskCard(LessonPlayer& player, int type, QWidget* parent = nullptr);

    void refresh();

 signals:
    /// Something has appeared below, or the task is done.
    void grown();

 private:
    LessonPlayer& player_;
    LessonWords words_;
    QLabel* done_;
    QPushButton* hintButton_;
    QLabel* hint_;
};

}  // namespace posiscope
