// SPDX-License-Identifier: GPL-3.0-or-later
// The text of a lesson beside the panes.
#pragma once

#include <QFrame>

#include "ui/lessons/player.h"
#include "ui/lessons/stepbody.h"
#include "ui/style/theme.h"

class QLabel;
class QPushButton;
class QScrollArea;

namespace posiscope {

/// The card of the current step with the buttons back and forward. On a projector it is the step alone.
class LessonCard final : public QFrame {
    Q_OBJECT

 public:
    explicit LessonCard(LessonPlayer& player, QWidget* parent = nullptr);

    /// Draws the step for the current state, whose numbers stand in the text.
    void show(const Theme& theme);
    /// Adds the fields for a show of hands.
    void setCountsHands(bool counts);
    bool countsHands() const { return hands_; }
    /// The question of the step; null where none is in sight.
    QuestionCard* question() const;
    /// The height that shows the whole card at this width.
    int heightFor(int width) const;
    /// Where the focus goes when the widget that had it is gone: what the step asks for or says now.
    QWidget* focusHome() const;

 protected:
    void resizeEvent(QResizeEvent* event) override;

 private:
    void build();
    QWidget* buildHeader();
    QWidget* buildFooter();
    void buildStep();
    void fitLook();
    void layOut();
    void settleFocus(const QString& name, bool sameStep);
    void refreshFooter();
    void reveal();
    void scrollToEnd();
    void showSigns();

    LessonPlayer& player_;
    const Theme* theme_ = &Theme::light();
    QWidget* header_ = nullptr;
    QLabel* title_ = nullptr;
    QWidget* footer_ = nullptr;
    QLabel* stepOf_ = nullptr;
    QScrollArea* scroll_ = nullptr;
    QWidget* fade_ = nullptr;
    QLabel* above_ = nullptr;  ///< signs that there is more
    QLabel* below_ = nullptr;
    StepBody* body_ = nullptr;
    QWidget* close_ = nullptr;
    QPushButton* back_ = nullptr;
    QPushButton* next_ = nullptr;
    /// What the widgets were built for: for anything else they are built anew.
    struct Built {
        int reading = 0;
        int step = -1;
        bool stepwise = false;
        bool hands = false;
        bool operator==(const Built&) const = default;
    };
    Built built_;
    QSize fitted_;                       ///< the size of the card that the widgets are laid out for
    std::pair<std::string, int> place_;  ///< the lesson and the step that were shown last
    QString news_;                       ///< the part of the step that last showed more
    bool hands_ = false;
    bool small_ = false;  ///< the question of the step needs smaller type on a projector
};

}  // namespace posiscope
