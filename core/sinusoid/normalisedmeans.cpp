#include "core/sinusoid/normalisedmeans.h"

#include <algorithm>
#include <cmath>
#include <numbers>

#include "core/sinusoid/runsweep.h"

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

/// The mean of sin or cos of (ω + 2m·ω_L)·p over a run of positions.
double meanOf(const Frequency& frequency, Role role, Run positions) {
    const SinCos middle = sinCos(frequency.atHalf(2 * positions.first + positions.count - 1));
    return (role == Role::sine ? middle.sine : middle.cosine) * runFactor(frequency, positions.count);
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

/// The mean of the sign of sin(ωp): positive in the first half of each turn, negative in the second.
double meanSign(const Frequency& frequency, Run positions) {
    constexpr Turns turn = static_cast<Turns>(1) << 63U;
    const Turns start = frequency.at(positions.first) >> 65U;
    const Turns step = frequency.at(1) >> 65U;
    const auto n = static_cast<Turns>(positions.count);
    const Turns second = floorSum(n, turn, step, start + turn / 2) - floorSum(n, turn, step, start);
    const double zeros = positions.contains(0) ? 1 : 0;  // sin 0 has no sign
    return (static_cast<double>(positions.count) - 2 * static_cast<double>(second) - zeros) /
           static_cast<double>(positions.count);
}

}  // namespace

NormalisedMeans::NormalisedMeans(const SinusoidTable& table) : table_(table) {
    const std::int64_t pairs = table.layout().completePairs();
    if (pairs > 0) coefficients_ = inverseNormSeries(static_cast<double>(pairs));
}

double NormalisedMeans::mean(Run rowRun, std::int64_t column) const {
    const Run rest = table_.shape().zeroFirstRow && rowRun.first == 0 ? Run{1, rowRun.count - 1} : rowRun;
    const Column what = table_.layout().column(column);
    if (rest.count == 0 || what.role == Role::zero) return 0;
    const Run positions{table_.shape().firstPosition + rest.first, rest.count};
    const Frequency& own = table_.frequencies()[static_cast<std::size_t>(what.pair)];
    const double share = static_cast<double>(rest.count) / static_cast<double>(rowRun.count);
    if (coefficients_.empty()) return share * meanSign(own, positions);

    const Frequency& lone = table_.frequencies().back();
    double sum = coefficients_[0] * meanOf(own, what.role, positions);
    for (std::size_t m = 1; m < coefficients_.size(); ++m) {
        const auto twice = 2 * static_cast<std::int64_t>(m);
        sum += 0.5 * coefficients_[m] *
               (meanOf(own.plus(twice, lone), what.role, positions) +
                meanOf(own.plus(-twice, lone), what.role, positions));
    }
    return share * sum;
}

void NormalisedMeans::signs(std::span<const Run> rowRuns, Run dimensions, float* out) const {
    for (const Run rowRun : rowRuns)
        for (std::int64_t j = dimensions.first; j < dimensions.end(); ++j)
            *out++ = static_cast<float>(mean(rowRun, j));
}

void NormalisedMeans::means(std::span<const Run> rowRuns, Run dimensions, float* out) const {
    if (coefficients_.empty()) {
        signs(rowRuns, dimensions, out);
        return;
    }
    // Each pair in sight stands for its own frequency and those that the series mixes in, one sweep for all.
    constexpr double invisible = 1e-7;
    std::size_t terms = 1;
    while (terms < coefficients_.size() && std::abs(coefficients_[terms]) > invisible * coefficients_[0])
        ++terms;
    const std::int64_t firstPair = table_.layout().column(dimensions.first).pair;
    const std::int64_t lastPair = table_.layout().column(dimensions.end() - 1).pair;
    const Frequency& lone = table_.frequencies().back();
    std::vector<Frequency> mixed;
    for (std::int64_t pair = firstPair; pair <= lastPair; ++pair) {
        const Frequency& own = table_.frequencies()[static_cast<std::size_t>(pair)];
        mixed.push_back(own);
        for (std::size_t m = 1; m < terms; ++m)
            for (const std::int64_t sign : {2, -2})
                mixed.push_back(own.plus(sign * static_cast<std::int64_t>(m), lone));
    }
    const std::size_t perPair = 2 * terms - 1;
    RunSweep sweep(mixed);
    for (const Run rowRun : rowRuns) {
        const bool masked = table_.shape().zeroFirstRow && rowRun.first == 0;
        const Run rest = masked ? Run{1, rowRun.count - 1} : rowRun;
        if (rest.count == 0) {
            out = std::fill_n(out, dimensions.count, 0.0F);
            continue;
        }
        sweep.moveTo({table_.shape().firstPosition + rest.first, rest.count});
        const float share = static_cast<float>(rest.count) / static_cast<float>(rowRun.count);
        for (std::int64_t j = dimensions.first; j < dimensions.end(); ++j) {
            const Column what = table_.layout().column(j);
            const auto from = static_cast<std::size_t>(what.pair - firstPair) * perPair;
            const std::span<const float> means = what.role == Role::sine ? sweep.sines() : sweep.cosines();
            double sum = coefficients_[0] * means[from];
            for (std::size_t m = 1; m < terms; ++m)
                sum += 0.5 * coefficients_[m] * (means[from + 2 * m - 1] + means[from + 2 * m]);
            *out++ = share * static_cast<float>(sum);
        }
    }
}

}  // namespace posiscope
