// SPDX-License-Identifier: GPL-3.0-or-later
// Plays the motion of a state.
#pragma once

#include <QElapsedTimer>
#include <QObject>
#include <QTimer>

#include "core/state/motion.h"
#include "ui/store/statestore.h"

namespace posiscope {

/// Moves the parameter that the state's motion names. Each frame shows the value that is due at its time, so
/// a slow computer skips frames and does not fall behind. A play from start to pause is one undo step. Any
/// change of the value from elsewhere ends it, except by the mouse passing over a pane. With reduced motion
/// the value changes once a second, in larger steps.
class Player final : public QObject {
    Q_OBJECT

 public:
    explicit Player(StateStore& store, QObject* parent = nullptr);

    bool isPlaying() const { return timer_.isActive(); }
    void play();
    void pause();
    void toggle() { isPlaying() ? pause() : play(); }
    /// Goes to the next or the previous value. Steps that follow each other soon are one undo step.
    void step(int steps);
    void setReducedMotion(bool on);
    bool reducedMotion() const { return reduced_; }

 signals:
    void playingChanged(bool playing);
    /// The reason why nothing can be played.
    void problem(const QString& text);

 private:
    void tick();
    void follow(const State& now);
    /// Starts the clock again at the current value.
    void anchor(const State& now);
    double phaseNow();
    void show(const Value& value);

    StateStore& store_;
    QTimer timer_;
    QElapsedTimer sinceAnchor_;
    QElapsedTimer sinceUpdate_;
    Motion motion_;
    double seconds_ = 1;
    std::string repeat_;
    bool reduced_ = false;
    bool showing_ = false;   // the reported change is the player's own
    bool atEnd_ = false;     // a motion that does not repeat has reached its end
    double anchor_ = 0;      // the phase at which the clock started; above 1 on the way back
    Value shown_;            // the value that the player has set
    double shownPhase_ = 0;  // its phase, which tells the direction after a pause
    int plays_ = 0;
    Gesture gesture_;
};

}  // namespace posiscope
