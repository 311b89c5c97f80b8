// SPDX-License-Identifier: GPL-3.0-or-later
// Round numbers near measured ones.
#pragma once

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

}  // namespace posiscope
