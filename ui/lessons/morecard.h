// SPDX-License-Identifier: GPL-3.0-or-later
// An aside of a step that unfolds.
#pragma once

#include <QPushButton>

#include "ui/lessons/lessonwords.h"

namespace posiscope {

class LessonPlayer;

/// A title with an arrow. A click, Space or Enter turns it over; a screen reader says whether it is expanded.
class MoreButton final : public QPushButton {
    Q_OBJECT

 public:
    MoreButton();

    void turn(bool open);
    bool isOpen() const { return open_; }
    QString title() const { return accessibleName(); }
    /// The room that the arrow takes at the left.
    static int arrowRoom();

 protected:
    void paintEvent(QPaintEvent* event) override;

 private:
    bool open_ = false;
};

/// One block “more” of the current step, folded at first: its title, and below it its text.
class MoreCard final : public QWidget {
    Q_OBJECT

 public:
    /// `number`: of the step's asides. `type` is the size in pixels at interface scale 1.
    MoreCard(LessonPlayer& player, std::size_t number, int type, QWidget* parent = nullptr);

    void setType(int type);
    void refresh();

 signals:
    /// The text has been unfolded.
    void grown();

 private:
    LessonPlayer& player_;
    const std::size_t number_;
    LessonWords words_;
    MoreButton* button_;
    QLabel* title_;
    QLabel* text_;
};

}  // namespace posiscope
