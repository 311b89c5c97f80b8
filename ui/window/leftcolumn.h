// SPDX-License-Identifier: GPL-3.0-or-later
// The column beside the panes.
#pragma once

#include <QWidget>

#include "core/state/snapshot.h"

class QMouseEvent;
class QSplitter;

namespace posiscope {

class GameCard;
class LessonCard;
class LessonPlayer;
class ParameterPanel;
class WaveGame;
struct Theme;

/// The parameters, and above them the lesson or the game, if any. On a projector too a lesson stands beside
/// its picture, which holds still for a step; without a lesson the column is a strip below the panes.
class LeftColumn final : public QWidget {
    Q_OBJECT

 public:
    /// The column becomes the parent of the panel.
    LeftColumn(ParameterPanel* panel, LessonPlayer& player, WaveGame& game, QWidget* parent = nullptr);

    /// The layout on a projector.
    struct Strip {
        bool on = false;
        bool panel = false;  ///< the parameters are shown even where no task needs them
        int beside = 0;      ///< the width of the column beside the picture; 0: a strip below
    };
    void show(const Snapshot& snapshot, const Theme& theme, const Strip& strip);
    /// The lesson's card; null before the first lesson.
    LessonCard* lesson() const { return lesson_; }
    /// Sets the width of a lesson's column in pixels at interface scale 1, within limits.
    void setLessonWidth(int pixels);
    int lessonWidth() const { return lessonWidth_; }

 signals:
    /// The person has dragged the column's edge.
    void lessonWidthChanged(int pixels);

 protected:
    void resizeEvent(QResizeEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

 private:
    bool isFocusInSight() const;
    void keepFocusInSight();
    bool isGuided() const;
    void makeCards();
    void share();
    void dragEdge(const QMouseEvent& event);
    void fitColumn(bool guided);
    void fitStrip();
    bool isBelow() const { return strip_.on && strip_.beside == 0; }

    ParameterPanel* panel_;
    LessonPlayer& player_;
    WaveGame& game_;
    QWidget* scroll_;
    bool followsFocus_ = true;  ///< a person has not scrolled away from the control in use
    QSplitter* parts_;
    QWidget* edge_;  ///< the edge of a lesson's column, for dragging
    int lessonWidth_ = 400;
    LessonCard* lesson_ = nullptr;  ///< both cards are made for the first lesson or game
    GameCard* played_ = nullptr;
    const Theme* styled_ = nullptr;
    Strip strip_;
};

}  // namespace posiscope
