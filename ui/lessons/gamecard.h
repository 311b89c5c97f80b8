// The wave game beside the panes.
#pragma once

#include <QFrame>

#include "ui/lessons/wavegame.h"

class QLabel;
class QProgressBar;
class QPushButton;
class QToolButton;

namespace posiscope {

/// The level that is played: the task in words, the moves, how far A is from B, and the way on.
class GameCard final : public QFrame {
    Q_OBJECT

 public:
    explicit GameCard(WaveGame& game, QWidget* parent = nullptr);

    /// What the game has to say about the state.
    void refresh();

 private:
    void build();
    QWidget* buildHeader();
    QWidget* buildBody();
    QFrame* buildScore();
    QWidget* buildFooter();
    void refreshScore();
    void refreshOutcome();
    /// "Base 500 · First position 12": what is hidden.
    QString answer() const;
    QString levelTitle() const;
    /// What is known about the hidden values.
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
