// The table of a state as a program that computes it.
#pragma once

#include <string>

#include "core/code/dialects.h"
#include "core/state/state.h"

namespace posiscope {

/// Why there is no program for this state: its numbers are random, from a file, or rounded on the way. Empty
/// where there is one.
Text whyNoTableCode(const State& state);

/// Python that computes in float64 what the state shows: the table as the array or tensor `pe`, positions ×
/// dimensions, or the biases as `bias`, heads × queries × keys. Empty where there is no program.
std::string tableCode(const State& state, const CodeDialect& dialect);

}  // namespace posiscope
