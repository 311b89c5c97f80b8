// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rotary/xpostable.h"

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

/// z^(m − c), m the middle of the positions, with the angle θm.
Complex XposTable::middle(std::int64_t pair, IndexRange positions) const {
    const std::int64_t doubled = 2 * positions.first + positions.count - 1;
    const SinCos both = sinCos(angles_->frequencies()[static_cast<std::size_t>(pair)].atHalf(doubled));
    const double size = std::exp(growth(pair) * 0.5 * static_cast<double>(doubled - 2 * centre_));
    return {size * both.cosine, size * both.sine};
}

void XposTable::exactMeans(IndexRanges rowRuns, IndexRanges columnRuns, double* out) const {
    if (columnRuns.empty()) return;
    std::vector<bool> inSight(growth_.size());
    for (const IndexRange run : columnRuns)
        for (std::int64_t j = run.first; j < run.end(); ++j)
            inSight[static_cast<std::size_t>(angles_->layout().column(j).pair)] = true;
    std::map<std::int64_t, std::vector<Complex>>
        ratios;  // by the number of positions, of which there are few
    std::vector<Complex> means(growth_.size());
    for (const IndexRange rowRun : rowRuns) {
        std::vector<Complex>& share = ratios[rowRun.count];
        const bool known = !share.empty();
        share.resize(growth_.size());
        for (std::size_t i = 0; i < means.size(); ++i) {
            if (!inSight[i]) continue;
            const auto pair = static_cast<std::int64_t>(i);
            if (!known) share[i] = ratio(pair, rowRun.count);
            means[i] = middle(pair, positionsOf(rowRun)) * share[i];
        }
        for (const IndexRange run : columnRuns) {
            double sum = 0;
            for (std::int64_t j = run.first; j < run.end(); ++j) {
                const Column what = angles_->layout().column(j);
                const Complex& both = means[static_cast<std::size_t>(what.pair)];
                sum += what.role == Role::sine ? both.imag() : both.real();
            }
            *out++ = sum / static_cast<double>(run.count);
        }
    }
}

double XposTable::work(IndexRanges rowRuns, IndexRanges columnRuns) const {
    if (rowRuns.empty() || columnRuns.empty()) return 0;
    const auto inSight = static_cast<double>(columnRuns.back().end() - columnRuns.front().first);
    return 30 * static_cast<double>(rowRuns.size()) * inSight;
}

}  // namespace posiscope
