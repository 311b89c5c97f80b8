// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sinusoid/unitrowmeans.h"

#include <algorithm>
#include <bit>
#include <cmath>
#include <numbers>

namespace posiscope {

namespace {

/// g_0 … g_M of 1/√(h + sin²θ) by the trapezoidal rule, which converges as fast as the series itself.
std::vector<double> inverseNormSeries(double h) {
    constexpr int points = 64;
    constexpr double negligible = 1e-15;  // the rounding noise of the sums is below it
    std::vector<double> series;
    for (int m = 0; m < points / 2; ++m) {
        double sum = 0;
        for (int n = 0; n < points; ++n) {
            const double doubled = 2 * std::numbers::pi * n / points;  // 2θ
            sum += std::cos(m * doubled) / std::sqrt(h + 0.5 - 0.5 * std::cos(doubled));
        }
        const double coefficient = (m == 0 ? 1.0 : 2.0) * sum / points;
        if (m > 0 && std::abs(coefficient) < negligible * series.front()) break;
        series.push_back(coefficient);
    }
    return series;
}

/// Σ floor((a·x + b)/m) over x = 0 … n−1, by Euclid's algorithm.
Turns floorSum(Turns n, Turns m, Turns a, Turns b) {
    Turns sum = 0;
    while (n > 0) {
        sum += n * (n - 1) / 2 * (a / m) + n * (b / m);
        a %= m;
        b %= m;
        const Turns top = a * n + b;
        n = top / m;
        b = top % m;
        const Turns swap = m;
        m = a;
        a = swap;
        if (m == 0) break;
    }
    return sum;
}

/// How many of the positions are multiples of 2^exponent.
std::int64_t multiples(IndexRange positions, int exponent) {
    constexpr int beyond = 62;  // no position but 0
    if (exponent > beyond) return positions.contains(0) ? 1 : 0;
    return ((positions.end() - 1) >> exponent) - ((positions.first - 1) >> exponent);
}

int trailingZeros(Turns number) {
    const int low = std::countr_zero(static_cast<std::uint64_t>(number));
    return low < 64 ? low : 64 + std::countr_zero(static_cast<std::uint64_t>(number >> 64U));
}

/// The mean of the sign of sin(ωp): positive in the first half of each turn, negative in the second, 0 at
/// whole and half turns.
double meanSign(const Frequency& frequency, IndexRange positions) {
    constexpr Turns turn = static_cast<Turns>(1) << 63U;
    const Turns start = frequency.at(positions.first) >> 65U;
    const Turns step = frequency.at(1) >> 65U;
    const auto n = static_cast<Turns>(positions.count);
    const Turns second = floorSum(n, turn, step, start + turn / 2) - floorSum(n, turn, step, start);
    const int zeros = trailingZeros(frequency.at(1));
    const std::int64_t wholeTurns = multiples(positions, 128 - zeros);
    const std::int64_t halfTurns = multiples(positions, std::max(0, 127 - zeros)) - wholeTurns;
    // The sum above counts whole turns as positive and half turns as negative.
    return (static_cast<double>(positions.count) - 2 * static_cast<double>(second) -
            static_cast<double>(wholeTurns) + static_cast<double>(halfTurns)) /
           static_cast<double>(positions.count);
}

}  // namespace

UnitRowMeans::UnitRowMeans(const SinusoidTable& table) : table_(table) {
    const std::int64_t pairs = table.layout().completePairs();
    if (pairs > 0) coefficients_ = inverseNormSeries(static_cast<double>(pairs));
}

/// Of a table with a single column.
void UnitRowMeans::signs(IndexRanges rowRuns, double* out) const {
    for (const IndexRange rowRun : rowRuns) {
        const bool masked = table_.shape().zeroFirstRow && rowRun.first == 0;
        const IndexRange rest = masked ? IndexRange{1, rowRun.count - 1} : rowRun;
        const IndexRange positions{table_.shape().firstPosition + rest.first, rest.count};
        *out++ = rest.count == 0 ? 0
                                 : static_cast<double>(rest.count) / static_cast<double>(rowRun.count) *
                                       meanSign(table_.frequencies()[0], positions);
    }
}

void UnitRowMeans::means(IndexRanges rowRuns, IndexRange dimensions, double* out) const {
    if (coefficients_.empty()) {
        signs(rowRuns, out);
        return;
    }
    // Each pair becomes its own frequency and those that the series mixes in: a table of all of these.
    const std::int64_t firstPair = table_.layout().column(dimensions.first).pair;
    const std::int64_t lastPair = table_.layout().column(dimensions.end() - 1).pair;
    const auto terms = static_cast<std::int64_t>(coefficients_.size());
    const Frequency& lone = table_.frequencies().back();
    std::vector<Frequency> mixed;
    for (std::int64_t pair = firstPair; pair <= lastPair; ++pair)
        for (std::int64_t m = 1 - terms; m < terms; ++m)
            mixed.push_back(table_.frequencies()[static_cast<std::size_t>(pair)].plus(2 * m, lone));
    const PairLayout layout(2 * static_cast<std::int64_t>(mixed.size()), Layout::interleaved);
    const SinusoidTable waves(std::move(mixed), layout, table_.shape());
    const std::int64_t perPair = 2 * (2 * terms - 1);
    std::vector<IndexRange> columns;
    for (std::int64_t j = dimensions.first; j < dimensions.end(); ++j) {
        const Column what = table_.layout().column(j);
        const std::int64_t first = (what.pair - firstPair) * perPair + (what.role == Role::sine ? 0 : 1);
        for (std::int64_t n = 0; n < perPair; n += 2)
            columns.push_back({first + n, 1});
    }
    std::vector<double> line(columns.size());
    for (const IndexRange& rowRun : rowRuns) {
        waves.exactMeans({&rowRun, 1}, columns, line.data());
        for (auto own = line.begin() + terms - 1; own < line.end(); own += perPair / 2) {
            double sum = coefficients_[0] * *own;
            for (std::int64_t m = 1; m < terms; ++m)
                sum += 0.5 * coefficients_[static_cast<std::size_t>(m)] * (own[m] + own[-m]);
            *out++ = sum;
        }
    }
}

}  // namespace posiscope
