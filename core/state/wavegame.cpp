// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/state/wavegame.h"

#include <algorithm>
#include <array>
#include <limits>

#include "core/math/random.h"
#include "core/models/tablemodel.h"
#include "core/parameters/keys.h"
#include "core/state/compare.h"

namespace posiscope {

namespace {

constexpr double mostSeeds = 1e9;

/// Whole numbers from 0 to count − 1, one for each thing that is hidden.
class Dice {
 public:
    Dice(std::int64_t seed, int level)
        : seed_(seedOf(static_cast<std::uint64_t>(seed), static_cast<std::uint64_t>(level))) {}
    std::size_t upTo(std::size_t count) {
        return static_cast<std::size_t>(uniformAt(seed_, next_++) * static_cast<double>(count));
    }

 private:
    std::uint64_t seed_;
    std::uint64_t next_ = 0;
};

/// The table of `hidden`, counted from another first position: a picture of it tells nothing but its cells.
/// It has no frequencies and no offset map, and where `roles` is false not even sines and cosines are told
/// apart. Values between whole positions are still those of `hidden`.
class OpaqueModel final : public TableModel {
 public:
    OpaqueModel(std::shared_ptr<const Model> hidden, std::int64_t firstPosition, bool roles)
        : TableModel({hidden, &hidden->table()}, firstPosition, hidden->tableRange()),
          hidden_(std::move(hidden)),
          roles_(roles) {}

    Column column(std::int64_t j) const override {
        return roles_ ? hidden_->column(j) : TableModel::column(j);
    }
    double between(double position, std::int64_t j) const override {
        return hidden_->between(position + static_cast<double>(hidden_->firstCursor() - firstCursor()), j);
    }
    bool straightBetween(std::int64_t j) const override { return hidden_->straightBetween(j); }

 private:
    std::shared_ptr<const Model> hidden_;
    bool roles_;
};

/// Small enough to see every cell. The waves are those that a base changes, from a fast one to a slow one.
State startState() {
    State state = defaultState();
    state.set(keys::encoding, std::string("sinusoidal"));
    state.set(keys::dModel, std::int64_t{16});
    state.set(keys::maxLen, std::int64_t{48});
    state.set(keys::dimensions, Indices{2, 5, 8});
    // The cursor does not cross what is to be seen, and no wave is paler than the others.
    state.set(keys::position, std::int64_t{0});
    state.set(keys::reference, std::int64_t{0});
    state.set(keys::offset, std::int64_t{0});
    state.set(keys::dimension, std::int64_t{15});
    state.arrangement = {{{"heatmap", {}, Subject::a},
                          {"heatmap", {}, Subject::b},
                          {"waves", {}, Subject::a},
                          {"waves", {}, Subject::b}},
                         -1,
                         0.5,
                         0.5};
    repair(state);
    return state;
}

void hide(State& state, const GameLevel& level) {
    state.hidden = {"encoding", "readout", "status"};
    const auto add = [&](const Parameter& parameter) {
        if (!parameter.internal) state.hidden.insert(parameter.key);
    };
    std::for_each(viewParameters().begin(), viewParameters().end(), add);
    std::for_each(encodingOf(state).parameters.begin(), encodingOf(state).parameters.end(), add);
    for (const std::string& key : level.sought)
        state.hidden.erase(key);
}

}  // namespace

std::span<const GameLevel> gameLevels() {
    static const std::array<GameLevel, 5> levels{{
        {{keys::base.name}, 4},
        {{keys::firstPosition.name}, 4},
        {{keys::layout.name, keys::spectrum.name}, 2},
        {{keys::base.name, keys::firstPosition.name}, 7},
        {{keys::layout.name, keys::spectrum.name, keys::base.name, keys::firstPosition.name}, 9},
    }};
    return levels;
}

std::span<const double> hiddenBases() {
    static constexpr std::array bases{20.0,   50.0,     100.0,    200.0, 500.0, 1000.0, 2000.0,
                                      5000.0, 20'000.0, 50'000.0, 1e5,   2e5,   5e5,    1e6};
    return bases;
}

std::vector<Parameter> gameParameters() {
    return {
        {.key = keys::gameLevel.name,
         .label = POSISCOPE_TR("core", "Level of the wave game"),
         .tooltip = POSISCOPE_TR("core", "The level of the wave game that is played, or 0."),
         .initial = std::int64_t{0},
         .limits = {0, static_cast<double>(gameLevels().size())},
         .internal = true},
        {.key = keys::gameSeed.name,
         .label = POSISCOPE_TR("core", "Seed of the wave game"),
         .tooltip = POSISCOPE_TR("core", "Which encoding is hidden: the same seed hides the same."),
         .initial = std::int64_t{0},
         .limits = {0, mostSeeds},
         .internal = true},
        {.key = keys::gameRevealed.name,
         .label = POSISCOPE_TR("core", "Hidden encoding revealed"),
         .tooltip = POSISCOPE_TR("core", "Whether the player of the wave game has given up."),
         .initial = false,
         .internal = true},
    };
}

State levelState(int level, std::int64_t seed) {
    const GameLevel& rules = gameLevels()[static_cast<std::size_t>(level - 1)];
    State state = startState();
    state.variants = {state.values};
    Dice dice(seed, level);
    state.set(keys::gameLevel, static_cast<std::int64_t>(level));
    state.set(keys::gameSeed, seed);
    if (isSought(state, keys::base.name))
        state.variants.front().set(keys::base, hiddenBases()[dice.upTo(hiddenBases().size())]);
    if (isSought(state, keys::firstPosition.name))
        state.variants.front().set(keys::firstPosition,
                                   1 + static_cast<std::int64_t>(dice.upTo(largestHiddenPosition)));
    if (isSought(state, keys::layout.name)) {
        // One of both may be that of the start where something else differs.
        const bool other = isSought(state, keys::base.name);
        const std::size_t both = other ? dice.upTo(4) : 1 + dice.upTo(3);
        if ((both & 1U) != 0) state.variants.front().set(keys::layout, std::string("half-split"));
        if ((both & 2U) != 0) state.variants.front().set(keys::spectrum, std::string("endpoint"));
    }
    hide(state, rules);
    return state;
}

int gameLevelOf(const State& state) {
    return hasB(state) ? static_cast<int>(state.get(keys::gameLevel)) : 0;
}

bool isSought(const State& state, std::string_view key) {
    const int level = gameLevelOf(state);
    if (level == 0) return false;
    const auto& sought = gameLevels()[static_cast<std::size_t>(level - 1)].sought;
    return std::find(sought.begin(), sought.end(), key) != sought.end();
}

bool hidesB(const State& state) {
    return gameLevelOf(state) > 0 && !state.get(keys::gameRevealed);
}

std::shared_ptr<const Model> hiddenModel(std::shared_ptr<const Model> b, const State& state, const Model& a) {
    return std::make_shared<OpaqueModel>(std::move(b), a.firstCursor(), !isSought(state, keys::layout.name));
}

std::vector<Value> guessOf(const State& state) {
    std::vector<Value> guess;
    if (const int level = gameLevelOf(state); level > 0)
        for (const std::string& key : gameLevels()[static_cast<std::size_t>(level - 1)].sought)
            guess.push_back(state.values.at(key));
    return guess;
}

bool isSolved(const Snapshot& snapshot) {
    const NumberDifference found = differenceInNumbers(snapshot.model->table(), snapshot.other->table());
    return found.sameShape && found.differing == 0;
}

double gameDistance(const Snapshot& snapshot) {
    const NumberDifference found = differenceInNumbers(snapshot.model->table(), snapshot.other->table());
    return found.sameShape ? found.rms : std::numeric_limits<double>::infinity();
}

}  // namespace posiscope
