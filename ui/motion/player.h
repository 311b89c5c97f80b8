// Plays the motion of a state.
#pragma once

#include <QElapsedTimer>
#include <QObject>
#include <QTimer>

#include "core/state/motion.h"
#include "ui/store/statestore.h"

namespace posiscope {

/// Moves the value that the state's motion names, as fast as frames are shown: which value is due follows
/// from the time that has passed, so that a slow computer skips frames and does not fall behind. A play from
/// start to pause is one undo step. It ends when the value is changed by anything else than the mouse passing
/// over a pane. With reduced motion the value changes once a second and does not sweep.
class Player final : public QObject {
    Q_OBJECT

 public:
    explicit Player(StateStore& store, QObject* parent = nullptr);

    bool isPlaying() const { return timer_.isActive(); }
    void play();
    void pause();
    void toggle() { isPlaying() ? pause() : play(); }
    /// To the next value, or the one before; a step to undo, together with those that follow soon.
    void step(int steps);
    void setReducedMotion(bool on);
    bool reducedMotion() const { return reduced_; }

 signals:
    void playingChanged(bool playing);
    /// Why there is nothing to play.
    void problem(const QString& text);

 private:
    void tick();
    void follow(const State& now);
    /// Begins to count the time anew, from the value that is shown.
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
    bool showing_ = false;   // the change that is reported is our own
    bool atEnd_ = false;     // a motion that stops has come to its end
    double anchor_ = 0;      // the phase at which the time began; above 1 on the way back
    Value shown_;            // what we have set
    double shownPhase_ = 0;  // where that was, for the direction after a pause
    int plays_ = 0;
    Gesture gesture_;
};

}  // namespace posiscope
