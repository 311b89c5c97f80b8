// What a step says.
#pragma once

#include <QWidget>

#include "ui/lessons/lessonwords.h"

class QLabel;
class QVBoxLayout;

namespace posiscope {

class LessonPlayer;
class QuestionCard;
class TaskCard;

/// Heading, text, question, what follows the answer, and the task, one below the other: all that has been
/// reached at a desk, one stage after the other on a projector. Made for one step.
class StepBody final : public QWidget {
    Q_OBJECT

 public:
    /// How the step stands there.
    struct Look {
        bool hands = false;  ///< with fields for a show of hands
        int type = 13;       ///< pixels of the usual window
        QSize card = {};     ///< how large that is
        bool operator==(const Look&) const = default;
    };
    StepBody(LessonPlayer& player, const Look& look, QWidget* parent = nullptr);

    void refresh();
    /// Null where the step asks nothing.
    QuestionCard* question() const { return question_; }
    /// How high it must be at that width; a text that is being revealed has its whole height from the
    /// beginning, so that the panes keep still.
    int heightFor(int width);
    /// What has appeared last.
    QWidget* news() const;

 signals:
    void grown();

 private:
    void refreshStage();

    LessonPlayer& player_;
    LessonWords words_;
    QLabel* heading_ = nullptr;
    QWidget* head_ = nullptr;  ///< goals and what one needs, at the first step
    QLabel* text_ = nullptr;
    QuestionCard* question_ = nullptr;
    QLabel* then_ = nullptr;
    TaskCard* task_ = nullptr;
    QWidget* foot_ = nullptr;  ///< what one can do now, at the last step
};

}  // namespace posiscope
