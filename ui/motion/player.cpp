// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/motion/player.h"

#include <chrono>
#include <cmath>

#include "core/parameters/keys.h"
#include "ui/translation/translated.h"

namespace posiscope {

namespace {

using namespace std::chrono_literals;

constexpr auto frame = 16ms;
constexpr auto reducedTick = 250ms;
constexpr qint64 keepAlive = 300;  // ms; the store ends a gesture after 1 s without updates
constexpr double fewestJumps = 4;  // steps from end to end with reduced motion

}  // namespace

Player::Player(StateStore& store, QObject* parent) : QObject(parent), store_(store) {
    timer_.setTimerType(Qt::PreciseTimer);
    connect(&timer_, &QTimer::timeout, this, &Player::tick);
    connect(&store_, &StateStore::changed, this, [this](const Snapshot& now) { follow(now.state); });
}

void Player::anchor(const State& now) {
    const Value& value = now.values.at(motion_.key);
    anchor_ = phaseOf(motion_, value);
    // A motion that was paused on its way back continues on its way back.
    if (repeat_ == "back-and-forth" && value == shown_ && shownPhase_ > 1) anchor_ = 2 - anchor_;
    if (repeat_ != "back-and-forth" && anchor_ >= 1) anchor_ = 0;
    sinceAnchor_.start();
}

void Player::play() {
    if (isPlaying()) return;
    const State& now = store_.state();
    const auto held = motionOf(now);
    if (!held) {
        emit problem(translated(held.error().text));
        return;
    }
    store_.endGesture();  // starts another undo step
    motion_ = held->motion;
    seconds_ = now.get(keys::motionSeconds);
    repeat_ = now.get(keys::motionRepeat);
    gesture_ = {Gesture::Kind::motion, std::to_string(++plays_)};
    atEnd_ = false;
    store_.hold(motion_.key);
    anchor(now);
    sinceUpdate_.start();
    timer_.start(reduced_ ? std::chrono::milliseconds(reducedTick) : std::chrono::milliseconds(frame));
    emit playingChanged(true);
    // A value outside the ends moves inside at once.
    show(valueAt(motion_, anchor_ > 1 ? 2 - anchor_ : anchor_));
}

void Player::pause() {
    if (!isPlaying()) return;
    timer_.stop();
    store_.hold({});
    if (store_.gesture() == gesture_) store_.endGesture();
    emit playingChanged(false);
}

double Player::phaseNow() {
    double passed = static_cast<double>(sinceAnchor_.elapsed()) / 1000 / seconds_;
    if (reduced_) {
        const double jumps = std::max(fewestJumps, std::round(seconds_));
        passed = std::floor(static_cast<double>(sinceAnchor_.elapsed()) / 1000) / jumps;
    }
    const double way = anchor_ + passed;
    if (repeat_ == "loop") return std::fmod(way, 1.0);
    if (repeat_ == "back-and-forth") return std::fmod(way, 2.0);
    atEnd_ = way >= 1;
    return std::min(way, 1.0);
}

void Player::tick() {
    shownPhase_ = phaseNow();
    show(valueAt(motion_, shownPhase_ > 1 ? 2 - shownPhase_ : shownPhase_));
    if (atEnd_) pause();
}

void Player::show(const Value& value) {
    const bool same = store_.state().values.at(motion_.key) == value;
    shown_ = value;
    if (same && sinceUpdate_.elapsed() < keepAlive) return;
    const Edit edit = [&](State& state) { state.values.set(motion_.key, value); };
    showing_ = true;
    Failure failure;
    if (store_.inGesture() && store_.gesture() != gesture_) {
        store_.hold({});
        store_.preview(edit);  // the other control's drag must stay one undo step
        store_.hold(motion_.key);
    } else {
        failure = store_.update(edit, tr("Motion"), gesture_);
    }
    showing_ = false;
    sinceUpdate_.start();
    if (!failure) return;
    pause();
    emit problem(translated(failure->text));
}

void Player::follow(const State& now) {
    if (!isPlaying() || showing_) return;
    const auto held = motionOf(now);
    if (!held || held->motion.key != motion_.key) {
        pause();
        return;
    }
    if (now.values.at(motion_.key) != shown_) {
        pause();
        return;
    }
    const double seconds = now.get(keys::motionSeconds);
    const std::string& repeat = now.get(keys::motionRepeat);
    if (held->motion == motion_ && seconds == seconds_ && repeat == repeat_) return;
    motion_ = held->motion;
    seconds_ = seconds;
    repeat_ = repeat;
    anchor(now);
}

void Player::step(int steps) {
    pause();
    const State& now = store_.state();
    const auto held = motionOf(now);
    if (!held) {
        emit problem(translated(held.error().text));
        return;
    }
    const Value value = valueBeside(held->motion, now.values.at(held->motion.key), steps);
    const auto failure = store_.update([&](State& state) { state.values.set(held->motion.key, value); },
                                       tr("Motion step"), Gesture{Gesture::Kind::motionStep});
    if (failure) emit problem(translated(failure->text));
}

void Player::setReducedMotion(bool on) {
    if (on == reduced_) return;
    reduced_ = on;
    if (!isPlaying()) return;
    anchor(store_.state());
    timer_.start(reduced_ ? std::chrono::milliseconds(reducedTick) : std::chrono::milliseconds(frame));
}

}  // namespace posiscope
