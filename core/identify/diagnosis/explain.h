// SPDX-License-Identifier: GPL-3.0-or-later
// The search for the mistakes that explain a table.
#pragma once

#include <optional>

#include "core/identify/pairhypothesis.h"

namespace posiscope {

/// The expectation with the fewest mistakes (none, one or two) that leaves no cell unexplained beyond the
/// table's precision. `known` is what the table is by itself; without it only mistakes without an expectation
/// are tried. Empty where none is near.
std::optional<PairHypothesis> explain(const Input& input, const Expectation& expected, const Identity* known);

}  // namespace posiscope
