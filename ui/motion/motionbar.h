// SPDX-License-Identifier: GPL-3.0-or-later
// The transport bar below the panes.
#pragma once

#include <QWidget>

#include "core/state/snapshot.h"
#include "ui/motion/player.h"

class QComboBox;
class QLabel;
class QToolButton;

namespace posiscope {

class MotionFields;
struct Theme;

/// The bar with the parameter that moves, its ends, its speed and the buttons that play it. It shows the
/// state, which also tells whether the bar is visible.
class MotionBar final : public QWidget {
    Q_OBJECT

 public:
    explicit MotionBar(StateStore& store, QWidget* parent = nullptr);

    void show(const Snapshot& snapshot, const Theme& theme);
    /// Shows the bar if it is hidden; otherwise plays or pauses.
    void toggle();
    Player& player() { return *player_; }
    /// The contents are built when the bar is first shown: most windows never show it.
    void setVisible(bool visible) override;

 signals:
    void exportWanted();
    void problem(const QString& text);

 private:
    void build();
    void edit(const Edit& change, const QString& name, const Gesture& gesture = {});
    void showLimits(const State& state);
    void showPlaying(bool playing);

    StateStore& store_;
    Player* player_;
    const Theme* theme_ = nullptr;
    QToolButton* back_ = nullptr;
    QToolButton* play_ = nullptr;
    QToolButton* forward_ = nullptr;
    QToolButton* export_ = nullptr;
    MotionFields* fields_ = nullptr;
    QComboBox* repeat_ = nullptr;
    QLabel* note_ = nullptr;
};

}  // namespace posiscope
