// SPDX-License-Identifier: GPL-3.0-or-later
// Plays the wave game.
#pragma once

#include <QObject>
#include <QTimer>
#include <map>
#include <optional>
#include <utility>

#include "core/parameters/keys.h"
#include "core/state/wavegame.h"
#include "ui/store/statestore.h"

namespace posiscope {

/// The current level and its seed are part of the state, so that undo, sessions and the game never disagree.
/// The game is a companion of the store. It keeps the guesses that have been tried and the state from before
/// the game. StateStore::changed() reports its changes too.
///
/// A move is a new guess: values of the hidden parameters at which the controls come to rest. A whole drag is
/// one move. Undo, redo or setting values that were tried before is no move, and takes none back.
/// was tried already is none; nor does it take one back.
class WaveGame final : public QObject {
    Q_OBJECT

 public:
    explicit WaveGame(StateStore& store, QObject* parent = nullptr);

    /// Starts a level, 1 to 5, and forgets all earlier levels.
    void start(int level, qint64 seed);
    void next();
    /// Starts the same level with another hidden encoding.
    void again();
    /// Shows the hidden encoding: the level counts as not found.
    void giveUp();
    /// Closes the game and restores the state from before it.
    void leave();

    bool isOn() const { return level() > 0; }
    int level() const { return gameLevelOf(store_.state()); }
    bool isLast() const { return level() == static_cast<int>(gameLevels().size()); }
    const GameLevel& rules() const { return gameLevels()[static_cast<std::size_t>(level() - 1)]; }
    bool isFound() const { return round().found; }
    bool isRevealed() const { return store_.state().get(keys::gameRevealed); }
    int moves() const { return static_cast<int>(round().tried.size()) - 1; }
    /// gameDistance() at the last rest of the controls.
    double distance() const { return distance_; }
    /// The levels that have been found since the start, each with its latest seed, and their moves.
    int levelsFound() const { return static_cast<int>(scores_.size()); }
    int total() const;
    const State& state() const { return store_.state(); }

 private:
    struct Round {
        std::vector<std::vector<Value>> tried;  ///< the first is that of the beginning
        bool found = false;
    };
    using Place = std::pair<int, std::int64_t>;  ///< level and seed

    Place place() const { return {level(), store_.state().get(keys::gameSeed)}; }
    const Round& round() const;
    void follow(const Snapshot& before);
    /// Notes the guess once the controls rest. Whether the tables have changed since the last rest.
    bool rest();
    void note(const Snapshot& snapshot);
    void show(const State& state, const QString& name);

    StateStore& store_;
    std::optional<State> before_;
    std::map<Place, Round> rounds_;
    std::map<int, int> scores_;  ///< moves by level
    Place shown_{0, 0};
    bool revealed_ = false;
    std::shared_ptr<const Model> compared_;  ///< A − B at the last rest
    double distance_ = 0;
    Gesture gesture_;  ///< a drag that is going on
    QTimer resting_;
};

}  // namespace posiscope
