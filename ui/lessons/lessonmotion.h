// SPDX-License-Identifier: GPL-3.0-or-later
// The motion that brings an answer of a lesson.
#pragma once

#include <QElapsedTimer>
#include <QTimer>
#include <functional>

#include "core/lessons/moves.h"
#include "ui/store/statestore.h"

namespace posiscope {

/// Shows the way of some numbers to the values that they have in the state. The state is that of the end all
/// the time: what is between is a preview.
class LessonMotion final : public QObject {
    Q_OBJECT

 public:
    explicit LessonMotion(StateStore& store, QObject* parent = nullptr);

    void play(std::vector<Move> moves);
    bool isPlaying() const { return !moves_.empty(); }
    /// An edit by hand takes what the motion would have led to, except for what it changes itself.
    void finishEdit(const State& before, State& after);
    /// After a change of the state: one that is not the motion's own has ended it.
    void follow();
    /// Goes to the end at once.
    void finish();
    /// Leaves the rest of the way out.
    void stop();
    /// Whether only the two ends are shown, the first one for a moment.
    void setReduced(std::function<bool()> isReduced) { isReduced_ = std::move(isReduced); }
    /// The place at a share of the way, from 0 to 1; only while the motion is played.
    void show(double phase);
    /// How long the motion is that is played, or 0.
    double seconds() const { return durationOf(moves_); }
    /// The first end stays until show() and finish(): for slides.
    void setByHand(bool byHand) { byHand_ = byHand; }

 signals:
    void ended();

 private:
    void tick();
    bool wasLeft() const;
    void end();

    StateStore& store_;
    QTimer timer_;
    QElapsedTimer since_;
    std::vector<Move> moves_;
    std::vector<Move> edited_;  ///< the moves that the last edit by hand has ended
    std::vector<Value> shown_;  ///< the values that the motion has set
    bool showing_ = false;      ///< the change of the state is its own
    std::function<bool()> isReduced_ = [] { return false; };
    bool byHand_ = false;
};

}  // namespace posiscope
