// What was meant against what is there.
#pragma once

#include "core/identify/families/families.h"
#include "core/identify/mistakes/mistake.h"

namespace posiscope {

/// A table explained: as it was meant, or with mistakes.
struct Explanation {
    std::size_t sheet = 0;
    Form form;
    Recipe recipe;
    Values values;
    std::vector<Finding> findings;  ///< none: as it was meant
    Agreement agreement;
};

/// The explanation with the fewest mistakes that leaves nothing unexplained beyond the precision of the
/// table: none, one, or two of them. With `inItself` only what is wrong whatever was meant. Nothing where
/// none of them is near.
std::optional<Explanation> explain(const Subjects& subjects, const Expectation& expected,
                                   bool inItself = false);

/// The parameters of what was expected that say something about a table; where it was rounded stands apart.
OptionValues optionsOf(const Expectation& expected, const Values& values);

/// Adds to the answer what differs from what was expected.
void judge(const Subjects& subjects, const Expectation& expected, Identity& answer);

/// The same for an index of relative positions.
void judgeIndex(const Expectation& expected, Identity& answer);

/// Adds what is wrong whatever was meant; names a table that is nothing but such a mistake.
void judgeInItself(const Subjects& subjects, Identity& answer);

}  // namespace posiscope
