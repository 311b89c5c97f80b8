// SPDX-License-Identifier: GPL-3.0-or-later
// Tables of positions, right and wrong, made without the program's own formulas.
#pragma once

#include <cmath>
#include <functional>
#include <string>
#include <vector>

#include "core/identify/numberkind.h"
#include "tests/support/rounded.h"

/// The construction of a table. Each function may be replaced by a wrong one.
struct TablePlan {
    int dimensions = 64;
    std::int64_t rows = 200;
    double base = 10000;
    std::function<double(int pair)> sine = {};    ///< ω_i of the sines
    std::function<double(int pair)> cosine = {};  ///< those of the cosines
    std::function<double(std::int64_t row)> position = [](std::int64_t row) {
        return static_cast<double>(row);
    };
    double amplitude = 1;
    double sineSign = 1;
    std::int64_t zeroRows = 0;
    posiscope::NumberKind frequency = posiscope::NumberKind::exact;
    posiscope::NumberKind place = posiscope::NumberKind::exact;
    posiscope::NumberKind angle = posiscope::NumberKind::exact;
    posiscope::NumberKind result = posiscope::NumberKind::exact;

    int pairs() const { return dimensions / 2; }
    /// B^(−2i/d).
    double paper(int pair) const { return std::pow(base, -2.0 * pair / dimensions); }
};

/// sin (or cos) of a pair in a row.
inline double planned(const TablePlan& plan, std::int64_t row, int pair, bool sine) {
    if (row < plan.zeroRows) return 0;
    const auto& own = sine || !plan.cosine ? plan.sine : plan.cosine;
    const double radians = rounded(plan.frequency, own ? own(pair) : plan.paper(pair));
    const double angle = rounded(plan.angle, radians * rounded(plan.place, plan.position(row)));
    const double value = sine ? plan.sineSign * std::sin(angle) : std::cos(angle);
    return rounded(plan.result, plan.amplitude * rounded(plan.result, value));
}

/// Row after row, with column(j) giving the pair and whether it is a sine.
inline std::vector<double> cellsOf(const TablePlan& plan, std::int64_t columns,
                                   const std::function<std::pair<int, bool>(std::int64_t)>& column) {
    std::vector<double> cells;
    for (std::int64_t row = 0; row < plan.rows; ++row)
        for (std::int64_t j = 0; j < columns; ++j) {
            const auto [pair, sine] = column(j);
            cells.push_back(planned(plan, row, pair, sine));
        }
    return cells;
}

/// sin, cos, sin, cos …
inline std::vector<double> interleavedCells(const TablePlan& plan) {
    return cellsOf(plan, plan.dimensions, [](std::int64_t j) {
        return std::pair{static_cast<int>(j / 2), j % 2 == 0};
    });
}

/// [sin | cos].
inline std::vector<double> halfSplitCells(const TablePlan& plan) {
    const int n = plan.pairs();
    return cellsOf(plan, plan.dimensions, [n](std::int64_t j) {
        return std::pair{static_cast<int>(j % n), j < n};
    });
}

/// [cos | sin], each number once.
inline std::vector<double> rotaryCells(const TablePlan& plan) {
    const int n = plan.pairs();
    return cellsOf(plan, plan.dimensions, [n](std::int64_t j) {
        return std::pair{static_cast<int>(j % n), j >= n};
    });
}

/// One of the functions with its halves repeated.
inline std::vector<double> repeatedHalves(const TablePlan& plan, bool sine) {
    const int n = plan.pairs();
    return cellsOf(plan, plan.dimensions, [n, sine](std::int64_t j) {
        return std::pair{static_cast<int>(j % n), sine};
    });
}

/// One of the functions with every number twice in a row.
inline std::vector<double> repeatedNeighbours(const TablePlan& plan, bool sine) {
    return cellsOf(plan, plan.dimensions, [sine](std::int64_t j) {
        return std::pair{static_cast<int>(j / 2), sine};
    });
}
