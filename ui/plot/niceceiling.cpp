// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/plot/niceceiling.h"

#include <cmath>

namespace posiscope {

double niceCeiling(double largest, std::initializer_list<double> steps) {
    constexpr double rounding = 1e-6;  // of values that have been computed in float32
    if (!(largest > 0)) return 1;
    const double power = std::pow(10, std::floor(std::log10(largest)));
    for (const double step : steps)
        if (largest <= step * power * (1 + rounding)) return step * power;
    return 10 * power;
}

}  // namespace posiscope
