// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/lessons/lessonmotion.h"

#include <chrono>

#include "core/parameters/keys.h"

namespace posiscope {

namespace {

constexpr std::chrono::milliseconds frame(16), reducedTick(250);
constexpr double beginningSeconds = 1.5;  // how long the first end is in sight, when motion is reduced

/// Empty where there is no B any more.
std::optional<Value> valueIn(const State& state, const Move& move) {
    if (move.subject == Subject::b && !hasB(state)) return std::nullopt;
    const State side = move.subject == Subject::b ? stateOfB(state) : state;
    const auto& all = side.values.all();
    const auto found = all.find(move.motion.key);
    return found == all.end() ? std::nullopt : std::optional(found->second);
}

/// What the mouse over a pane would set, or else the first.
std::string keyToHold(const std::vector<Move>& moves) {
    for (const Move& move : moves)
        if (move.motion.key == keys::position.name) return move.motion.key;
    return moves.front().motion.key;
}

}  // namespace

LessonMotion::LessonMotion(StateStore& store, QObject* parent) : QObject(parent), store_(store) {
    timer_.setTimerType(Qt::PreciseTimer);
    connect(&timer_, &QTimer::timeout, this, &LessonMotion::tick);
}

void LessonMotion::play(std::vector<Move> moves) {
    if (moves.empty()) return;
    moves_ = std::move(moves);
    edited_.clear();
    since_.start();
    show(0);
    if (isPlaying() && !byHand_) timer_.start(isReduced_() ? reducedTick : frame);
}

void LessonMotion::finish() {
    if (!isPlaying()) return;
    show(1);
    stop();
}

void LessonMotion::stop() {
    if (!isPlaying()) return;
    end();
    emit ended();
}

void LessonMotion::end() {
    timer_.stop();
    store_.hold({});
    moves_.clear();
}

bool LessonMotion::wasLeft() const {
    for (std::size_t n = 0; n < moves_.size(); ++n)
        if (valueIn(store_.state(), moves_[n]) != shown_[n]) return true;
    return false;
}

void LessonMotion::finishEdit(const State& before, State& after) {
    if (isPlaying())
        edited_ = moves_;
    else if (!store_.inGesture())
        edited_.clear();
    for (std::size_t n = 0; n < edited_.size(); ++n)
        if (valueIn(before, edited_[n]) == shown_[n] && valueIn(after, edited_[n]) == shown_[n])
            setMoves(after, {&edited_[n], 1}, 1);
}

void LessonMotion::follow() {
    if (isPlaying() && !showing_ && wasLeft()) end();
}

void LessonMotion::tick() {
    const double passed = static_cast<double>(since_.elapsed()) / 1000;
    const double phase = isReduced_() ? (passed < beginningSeconds ? 0 : 1) : passed / durationOf(moves_);
    if (phase >= 1) return finish();
    show(phase);
}

void LessonMotion::show(double phase) {
    showing_ = true;
    store_.hold({});
    store_.preview([&](State& state) { setMoves(state, moves_, phase); });
    showing_ = false;
    if (moves_.empty()) return;  // the change has led elsewhere
    shown_.clear();
    for (const Move& move : moves_)
        shown_.push_back(valueIn(store_.state(), move).value_or(Value()));
    store_.hold(keyToHold(moves_));
}

}  // namespace posiscope
