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

/// The lines of a template (core/code/templates/templates.h) that belong to this state and library, with the
/// values of the state, the model's facts and `numbers` in its gaps.
std::string filledCode(std::string_view body, const State& state, const CodeDialect& dialect,
                       std::vector<Fact> numbers = {});

}  // namespace posiscope
