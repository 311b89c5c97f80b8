// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/identify/snap.h"

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <cstdlib>

namespace posiscope {

RoundNumber roundNear(double x, double error) {
    constexpr int most = 17;
    for (int digits = 1; digits < most; ++digits) {
        char text[40];
        std::snprintf(text, sizeof text, "%.*e", digits - 1, x);
        const double rounded = std::strtod(text, nullptr);
        if (std::abs(rounded - x) <= error) return {rounded, digits};
    }
    return {x, most};
}

const std::vector<double>& usualBases() {
    static const std::vector<double> bases{10000,  500000, 1e6,    100,   1000,    5e6,    1e7,
                                           160000, 150000, 10.0e8, 20000, 40000.0, 1e5,    2e5,
                                           256,    2000,   8e6,    3e6,   5e5,     25000., 50000};
    return bases;
}

std::optional<StraightLine> fitLine(const std::vector<double>& x, const std::vector<double>& y,
                                    const std::vector<double>& sigma) {
    double weight = 0;
    double sumX = 0;
    double sumY = 0;
    std::size_t count = 0;
    for (std::size_t n = 0; n < x.size(); ++n) {
        if (!std::isfinite(sigma[n]) || !std::isfinite(y[n])) continue;
        const double w = 1 / (sigma[n] * sigma[n]);
        weight += w;
        sumX += w * x[n];
        sumY += w * y[n];
        ++count;
    }
    if (count < 2) return std::nullopt;
    const double meanX = sumX / weight;
    const double meanY = sumY / weight;
    double squares = 0;
    double products = 0;
    for (std::size_t n = 0; n < x.size(); ++n) {
        if (!std::isfinite(sigma[n]) || !std::isfinite(y[n])) continue;
        const double w = 1 / (sigma[n] * sigma[n]);
        squares += w * (x[n] - meanX) * (x[n] - meanX);
        products += w * (x[n] - meanX) * (y[n] - meanY);
    }
    if (squares <= 0) return std::nullopt;
    StraightLine line;
    line.slope = products / squares;
    line.intercept = meanY - line.slope * meanX;
    line.slopeError = 1 / std::sqrt(squares);
    line.interceptError = std::sqrt(1 / weight + meanX * meanX / squares);
    for (std::size_t n = 0; n < x.size(); ++n)
        if (std::isfinite(sigma[n]) && std::isfinite(y[n]))
            line.worst = std::max(line.worst, std::abs(y[n] - line.intercept - line.slope * x[n]) / sigma[n]);
    return line;
}

}  // namespace posiscope
