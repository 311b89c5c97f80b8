// SPDX-License-Identifier: GPL-3.0-or-later
// Round numbers near measured ones.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <vector>

namespace posiscope {

/// A decimal number with the number of its significant digits.
struct RoundNumber {
    double value = 0;
    int digits = 0;
};

/// The number with the fewest significant digits in [x − error, x + error]; of several, the nearest.
RoundNumber roundNear(double x, double error);

/// The bases of real models, the most common first.
const std::vector<double>& usualBases();

/// y = intercept + slope·x.
struct StraightLine {
    double intercept = 0, slope = 0;
    double interceptError = 0, slopeError = 0;
    double worst = 0;  ///< the largest |residual| in its own σ
};

/// The weighted least squares line through points with errors σ; empty for fewer than two points.
std::optional<StraightLine> fitLine(const std::vector<double>& x, const std::vector<double>& y,
                                    const std::vector<double>& sigma);

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
