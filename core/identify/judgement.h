// SPDX-License-Identifier: GPL-3.0-or-later
// The comparison of a table with its expectation.
#pragma once

#include "core/identify/families/families.h"
#include "core/identify/mistakes/mistake.h"

namespace posiscope {

/// An explanation of a table: the expectation, and mistakes if any.
struct Explanation {
    std::size_t sheet = 0;
    Form form;
    Recipe recipe;
    Values values;
    std::vector<Finding> findings;  ///< the mistakes; empty for a right table
    Agreement agreement;
};

/// The explanation with the fewest mistakes (none, one or two) that leaves no cell unexplained beyond the
/// table's precision. With `inItself` only mistakes without an expectation are tried. Empty where none is
/// near.
std::optional<Explanation> explain(const Subjects& subjects, const Expectation& expected,
                                   bool inItself = false);

/// The expected parameters that say something about a table. Its roundings are separate.
OptionValues optionsOf(const Expectation& expected, const Values& values);

/// Adds the differences from the expectation to the answer.
void judge(const Subjects& subjects, const Expectation& expected, Identity& answer);

/// As judge(), for an index of relative positions.
void judgeIndex(const Expectation& expected, Identity& answer);

/// Adds the mistakes that need no expectation, and names a table that is explained only by one.
void judgeInItself(const Subjects& subjects, Identity& answer);

}  // namespace posiscope
