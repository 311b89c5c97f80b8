// SPDX-License-Identifier: GPL-3.0-or-later
// Variants by a rule: several values of one parameter, or of two.
#pragma once

#include <functional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/base/result.h"
#include "core/state/panegrid.h"
#include "core/state/state.h"

namespace posiscope {

/// The value as a rule has it: "100000", with all digits and without spaces between them.
std::string plainWord(const Parameter& parameter, const Value& value);

/// Whether the parameter can have several values: numbers, and words that choose what is drawn, not how it
/// looks.
bool canVary(const Parameter& parameter);

/// Makes the state show the table that `word` names.
using OpenTable = std::function<Failure(State& state, const std::string& word)>;

/// Makes the variants of the state a sweep by one rule or two, each "KEY=VALUE,VALUE": "base=100,1000",
/// "scaling=linear,ntk", "table=a.npy,b.npy". Of two rules each pair of values is a variant, the first rule
/// by rows. Values that have commas are divided by “;”. The key may be written as an option is (d-model).
/// Refused: a key that the state's encoding does not have, a value outside its limits, two equal ones, fewer
/// than two, and more than mostVariants in all. The state is then as it was.
Failure setSweep(State& state, std::span<const std::string> rules, const OpenTable& open,
                 std::span<const std::string> views);

/// Shows all values of a sweep in this pane: a picture for each.
void showSweep(State& state, std::size_t pane);

/// The rules of a sweep as setSweep() reads them; none of tables, and none where the state has no sweep.
std::vector<std::string> writtenSweep(const State& state);

/// The n-th of statesTogether() in the name of a column or file: "base=100", and "a" and "b" of a comparison.
std::string keyOfVariant(const State& state, std::size_t n);

/// How the pictures of a sweep by two rules stand; empty of one rule, and where the state has no sweep.
PaneGrid gridOfSweep(const State& state);

/// The parameters that differ in a sweep, in their order: "base"; of tables "table_file".
std::vector<std::string> sweptKeys(const State& state);

}  // namespace posiscope
