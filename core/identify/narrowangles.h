// SPDX-License-Identifier: GPL-3.0-or-later
// Fast sines and cosines of angles that are rounded to a narrow type.
#pragma once

#include <optional>
#include <vector>

#include "core/identify/recipe.h"

namespace posiscope {

/// A narrow type has few angles, so their sines and cosines are looked up. The numbers are those of
/// RoundedPairs, in 0.5 to 0.8 s instead of 2.5 to 2.9 s for 8,192 × 1,024; the limit is 1 s.
class NarrowAngles {
 public:
    /// Empty where angles of the recipe are exact or in a wide type, or the rows are those of a grid.
    static std::optional<NarrowAngles> of(const Recipe& recipe);

    /// The sine and the cosine of every pair at a position.
    void at(std::int64_t position, double* sine, double* cosine) const;

 private:
    explicit NarrowAngles(const Recipe& recipe);
    SinCos computed(double angle) const;

    Stages stages_;
    std::vector<double> radians_;
    int dropped_;              // bits of a double that are dropped
    std::uint64_t least_ = 0;  // the first word of the table, without those bits
    std::vector<SinCos> table_;
};

}  // namespace posiscope
