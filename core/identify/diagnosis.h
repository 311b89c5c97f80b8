// SPDX-License-Identifier: GPL-3.0-or-later
// The comparison of a table with its expectation.
#pragma once

#include "core/identify/finish.h"
#include "core/identify/hypothesis.h"
#include "core/identify/mistakes/mistakes.h"

namespace posiscope {

/// An explanation of a table: the expectation, and mistakes if any.
struct Explanation {
    std::size_t sheet = 0;
    Form form;
    Recipe recipe;
    Values values;
    std::vector<Finding> findings;  ///< the mistakes; empty for a right table
    Deviation agreement;
};

/// The explanation with the fewest mistakes (none, one or two) that leaves no cell unexplained beyond the
/// table's precision. With `byItself` only mistakes without an expectation are tried. Empty where none is
/// near.
std::optional<Explanation> explain(const Input& input, const Expectation& expected, bool byItself = false);

/// Adds the differences from the expectation to the answer.
void diagnose(const Input& input, const Expectation& expected, Identity& answer);

/// As diagnose(), for an index of relative positions.
void diagnoseIndex(const Expectation& expected, Identity& answer);

/// Adds the mistakes that need no expectation, and names a table that is explained only by one.
void diagnoseByItself(const Input& input, Identity& answer);

}  // namespace posiscope
