// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/resize/taps.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <numeric>

namespace posiscope {

namespace {

/// Keys' cubic kernel. PyTorch has a = −0.75, and −0.5 with antialiasing.
double cubic(double x, double a) {
    x = std::abs(x);
    if (x < 1) return ((a + 2) * x - (a + 3)) * x * x + 1;
    return x < 2 ? ((a * x - 5 * a) * x + 8 * a) * x - 4 * a : 0;
}

double triangle(double x) {
    return std::max(0.0, 1 - std::abs(x));
}

/// PyTorch computes this step in float, whatever the numbers are; a place that falls just short of a whole
/// one is the place before.
void takeNearest(Kernel kernel, const ResizedAxis& axis, std::int64_t index, Taps& taps) {
    const auto step = static_cast<float>(axis.step);
    const float place = static_cast<float>(index) + (kernel == Kernel::nearestExact ? 0.5F : 0.0F);
    taps.first = std::min(static_cast<std::int64_t>(std::floor(place * step)), axis.from - 1);
    taps.weights.assign(1, 1);
}

/// `weights` of the places from `first` on, with those beyond the edges added to the places at the edges.
template <std::size_t count>
void takeInside(std::int64_t first, const std::array<double, count>& weights, std::int64_t places,
                Taps& taps) {
    const std::int64_t end = first + static_cast<std::int64_t>(count);
    taps.first = std::clamp<std::int64_t>(first, 0, places - 1);
    const std::int64_t last = std::clamp<std::int64_t>(end - 1, 0, places - 1);
    taps.weights.assign(static_cast<std::size_t>(last - taps.first + 1), 0);
    for (std::size_t n = 0; n < count; ++n) {
        const std::int64_t place =
            std::clamp<std::int64_t>(first + static_cast<std::int64_t>(n), 0, places - 1);
        taps.weights[static_cast<std::size_t>(place - taps.first)] += weights[n];
    }
}

/// The kernel as wide as the step, its weights divided by their sum. PyTorch lays the places as areas with
/// aligned corners, too: only the step is another one.
void takeWide(Kernel kernel, const ResizedAxis& axis, std::int64_t index, Taps& taps) {
    constexpr double smooth = -0.5;
    const double width = std::max(axis.step, 1.0);
    const double reach = (kernel == Kernel::bicubic ? 2 : 1) * width;
    const double centre = axis.step * (static_cast<double>(index) + 0.5);
    // PyTorch cuts off as well.
    // NOLINTBEGIN(bugprone-incorrect-roundings)
    taps.first = std::max<std::int64_t>(0, static_cast<std::int64_t>(centre - reach + 0.5));
    const std::int64_t end = std::min(axis.from, static_cast<std::int64_t>(centre + reach + 0.5));
    // NOLINTEND(bugprone-incorrect-roundings)
    taps.weights.clear();
    for (std::int64_t place = taps.first; place < end; ++place) {
        const double x = (static_cast<double>(place) + 0.5 - centre) / width;
        taps.weights.push_back(kernel == Kernel::bicubic ? cubic(x, smooth) : triangle(x));
    }
    const double sum = std::accumulate(taps.weights.begin(), taps.weights.end(), 0.0);
    for (double& weight : taps.weights)
        weight /= sum;
}

}  // namespace

ResizedAxis resizedAxis(const Interpolation& interpolation, std::int64_t from, std::int64_t to) {
    constexpr double dino = 0.1;
    const auto m = static_cast<double>(from), n = static_cast<double>(to);
    if (interpolation.aligned) return {from, to, to > 1 ? (m - 1) / (n - 1) : 0};
    return {from, to, m / (interpolation.offset ? n + dino : n)};
}

void tapsAt(const Interpolation& interpolation, const ResizedAxis& axis, std::int64_t index, Taps& taps) {
    constexpr double sharp = -0.75;
    const Kernel kernel = interpolation.kernel;
    if (kernel == Kernel::nearest || kernel == Kernel::nearestExact)
        return takeNearest(kernel, axis, index, taps);
    if (interpolation.antialias) return takeWide(kernel, axis, index, taps);
    const auto number = static_cast<double>(index);
    double source = interpolation.aligned ? axis.step * number : axis.step * (number + 0.5) - 0.5;
    if (kernel == Kernel::bilinear) source = std::max(0.0, source);
    const double below = std::floor(source);
    const double t = source - below;
    const auto first = static_cast<std::int64_t>(below);
    if (kernel == Kernel::bilinear)
        takeInside<2>(first, {1 - t, t}, axis.from, taps);
    else
        takeInside<4>(first - 1,
                      {cubic(1 + t, sharp), cubic(t, sharp), cubic(1 - t, sharp), cubic(2 - t, sharp)},
                      axis.from, taps);
}

std::vector<Taps> tapsOf(const Interpolation& interpolation, const ResizedAxis& axis) {
    std::vector<Taps> all(static_cast<std::size_t>(axis.to));
    for (std::size_t n = 0; n < all.size(); ++n)
        tapsAt(interpolation, axis, static_cast<std::int64_t>(n), all[n]);
    return all;
}

}  // namespace posiscope
