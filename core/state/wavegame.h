// SPDX-License-Identifier: GPL-3.0-or-later
// The wave game: an encoding is hidden, and its parameters are to be found.
#pragma once

#include <span>
#include <string>
#include <vector>

#include "core/state/snapshot.h"

namespace posiscope {

/// What is to be found in a level. In order: the base; the first position; layout and spectrum; base and
/// first position; all four.
struct GameLevel {
    std::vector<std::string> sought;  ///< keys of parameters, in the order of the form
    int par = 0;                      ///< a good score, in moves
};
/// The five levels; the first is level 1.
std::span<const GameLevel> gameLevels();
/// Where level 4 hides the first position, and the bases that are hidden: 1, 2 or 5 times a power of ten,
/// which are the steps of the slider by keyboard. All but the one that the player starts from.
inline constexpr std::int64_t largestHiddenPosition = 40;
std::span<const double> hiddenBases();

/// The parameters that hold a place in the game: part of the state, so that undo and sessions know it.
std::vector<Parameter> gameParameters();

/// The beginning of a level: A is the player's, B is hidden, and of the form there is only what is to be
/// found. The same seed hides the same everywhere. `level` is from 1 to 5.
State levelState(int level, std::int64_t seed);

/// The level that is played, or 0.
int gameLevelOf(const State& state);
/// Whether the parameter is to be found in that level.
bool isSought(const State& state, std::string_view key);
/// Whether nothing that is shown may tell the parameters of B.
bool hidesB(const State& state);
/// B as it may be shown in a level, where it begins where A begins: its table without what tells how it was
/// made.
std::shared_ptr<const Model> hiddenModel(std::shared_ptr<const Model> b, const State& state, const Model& a);

/// What the player has set of the parameters to be found.
std::vector<Value> guessOf(const State& state);

/// Whether both tables are equal, cell by cell, to the last bit: parameters that make no difference do not
/// count. Only in a level.
bool isSolved(const Snapshot& snapshot);
/// The root mean square of A − B over all cells: 0 when they are equal, about 1 for tables that have nothing
/// in common; infinite when the shapes differ. Only in a level.
double gameDistance(const Snapshot& snapshot);

}  // namespace posiscope
