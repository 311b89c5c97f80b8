// SPDX-License-Identifier: GPL-3.0-or-later
// Learned tables resized, right and wrong, made without the program's own formulas.
#pragma once

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <string>
#include <vector>

#include "tests/support/sample.h"

namespace resizing {

/// A grid of places with rows in front of it.
struct Learned {
    std::int64_t extra = 0, height = 1, width = 1, columns = 1;
    std::vector<double> cells = {};

    std::int64_t rows() const { return extra + height * width; }
    double at(std::int64_t r, std::int64_t c, std::int64_t j) const {
        return cells[static_cast<std::size_t>((extra + r * width + c) * columns + j)];
    }
};

/// Normal numbers, as a table before training has them; or waves over the grid, as after it.
inline Learned learned(std::int64_t extra, std::int64_t height, std::int64_t width, std::int64_t columns,
                       std::uint64_t seed, bool smooth = false) {
    Learned table{extra, height, width, columns};
    Sample sample(seed);
    std::vector<double> waves;
    for (std::int64_t n = 0; n < 4 * columns; ++n)
        waves.push_back(sample.real(0.2, 2.5));
    for (std::int64_t row = 0; row < table.rows(); ++row)
        for (std::int64_t j = 0; j < columns; ++j) {
            double sum = 0;
            for (int n = 0; n < 12; ++n)
                sum += sample.real(-0.5, 0.5);
            const double* const own = waves.data() + 4 * j;
            const auto place = static_cast<double>(row - extra);
            const double r = std::floor(place / static_cast<double>(width));
            const double c = place - r * static_cast<double>(width);
            const double wave = std::sin(own[0] * r + own[1]) * std::cos(own[2] * c + own[3]);
            table.cells.push_back(smooth ? 0.3 * wave + 0.02 * sum : 0.2 * sum);
        }
    return table;
}

/// "bicubic-aligned-antialias" …, as PyTorch's arguments are called.
struct Way {
    std::string name;

    bool is(const char* word) const {
        return ("-" + name + "-").find("-" + std::string(word) + "-") != std::string::npos;
    }
    bool nearest() const { return is("nearest"); }
    bool cubic() const { return is("bicubic"); }
};

inline const std::vector<std::string>& ways() {
    static const std::vector<std::string> all{
        "bicubic",         "bicubic-antialias", "bilinear", "bilinear-antialias", "bilinear-aligned",
        "bicubic-aligned", "bicubic-offset",    "nearest",  "nearest-exact",      "bicubic-offset-antialias"};
    return all;
}

inline double kernel(bool isCubic, double a, double x) {
    x = std::abs(x);
    if (!isCubic) return x < 1 ? 1 - x : 0;
    if (x < 1) return (a + 2) * x * x * x - (a + 3) * x * x + 1;
    return x < 2 ? a * x * x * x - 5 * a * x * x + 8 * a * x - 4 * a : 0;
}

/// The weight of every old place in a new one. `narrow`: computed in float, as PyTorch does.
inline std::vector<double> weightsOf(const Way& way, std::int64_t from, std::int64_t to, std::int64_t index,
                                     bool narrow) {
    const auto kept = [narrow](double x) { return narrow ? static_cast<double>(static_cast<float>(x)) : x; };
    const auto m = static_cast<double>(from), n = static_cast<double>(to), i = static_cast<double>(index);
    std::vector<double> weights(static_cast<std::size_t>(from), 0.0);
    const auto weight = [&](std::int64_t place) -> double& {
        return weights[static_cast<std::size_t>(std::clamp<std::int64_t>(place, 0, from - 1))];
    };
    const double step =
        kept(way.is("aligned") ? (to > 1 ? (m - 1) / (n - 1) : 0) : m / (way.is("offset") ? n + 0.1 : n));
    if (way.nearest()) {
        const float place = static_cast<float>(way.is("exact") ? i + 0.5 : i) *
                            (static_cast<float>(m) / static_cast<float>(n));
        weight(static_cast<std::int64_t>(place)) = 1;
        return weights;
    }
    if (way.is("antialias")) {
        const double wide = std::max(1.0, step), centre = kept(step * (i + 0.5));
        double sum = 0;
        for (std::int64_t k = 0; k < from; ++k)
            sum += weight(k) = kernel(way.cubic(), -0.5, (static_cast<double>(k) + 0.5 - centre) / wide);
        for (double& each : weights)
            each = kept(each / sum);
        return weights;
    }
    double source = kept(way.is("aligned") ? step * i : kept(step * (i + 0.5)) - 0.5);
    if (!way.cubic()) source = std::max(0.0, source);
    const auto near = static_cast<std::int64_t>(std::floor(source));
    for (std::int64_t k = near - 1; k <= near + 2; ++k)
        weight(k) += kept(kernel(way.cubic(), -0.75, static_cast<double>(k) - source));
    return weights;
}

/// What is done with an original table.
struct Plan {
    Way way;
    std::int64_t height = 1, width = 1;          ///< of the new grid
    std::int64_t lostRows = 0, lostColumns = 0;  ///< places that a factor lost
    bool exchanged = false;                      ///< sampled at (y, x)
    bool narrow = false;
};

inline Learned made(const Learned& table, const Plan& plan) {
    Learned result{table.extra, plan.height - plan.lostRows, plan.width - plan.lostColumns, table.columns};
    const auto extra = static_cast<std::ptrdiff_t>(table.extra * table.columns);
    result.cells.assign(table.cells.begin(), table.cells.begin() + extra);
    const std::int64_t down = plan.exchanged ? plan.width : plan.height;
    const std::int64_t across = plan.exchanged ? plan.height : plan.width;
    std::vector<std::vector<double>> rows, columns;
    for (std::int64_t n = 0; n < down; ++n)
        rows.push_back(weightsOf(plan.way, table.height, down, n, plan.narrow));
    for (std::int64_t n = 0; n < across; ++n)
        columns.push_back(weightsOf(plan.way, table.width, across, n, plan.narrow));
    for (std::int64_t r = 0; r < result.height; ++r)
        for (std::int64_t c = 0; c < result.width; ++c) {
            const auto& rowWeights = rows[static_cast<std::size_t>(plan.exchanged ? c : r)];
            const auto& columnWeights = columns[static_cast<std::size_t>(plan.exchanged ? r : c)];
            std::vector<double> row(static_cast<std::size_t>(table.columns), 0.0);
            for (std::int64_t y = 0; y < table.height; ++y)
                for (std::int64_t x = 0; x < table.width; ++x) {
                    const double weight =
                        rowWeights[static_cast<std::size_t>(y)] * columnWeights[static_cast<std::size_t>(x)];
                    if (weight == 0) continue;
                    for (std::int64_t j = 0; j < table.columns; ++j)
                        row[static_cast<std::size_t>(j)] += weight * table.at(y, x, j);
                }
            result.cells.insert(result.cells.end(), row.begin(), row.end());
        }
    return result;
}

}  // namespace resizing
