// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/resize/geometric.h"

#include <Eigen/LU>
#include <algorithm>
#include <array>
#include <cmath>

namespace posiscope {

namespace {

using Weights = LearnedRows;  // a row for each new place, a column for each old one
using Places = std::vector<double>;

constexpr std::array ways{Geometric::cubic, Geometric::bilinear};
constexpr std::size_t order = 4;  // of cubic splines

/// What the old places count at `x`, between its neighbours.
void addBilinear(const Places& old, double x, Eigen::Index row, Weights& weights) {
    const auto above = std::clamp<std::ptrdiff_t>(std::lower_bound(old.begin(), old.end(), x) - old.begin(),
                                                  1, static_cast<std::ptrdiff_t>(old.size()) - 1);
    const double low = old[static_cast<std::size_t>(above - 1)], high = old[static_cast<std::size_t>(above)];
    const double share = std::clamp((x - low) / (high - low), 0.0, 1.0);
    weights(row, above - 1) = 1 - share;
    weights(row, above) = share;
}

/// The knots of the cubic spline through these places: not the second place, nor the last but one.
Places knotsOf(const Places& places) {
    Places knots(order, places.front());
    knots.insert(knots.end(), places.begin() + 2, places.end() - 2);
    knots.insert(knots.end(), order, places.back());
    return knots;
}

/// The B-splines at these places, by the recursion of de Boor and Cox.
Weights splinesAt(const Places& knots, const Places& at) {
    const std::size_t count = knots.size() - order;
    Weights values = Weights::Zero(static_cast<Eigen::Index>(at.size()), static_cast<Eigen::Index>(count));
    for (std::size_t n = 0; n < at.size(); ++n) {
        const double x = std::clamp(at[n], knots.front(), knots.back());
        std::size_t span = order - 1;
        while (span + 1 < count && x >= knots[span + 1])
            ++span;
        std::array<double, order> basis{1};
        for (std::size_t degree = 1; degree < order; ++degree) {
            double carried = 0;
            for (std::size_t k = 0; k < degree; ++k) {
                const double right = knots[span + k + 1], left = knots[span + k + 1 - degree];
                const double part = basis[k] / (right - left);
                basis[k] = carried + (right - x) * part;
                carried = (x - left) * part;
            }
            basis[degree] = carried;
        }
        for (std::size_t k = 0; k < order; ++k)
            values(static_cast<Eigen::Index>(n), static_cast<Eigen::Index>(span + k + 1 - order)) = basis[k];
    }
    return values;
}

/// The weights of one axis.
Weights weightsOf(std::int64_t old, std::int64_t now, Geometric way) {
    Places wanted;
    for (std::int64_t n = 0; n < now; ++n)
        wanted.push_back(static_cast<double>(n - now / 2));
    const Places stand = geometricPlaces(old, now);
    if (way == Geometric::bilinear) {
        Weights weights = Weights::Zero(now, old);
        for (std::int64_t n = 0; n < now; ++n)
            addBilinear(stand, wanted[static_cast<std::size_t>(n)], n, weights);
        return weights;
    }
    const Places knots = knotsOf(stand);
    const Weights through = splinesAt(knots, stand);
    const Weights at = splinesAt(knots, wanted);
    return through.transpose().partialPivLu().solve(at.transpose()).transpose();
}

}  // namespace

std::span<const Geometric> geometricWays() {
    return ways;
}

std::string nameOf(Geometric way) {
    return way == Geometric::cubic ? "geometric" : "geometric-bilinear";
}

std::optional<Geometric> geometricNamed(std::string_view name) {
    for (const Geometric way : ways)
        if (nameOf(way) == name) return way;
    return std::nullopt;
}

std::vector<double> geometricPlaces(std::int64_t old, std::int64_t now) {
    const std::int64_t steps = old / 2;
    // The ratio is found by halving, as far as the source goes.
    double low = 1.01, high = 1.5, ratio = 0;
    while (high - low > 1e-6) {
        ratio = (low + high) / 2;
        const double sum = (1 - std::pow(ratio, static_cast<double>(steps))) / (1 - ratio);
        (sum > static_cast<double>(now / 2) ? high : low) = ratio;
    }
    std::vector<double> places(static_cast<std::size_t>(old), 0.0);
    double place = 1;
    for (std::int64_t n = 0; n < steps; ++n) {
        places[static_cast<std::size_t>(steps + 1 + n)] = place;
        places[static_cast<std::size_t>(steps - 1 - n)] = -place;
        place += std::pow(ratio, static_cast<double>(n + 1));
    }
    return places;
}

LearnedRows resizedGeometrically(const LearnedRows& places, Grid from, Grid to, Geometric way) {
    if (from == to) return places;
    const Weights down = weightsOf(from.height, to.height, way);
    const Weights across = weightsOf(from.width, to.width, way);
    const Eigen::Index heads = places.cols();
    LearnedRows made(to.places(), heads);
    const Eigen::Map<const LearnedRows> old(places.data(), from.height, from.width * heads);
    const LearnedRows lines = down * old;  // a line of old places for each new row
    for (Eigen::Index row = 0; row < to.height; ++row) {
        const Eigen::Map<const LearnedRows> line(lines.row(row).data(), from.width, heads);
        made.middleRows(row * to.width, to.width) = across * line;
    }
    return made;
}

}  // namespace posiscope
