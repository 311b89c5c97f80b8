// SPDX-License-Identifier: GPL-3.0-or-later
// A motion: one value of the state goes from one end to another, and nothing else changes.
#pragma once

#include <optional>
#include <vector>

#include "core/state/state.h"

namespace posiscope {

/// Which value moves, between which ends. An animation is the states that differ in this value alone. Where
/// two encodings are compared, it is the value of A.
struct Motion {
    std::string key;  ///< one of the choices of the parameter `motion`
    double from = 0;
    double to = 0;        ///< may be smaller than `from`
    bool whole = true;    ///< whether the parameter takes whole numbers only
    double step = 1;      ///< between whole numbers: every second d_model where sliders stop at even ones
    bool ratios = false;  ///< whether equal times are equal ratios (a logarithmic parameter), not differences
    bool operator==(const Motion&) const = default;
};

inline constexpr std::int64_t mostFrames = 10'000;

/// The ends that a motion of this key has at first: those of its slider or narrower, inside its limits.
/// Nothing where the key does not apply to the state.
std::optional<Motion> usualMotion(const State& state, std::string_view key);

/// "position=0..127", "base=10..1e6", "offset=-8..8". The error names the field and its limits.
Result<Motion> parseMotion(const State& state, std::string_view text);

/// The motion of any number between two ends, which are read with the limits that hold in the state.
Result<Motion> motionBetween(const State& state, std::string_view key, std::string_view from,
                             std::string_view to);

/// The same motion as text that parseMotion reads back.
std::string formatMotion(const State& state, const Motion& motion);

/// The motion that the state holds. Ends outside the parameter's limits are brought inside.
struct HeldMotion {
    Motion motion;
    bool limited = false;  ///< whether an end of the state lies outside
};
Result<HeldMotion> motionOf(const State& state);

/// How many values the motion goes through; 0 for real numbers, which have no end of them.
std::int64_t valueCount(const Motion& motion);

/// The value at a share of the time, from 0 to 1. Whole numbers that follow each other evenly are each in
/// sight for the same time; real numbers have at most six significant digits, and exact ends.
Value valueAt(const Motion& motion, double phase);

/// The smallest phase at which the motion shows this value, or 0 where it does not lie between the ends.
double phaseOf(const Motion& motion, const Value& value);

/// The value one step on (or back, for −1): the next whole number, or a sixtieth of a motion by ratios. Stops
/// at the ends.
Value valueBeside(const Motion& motion, const Value& value, int steps);

/// One value for each frame, the ends included. Without a time, whole numbers are shown once each; with one,
/// there are fps × seconds frames, and numbers are skipped or repeated. Refused above mostFrames.
Result<std::vector<Value>> frameValues(const Motion& motion, double fps, std::optional<double> seconds);

/// The state with this value and all that follows from it repaired, or why it cannot be shown.
Result<State> stateAt(const State& state, const std::string& key, const Value& value);

}  // namespace posiscope
