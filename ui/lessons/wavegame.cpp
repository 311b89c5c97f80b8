// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/lessons/wavegame.h"

#include <algorithm>
#include <chrono>
#include <utility>

namespace posiscope {

WaveGame::WaveGame(StateStore& store, QObject* parent) : QObject(parent), store_(store) {
    using namespace std::chrono_literals;
    resting_.setSingleShot(true);
    resting_.setInterval(50ms);
    connect(&resting_, &QTimer::timeout, this, [this] {
        if (store_.inGesture())
            resting_.start();
        else if (rest())
            store_.announce();
    });
    store_.accompany(this, [this](const Snapshot& before) { follow(before); });
    follow(store_.snapshot());
}

void WaveGame::show(const State& state, const QString& name) {
    store_.endGesture();
    const SnapshotPtr before = store_.shared();
    store_.update([&](State& now) { now = state; }, name);
    if (store_.shared() != before) return;
    follow(*before);  // the game starts again with the same numbers
    store_.announce();
}

void WaveGame::start(int level, qint64 seed) {
    if (!isOn()) before_ = store_.state();
    rounds_.clear();
    scores_.clear();
    shown_ = {0, 0};
    show(levelState(level, seed), tr("Level %1").arg(level));
}

void WaveGame::next() {
    if (!isOn() || isLast()) return;
    show(levelState(level() + 1, store_.state().get(keys::gameSeed)), tr("Level %1").arg(level() + 1));
}

void WaveGame::again() {
    if (!isOn()) return;
    constexpr std::int64_t seeds = 1'000'000;
    std::int64_t seed = store_.state().get(keys::gameSeed);
    // Another seed may hide the same values.
    const State now = levelState(level(), seed);
    State other = now;
    while (other.variants == now.variants) {
        seed = (seed + 1) % seeds;
        other = levelState(level(), seed);
    }
    show(levelState(level(), seed), tr("Other numbers"));
}

void WaveGame::giveUp() {
    if (!isOn() || isFound()) return;
    store_.endGesture();
    store_.update([](State& state) { state.set(keys::gameRevealed, true); }, tr("Give up"));
}

void WaveGame::leave() {
    if (!isOn()) return;
    show(before_.value_or(defaultState()), tr("Leave the game"));
}

int WaveGame::total() const {
    int sum = 0;
    for (const auto& [level, moves] : scores_)
        sum += moves;
    return sum;
}

const WaveGame::Round& WaveGame::round() const {
    static const Round none{{{}}, false};
    const auto known = rounds_.find(shown_);
    return known == rounds_.end() ? none : known->second;
}

/// Follows the level and seed of the state: undo or a session may have changed them.
void WaveGame::follow(const Snapshot& before) {
    if (place() != shown_ || isRevealed() != revealed_) {
        gesture_ = {};
        resting_.stop();
        shown_ = place();
        revealed_ = isRevealed();
        compared_.reset();
        if (isOn()) {
            Round& now = rounds_[shown_];
            if (now.tried.empty()) now.tried.push_back(guessOf(levelState(shown_.first, shown_.second)));
            rest();
        }
        return;
    }
    if (!isOn()) return;
    // A new gesture ends the drag before it.
    if (gesture_ && gesture_ != store_.gesture()) note(before);
    gesture_ = store_.gesture();
    if (store_.inGesture())
        resting_.start();
    else
        rest();
}

bool WaveGame::rest() {
    if (!isOn()) return false;
    gesture_ = {};
    resting_.stop();
    // Equal tables (the mouse has moved) are not another try.
    const Snapshot& snapshot = store_.snapshot();
    if (std::exchange(compared_, snapshot.difference) == snapshot.difference) return false;
    distance_ = gameDistance(snapshot);
    note(snapshot);
    return true;
}

void WaveGame::note(const Snapshot& snapshot) {
    Round& now = rounds_[shown_];
    if (now.found || snapshot.state.get(keys::gameRevealed) || gameLevelOf(snapshot.state) != shown_.first)
        return;
    const std::vector<Value> guess = guessOf(snapshot.state);
    if (std::find(now.tried.begin(), now.tried.end(), guess) == now.tried.end()) now.tried.push_back(guess);
    if (!posiscope::isSolved(snapshot)) return;
    now.found = true;
    scores_[shown_.first] = moves();
}

}  // namespace posiscope
