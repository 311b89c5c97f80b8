// SPDX-License-Identifier: GPL-3.0-or-later
// Two pairs of a table in a few rows: a recipe that fails there is not worth a look at all pairs.
#pragma once

#include <array>

#include "core/identify/forms.h"
#include "core/identify/recipe.h"

namespace posiscope {

class TwoPairs {
 public:
    TwoPairs(const Form& form, const Sample& few);

    /// Whether the recipe explains half of their cells; of tables with few pairs, any may.
    bool mayBe(const Recipe& recipe, NumberKind cells) const;

 private:
    std::array<std::size_t, 2> pairs_ = {};
    Form form_;
    std::vector<std::int64_t> rows_;
    std::vector<double> cells_;  ///< of the two pairs, row after row
};

}  // namespace posiscope
