// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/lessons/lessonmotion.h"

#include <chrono>

namespace posiscope {

namespace {

constexpr std::chrono::milliseconds frame(16), reducedTick(250);
constexpr double beginningSeconds = 1.5;  // how long the first end is in sight, when motion is reduced

std::vector<Value> valuesIn(const State& state, const std::vector<Move>& moves) {
    std::vector<Value> values;
    for (const Move& move : moves)
        values.push_back((move.subject == Subject::b ? stateOfB(state) : state).values.at(move.motion.key));
    return values;
}

}  // namespace

LessonMotion::LessonMotion(StateStore& store, QObject* parent) : QObject(parent), store_(store) {
    timer_.setTimerType(Qt::PreciseTimer);
    connect(&timer_, &QTimer::timeout, this, &LessonMotion::tick);
}

void LessonMotion::play(std::vector<Move> moves) {
    if (moves.empty()) return;
    moves_ = std::move(moves);
    before_ = store_.committed();
    since_.start();
    show(0);
    if (!byHand_) timer_.start(isReduced_() ? reducedTick : frame);
}

void LessonMotion::finish() {
    if (!isPlaying()) return;
    if (!wasLeft()) show(1);
    stop();
}

void LessonMotion::stop() {
    if (!isPlaying()) return;
    timer_.stop();
    store_.hold({});
    moves_.clear();
    emit ended();
}

/// Whether somebody has changed what moves: then it is theirs.
bool LessonMotion::wasLeft() const {
    return valuesIn(store_.state(), moves_) != shown_;
}

void LessonMotion::tick() {
    if (wasLeft()) return stop();
    const double passed = static_cast<double>(since_.elapsed()) / 1000;
    const bool reduced = isReduced_();
    const double phase = reduced ? (passed < beginningSeconds ? 0 : 1) : passed / durationOf(moves_);
    if (phase >= 1) return finish();
    show(phase);
}

void LessonMotion::show(double phase) {
    store_.hold({});
    store_.preview([&](State& state) { setMoves(state, moves_, phase); });
    shown_ = valuesIn(store_.state(), moves_);
    store_.hold(moves_.front().motion.key);  // from the mouse that passes over a pane
}

}  // namespace posiscope
