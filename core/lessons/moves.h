// SPDX-License-Identifier: GPL-3.0-or-later
// Numbers that go from one end to another when a lesson shows an answer.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <vector>

#include "core/lessons/lesson.h"
#include "core/state/motion.h"

namespace posiscope {

/// A number of a lesson's state that moves to the value that the state has: `move.base = 10000..100 in 3`. Or
/// any parameter that has several values one after the other: `move.positions = 0..3 | 0..3, 0 in 2`.
struct Move {
    Motion motion;                 ///< of several values its key alone
    std::vector<Value> values;     ///< those, each in sight for the same time; empty: the motion's
    Subject subject = Subject::a;  ///< B for `move.b.base`
    double seconds = 0;
};

inline constexpr double longestMove = 20;  // s

/// Whether a setting is a move.
bool isMove(const Setting& setting);

/// The key that a setting changes: without `move.`.
std::string plainKey(const Setting& setting);

/// Reads a move. Its ends must be values that the state can have.
Result<Move> moveOf(const State& state, const Setting& setting);

/// The moves among the settings that led to this state.
std::vector<Move> movesOf(const State& state, std::span<const Setting> settings);

/// Gives what moves its values at a share of the way, from 0 to 1.
void setMoves(State& state, std::span<const Move> moves, double phase);

/// The state in which the moves of these settings begin; nothing where none of them is a move.
std::optional<State> beginningOfMoves(const State& end, std::span<const Setting> settings);

/// The longest of the moves, in seconds.
double durationOf(std::span<const Move> moves);

}  // namespace posiscope
