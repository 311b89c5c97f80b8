// Round numbers near measured ones.
#pragma once

#include <optional>
#include <vector>

namespace posiscope {

/// A decimal number and how many significant digits it takes to write.
struct RoundNumber {
    double value = 0;
    int digits = 0;
};

/// The number with the fewest significant digits in [x − error, x + error], the nearest of them.
RoundNumber roundNear(double x, double error);

/// The bases that models use, the most usual first.
const std::vector<double>& usualBases();

/// y = intercept + slope·x.
struct StraightLine {
    double intercept = 0, slope = 0;
    double interceptError = 0, slopeError = 0;
    double worst = 0;  ///< the largest |residual| in its own σ
};

/// The weighted least squares line through points with errors σ; nothing for less than two of them.
std::optional<StraightLine> fitLine(const std::vector<double>& x, const std::vector<double>& y,
                                    const std::vector<double>& sigma);

}  // namespace posiscope
