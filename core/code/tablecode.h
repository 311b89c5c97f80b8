// SPDX-License-Identifier: GPL-3.0-or-later
// Python code for the table of a state.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "core/code/dialects.h"
#include "core/models/model.h"
#include "core/state/state.h"

namespace posiscope {

/// The reason why there is no program for this state: its numbers are random, from a file or rounded. Empty
/// where there is one.
Text whyNoTableCode(const State& state);

/// A Python program that computes the state's table in float64 as the array or tensor `pe`, positions ×
/// dimensions, or its biases as `bias`, heads × queries × keys. Empty where there is no program.
std::string tableCode(const State& state, const CodeDialect& dialect);

/// A NumPy program that computes ω of every pair, in radians per position, as the array `omega`, and where a
/// scaling changes them those before it as `unscaled`. Where pairs grow, `growth` is by how much over one
/// position: PE(p + k) is e^(k·growth) times as large. Empty where there is no program or no frequency.
std::string frequencyCode(const State& state);

/// A NumPy program that computes the curves over the distance between query and key (DistanceCurves) at the
/// whole distances from `nearest` to `farthest`, the column `distance`, as `curves`, curves × distances, for
/// the query and key of the state. Both ends have values. Empty where there is no program or no such curve,
/// and for listed positions.
std::string distanceCode(const State& state, std::int64_t nearest, std::int64_t farthest);

/// The lines of a template (core/code/templates/templates.h) that belong to this state and library, with the
/// values of the state, the model's facts and `numbers` in its gaps.
std::string filledCode(std::string_view body, const State& state, const CodeDialect& dialect,
                       std::vector<Fact> numbers = {});

}  // namespace posiscope
