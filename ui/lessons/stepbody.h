// SPDX-License-Identifier: GPL-3.0-or-later
// The contents of a step.
#pragma once

#include <QWidget>
#include <optional>

#include "ui/lessons/codeparts.h"
#include "ui/lessons/lessonwords.h"
#include "ui/lessons/questioncard.h"
#include "ui/lessons/stages.h"

class QHBoxLayout;
class QLabel;
class QPushButton;
class QVBoxLayout;

namespace posiscope {

class LessonPlayer;
class ListBox;
class MoreCard;
class TaskCard;

/// The body of one step: heading, text, question, text after the answer, and task, one below the other. A
/// desk shows every part that has been reached, a projector one stage at a time.
class StepBody final : public QWidget {
    Q_OBJECT

 public:
    /// How the step is displayed.
    struct Look {
        bool hands = false;  ///< with fields for a show of hands
        int type = 13;       ///< pixels at interface scale 1
        QSize card = {};     ///< the size of the card
        bool small = false;  ///< the question in smaller type on a projector
        bool operator==(const Look&) const = default;
    };
    StepBody(LessonPlayer& player, const Look& look, QWidget* parent = nullptr);

    /// Lays the same widgets out for another type and size of the card. `hands` stays.
    void setLook(const Look& look);
    void refresh();
    /// The reply to the question, what follows it, or the text of the step: the last that is in sight. Never
    /// an answer that has not been chosen.
    QWidget* focusHome() const;
    /// The question; null where the step asks nothing.
    QuestionCard* question() const { return question_; }
    /// The height that shows the whole body at this width. A text that is being revealed has its full height
    /// from the beginning, so that the panes keep still.
    int heightFor(int width);
    /// The height of the question, and of the code that stands with it.
    int questionHeight(int width) const;

 signals:
    /// The question, the task or an aside, by its name, shows more: a reply, a hint, or that the task is
    /// done.
    void grown(const QString& part);

 private:
    bool isWithCode() const;
    QuestionCard::Look lookOfQuestion(const Look& look) const;
    void refreshStage();
    void addGoOn(QVBoxLayout* column);
    void addPlayAgain(QVBoxLayout* column);
    void addNextLesson(QVBoxLayout* column);
    void addAsides(bool afterAnswer, int type, QVBoxLayout* column);
    void refreshAsides(const Stage& stage);
    bool hasTitle(Stage::Part part) const;
    Passage wordsOf(const Passage& text) const;

    LessonPlayer& player_;
    LessonWords words_;
    QLabel* heading_ = nullptr;
    ListBox* head_ = nullptr;  ///< goals and requirements, at the first step
    QLabel* text_ = nullptr;
    std::optional<CodeParts> code_;  ///< on a projector, below the text and above the question
    QuestionCard* question_ = nullptr;
    QPushButton* goOn_ = nullptr;   ///< where `then` has a state of its own
    QPushButton* again_ = nullptr;  ///< where the answer comes by a motion
    QLabel* then_ = nullptr;
    std::vector<MoreCard*> asides_;  ///< in the order of the step's
    TaskCard* task_ = nullptr;
    ListBox* foot_ = nullptr;  ///< suggestions for afterwards, at the last step
    QLabel* next_ = nullptr;   ///< likewise: a link to the next lesson
};

}  // namespace posiscope
