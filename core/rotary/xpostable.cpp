// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rotary/xpostable.h"

#include <algorithm>
#include <cmath>
#include <map>

namespace posiscope {

namespace {

using Complex = std::complex<double>;

/// sinh(x + iy) for an angle y.
Complex hyperbolicSine(double x, Turns y) {
    const SinCos both = sinCos(y);
    return {std::sinh(x) * both.cosine, std::cosh(x) * both.sine};
}

}  // namespace

double XposTable::envelope(std::int64_t pair, std::int64_t position) const {
    const DoubleDouble exponent =
        growth_[static_cast<std::size_t>(pair)] * DoubleDouble{static_cast<double>(position - centre_), 0};
    return std::exp(exponent.hi) * (1 + exponent.lo);
}

double XposTable::value(std::int64_t row, std::int64_t column) const {
    const std::int64_t pair = angles_->layout().column(column).pair;
    return angles_->value(row, column) * envelope(pair, angles_->shape().firstPosition + row);
}

void XposTable::fill(IndexRange rowRun, IndexRange columnRun, double* out) const {
    angles_->fill(rowRun, columnRun, out);
    std::vector<double> envelopes(growth_.size());
    for (std::int64_t row = rowRun.first; row < rowRun.end(); ++row) {
        // Each pair has two columns.
        if (columnRun.count > angles_->layout().pairs())
            for (std::size_t i = 0; i < envelopes.size(); ++i)
                envelopes[i] = envelope(static_cast<std::int64_t>(i), angles_->shape().firstPosition + row);
        for (std::int64_t j = columnRun.first; j < columnRun.end(); ++j) {
            const std::int64_t pair = angles_->layout().column(j).pair;
            *out++ *= columnRun.count > angles_->layout().pairs()
                          ? envelopes[static_cast<std::size_t>(pair)]
                          : envelope(pair, angles_->shape().firstPosition + row);
        }
    }
}

/// sinh(n w)/(n sinh w).
Complex XposTable::ratio(std::int64_t pair, std::int64_t count) const {
    if (count == 1) return 1;
    const Frequency& frequency = angles_->frequencies()[static_cast<std::size_t>(pair)];
    const double half = growth(pair) / 2;
    const auto n = static_cast<double>(count);
    return hyperbolicSine(n * half, frequency.atHalf(count)) /
           (n * hyperbolicSine(half, frequency.atHalf(1)));
}

/// The power of z with the angle θ·turned/2 and the size e^(g·grown/2).
Complex XposTable::power(std::int64_t pair, std::int64_t turned, std::int64_t grown) const {
    const SinCos both = sinCos(angles_->frequencies()[static_cast<std::size_t>(pair)].atHalf(turned));
    const double size = std::exp(growth(pair) * 0.5 * static_cast<double>(grown));
    return {size * both.cosine, size * both.sine};
}

/// The powers z^(m − c) of the middles m of runs are computed for one run in `exactly` and multiplied on to
/// the next ones.
template <class Number>
void XposTable::means(IndexRanges rowRuns, IndexRanges columnRuns, std::size_t exactly, Number* out) const {
    if (columnRuns.empty()) return;
    std::vector<std::int64_t> pairs;
    for (const IndexRange run : columnRuns)
        for (std::int64_t j = run.first; j < run.end(); ++j)
            pairs.push_back(angles_->layout().column(j).pair);
    std::ranges::sort(pairs);
    pairs.erase(std::unique(pairs.begin(), pairs.end()), pairs.end());
    using Factors = std::vector<Complex>;  // of the pairs in sight
    const auto factors = [&pairs](const auto& of) {
        Factors all;
        for (const std::int64_t pair : pairs)
            all.push_back(of(pair));
        return all;
    };
    // Runs have few numbers of positions, and few distances.
    std::map<std::int64_t, Factors> ratios, turns;
    const auto known = [](std::map<std::int64_t, Factors>& all, std::int64_t key,
                          const auto& make) -> const Factors& {
        auto at = all.find(key);
        if (at == all.end()) at = all.emplace(key, make()).first;
        return at->second;
    };
    Factors middles;
    std::int64_t before = 0;
    std::vector<Complex> means(growth_.size());
    for (std::size_t n = 0; n < rowRuns.size(); ++n) {
        const IndexRange positions = positionsOf(rowRuns[n]);
        const std::int64_t doubled = 2 * positions.first + positions.count - 1;
        const Factors& shares = known(ratios, positions.count, [&] {
            return factors([&](std::int64_t pair) { return ratio(pair, positions.count); });
        });
        if (n % exactly == 0) {
            middles = factors([&](std::int64_t pair) { return power(pair, doubled, doubled - 2 * centre_); });
        } else {
            const Factors& further = known(turns, doubled - before, [&] {
                return factors(
                    [&](std::int64_t pair) { return power(pair, doubled - before, doubled - before); });
            });
            for (std::size_t i = 0; i < pairs.size(); ++i)
                middles[i] *= further[i];
        }
        before = doubled;
        for (std::size_t i = 0; i < pairs.size(); ++i)
            means[static_cast<std::size_t>(pairs[i])] = middles[i] * shares[i];
        for (const IndexRange run : columnRuns) {
            double sum = 0;
            for (std::int64_t j = run.first; j < run.end(); ++j) {
                const Column what = angles_->layout().column(j);
                const Complex& both = means[static_cast<std::size_t>(what.pair)];
                sum += what.role == Role::sine ? both.imag() : both.real();
            }
            *out++ = static_cast<Number>(sum / static_cast<double>(run.count));
        }
    }
}

void XposTable::exactMeans(IndexRanges rowRuns, IndexRanges columnRuns, double* out) const {
    means(rowRuns, columnRuns, 1, out);
}

void XposTable::pixelMeans(IndexRanges rowRuns, IndexRanges columnRuns, float* out) const {
    constexpr std::size_t exactly = 64;
    means(rowRuns, columnRuns, exactly, out);
}

}  // namespace posiscope
