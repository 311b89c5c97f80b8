// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/identify/snap.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdio>
#include <cstdlib>

namespace posiscope {

RoundNumber roundNear(double x, double error) {
    constexpr int most = 17;
    double unit = std::pow(10.0, std::floor(std::log10(std::abs(x))));  // of the last digit
    for (int digits = 1; digits < most; ++digits, unit /= 10) {
        // Text gives the nearest number and takes long: only where it may be near enough.
        if (std::abs(std::nearbyint(x / unit) * unit - x) > error + 1e-14 * std::abs(x)) continue;
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

BaseRange bestBases(double base, double error, const std::function<std::int64_t(double)>& unexplained) {
    constexpr int steps = 10;
    constexpr int rounds = 8;  // each at least halves the range, mostly to a fifth
    BaseRange range{base - error, base + error};
    for (int round = 0; round < rounds; ++round) {
        std::array<std::int64_t, steps + 1> counts{};
        const double step = (range.high - range.low) / steps;
        for (int n = 0; n <= steps; ++n)
            counts[static_cast<std::size_t>(n)] = unexplained(range.low + n * step);
        const std::int64_t fewest = *std::min_element(counts.begin(), counts.end());
        const auto first = static_cast<int>(std::find(counts.begin(), counts.end(), fewest) - counts.begin());
        int last = steps;
        while (counts[static_cast<std::size_t>(last)] != fewest)
            --last;
        const double start = range.low;
        constexpr int telling = 4;  // steps: both ends are known well enough
        if (last - first >= telling) return {start + first * step, start + last * step};
        range = {start + std::max(0, first - 1) * step, start + std::min(steps, last + 1) * step};
    }
    return range;
}

}  // namespace posiscope
