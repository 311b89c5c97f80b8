// SPDX-License-Identifier: GPL-3.0-or-later
// The wave game beside the panes.
#pragma once

#include <QFrame>

#include "ui/lessons/wavegame.h"

class QLabel;
class QProgressBar;
class QPushButton;
class QToolButton;

namespace posiscope {

/// The card of the level: the task, the moves, the distance of A from B, and the buttons to go on.
class GameCard final : public QFrame {
    Q_OBJECT

 public:
    explicit GameCard(WaveGame& game, QWidget* parent = nullptr);

    /// Shows the state of the game again.
    void refresh();

 private:
    void build();
    QWidget* buildHeader();
    QWidget* buildBody();
    QFrame* buildScore();
    QWidget* buildFooter();
    void refreshScore();
    void refreshOutcome();
    /// The hidden values: "Base 500 · First position 12".
    QString answer() const;
    QString levelTitle() const;
    /// The hints about the hidden values.
    QString hints() const;

    WaveGame& game_;
    QLabel* title_ = nullptr;
    QLabel* task_ = nullptr;
    QLabel* hints_ = nullptr;
    QFrame* score_ = nullptr;
    QLabel* moves_ = nullptr;
    QLabel* distance_ = nullptr;
    QProgressBar* nearness_ = nullptr;
    QLabel* outcome_ = nullptr;
    QPushButton* giveUp_ = nullptr;
    QLabel* total_ = nullptr;
    QPushButton* again_ = nullptr;
    QPushButton* next_ = nullptr;
};

}  // namespace posiscope
