// SPDX-License-Identifier: GPL-3.0-or-later
// A base as the cells of a table tell it: more digits than the frequencies that were measured one by one.
#pragma once

#include <cstdint>
#include <functional>

namespace posiscope {

/// The bases from `low` to `high` that leave the fewest cells unexplained.
struct BaseRange {
    double low = 0, high = 0;

    double middle() const { return (low + high) / 2; }
    double error() const { return (high - low) / 2; }
};

/// Looks for them in base ± error. `unexplained` counts the cells that a base does not explain; from the
/// right ones on it grows to both sides.
BaseRange bestBases(double base, double error, const std::function<std::int64_t(double)>& unexplained);

}  // namespace posiscope
