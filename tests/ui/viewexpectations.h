// SPDX-License-Identifier: GPL-3.0-or-later
// What views export, computed here once more from the model.
#pragma once

#include <cmath>
#include <functional>
#include <map>

#include "core/analysis/components.h"
#include "core/analysis/offsetfit.h"
#include "core/analysis/patchparameters.h"
#include "core/encodings/relative.h"
#include "core/fields/tablematrix.h"
#include "core/parameters/keys.h"
#include "core/parameters/viewkeys.h"
#include "core/state/snapshot.h"
#include "ui/plot/distancebands.h"

namespace posiscope::expected {

struct Matrix {
    std::int64_t rows = 0, columns = 0;
    std::vector<double> cells;
    double& at(std::int64_t row, std::int64_t column) {
        return cells[static_cast<std::size_t>(row * columns + column)];
    }
};

inline Matrix filled(std::int64_t rows, std::int64_t columns,
                     const std::function<double(std::int64_t, std::int64_t)>& cell) {
    Matrix matrix{rows, columns, std::vector<double>(static_cast<std::size_t>(rows * columns))};
    for (std::int64_t row = 0; row < rows; ++row)
        for (std::int64_t column = 0; column < columns; ++column)
            matrix.at(row, column) = cell(row, column);
    return matrix;
}

inline double dot(const Field& table, std::int64_t p, std::int64_t q) {
    double sum = 0;
    for (std::int64_t j = 0; j < table.columns(); ++j)
        sum += table.value(p, j) * table.value(q, j);
    return sum;
}

inline Matrix heatmap(const Snapshot& snapshot) {
    const Field& table = snapshot.model->table();
    return filled(table.rows(), table.columns(), [&](auto p, auto j) { return table.value(p, j); });
}

inline Matrix waves(const Snapshot& snapshot) {
    const Field& table = snapshot.model->table();
    Indices chosen = snapshot.state.get(keys::dimensions);
    const Indices off = snapshot.state.get(keys::wavesHidden);
    const auto isOff = [&](std::int64_t j) { return std::find(off.begin(), off.end(), j) != off.end(); };
    if (!std::all_of(chosen.begin(), chosen.end(), isOff)) std::erase_if(chosen, isOff);
    const std::int64_t row = snapshot.state.get(keys::position) - snapshot.model->firstCursor();
    if (snapshot.state.get(keys::wavesAcross) == "dimensions")
        return filled(1, table.columns(), [&](auto, auto j) { return table.value(row, j); });
    return filled(table.rows(), static_cast<std::int64_t>(chosen.size()),
                  [&](auto p, auto n) { return table.value(p, chosen[static_cast<std::size_t>(n)]); });
}

inline Matrix similarity(const Snapshot& snapshot) {
    const Field& table = snapshot.model->table();
    const bool cosine = snapshot.state.get(keys::similarity) == "cosine";
    return filled(table.rows(), table.rows(), [&](auto p, auto q) {
        const double norms = cosine ? std::sqrt(dot(table, p, p) * dot(table, q, q)) : 1;
        return norms > 0 ? dot(table, p, q) / norms : 0;
    });
}

/// Of 3 × 4 patches.
inline Matrix grid(const Snapshot& snapshot) {
    constexpr std::int64_t height = 3, width = 4;
    const bool table = snapshot.model->hasTable(), all = snapshot.state.get(keys::patches) == "all";
    const std::int64_t chosen = snapshot.state.get(table ? keys::reference : keys::position);
    const auto cell = [&](std::int64_t p, std::int64_t q) {
        if (!table) return snapshot.model->bias()->matrix(snapshot.state.get(keys::head))->value(p, q);
        const Field& rows = snapshot.model->table();
        const double norms = std::sqrt(dot(rows, p, p) * dot(rows, q, q));
        return norms > 0 ? dot(rows, p, q) / norms : 0;
    };
    if (!all)
        return filled(height, width, [&](auto row, auto column) {
            return cell(chosen - snapshot.model->firstCursor(), row * width + column);
        });
    return filled(height * height, width * width, [&](auto row, auto column) {
        return cell(row / height * width + column / width, row % height * width + column % width);
    });
}

inline Matrix offsetMap(const Snapshot& snapshot) {
    const std::int64_t d = snapshot.model->table().columns();
    if (!snapshot.model->offsetMaps()) {
        const auto fit = fitOffsetMap(snapshot.model->table(), snapshot.state.get(keys::offset), {});
        return filled(d, d, [&](auto row, auto column) { return fit->map(row, column); });
    }
    // Column j is what becomes of the unit vector of dimension j: a turn of its pair.
    const auto angle = [&](std::int64_t j) {
        const auto pair = static_cast<std::size_t>(snapshot.model->column(j).pair);
        return snapshot.model->frequencies()[pair].radians() *
               static_cast<double>(snapshot.state.get(keys::offset));
    };
    return filled(d, d, [&](auto row, auto column) {
        const Column to = snapshot.model->column(row);
        const Column from = snapshot.model->column(column);
        if (to.pair != from.pair) return 0.0;
        if (to.role == from.role) return std::cos(angle(row));
        return to.role == Role::sine ? std::sin(angle(row)) : -std::sin(angle(row));
    });
}

inline Matrix spectrum(const Snapshot& snapshot) {
    const auto all = snapshot.model->frequencies();
    return filled(static_cast<std::int64_t>(all.size()), 4, [&](auto pair, auto column) {
        const double radians = all[static_cast<std::size_t>(pair)].radians();
        return column == 0 ? static_cast<double>(pair) : column == 2 ? 2 * M_PI / radians : radians;
    });
}

inline Matrix rotation(const Snapshot& snapshot) {
    const RotaryEmbedding& rotary = *snapshot.model->rotary();
    return filled(snapshot.model->table().rows(), rotary.headDimensions(), [&](auto row, auto column) {
        std::vector<double> turned(static_cast<std::size_t>(rotary.headDimensions()));
        rotary.rotate(rotary.query(), snapshot.model->firstCursor() + row, false, turned);
        return turned[static_cast<std::size_t>(column)];
    });
}

inline Matrix bias(const Snapshot& snapshot) {
    const auto matrix = snapshot.model->bias()->matrix(snapshot.state.get(keys::head));
    return filled(matrix->rows(), matrix->columns(), [&](auto i, auto j) { return matrix->value(i, j); });
}

inline Matrix distance(const Snapshot& snapshot) {
    const DistanceCurves& curves = *snapshot.model->distance();
    const std::string& drawn = snapshot.state.get(keys::distanceCurve);
    const std::int64_t each =
        drawn == "envelope" ? 3 : 1;  // the mean, the least and the greatest of a window
    return filled(
        curves.farthest() - curves.nearest() + 1, 1 + each * curves.count(), [&](auto row, auto column) {
            const std::int64_t at = curves.nearest() + row;
            if (column == 0) return static_cast<double>(at);
            const std::int64_t curve = (column - 1) / each;
            if (drawn == "values") return curves.value(curve, at);
            const DistanceWindow window = windowAround(curves, at, snapshot.state.get(keys::distanceWindow));
            double sum = 0;
            double least = curves.value(curve, at);
            double greatest = least;
            for (std::int64_t n = window.first; n <= window.last; ++n) {
                const double value = curves.value(curve, n);
                sum += value;
                least = std::min(least, value);
                greatest = std::max(greatest, value);
            }
            const double mean = sum / static_cast<double>(window.last - window.first + 1);
            const std::int64_t which = (column - 1) % each;
            return which == 0 ? mean : which == 1 ? least : greatest;
        });
}

inline Matrix components(const Snapshot& snapshot) {
    const auto found = principalComponents(snapshot.model->table(), {});
    return filled(snapshot.model->table().rows(), Components::scored,
                  [&](auto row, auto column) { return found->scores(row, column); });
}

inline Matrix clocks(const Snapshot& snapshot) {
    const auto all = snapshot.model->frequencies();
    Indices pairs;
    for (std::int64_t pair = 0; pair < static_cast<std::int64_t>(all.size()); ++pair) {
        const Indices& chosen = snapshot.state.get(keys::clockPairs);
        if (snapshot.state.get(keys::clocks) == "all" ||
            std::find(chosen.begin(), chosen.end(), pair) != chosen.end())
            pairs.push_back(pair);
    }
    return filled(static_cast<std::int64_t>(pairs.size()), 7, [&](auto row, auto column) {
        const std::int64_t pair = pairs[static_cast<std::size_t>(row)];
        const double radians = all[static_cast<std::size_t>(pair)].radians();
        const auto p = static_cast<double>(snapshot.state.get(keys::position));
        const auto k = static_cast<double>(snapshot.state.get(keys::offset));
        const auto turned = [](double angle) { return angle - 2 * M_PI * std::floor(angle / (2 * M_PI)); };
        const double each[] = {static_cast<double>(pair), radians,
                               2 * M_PI / radians,        turned(radians * p),
                               turned(radians * (p + k)), std::sin(radians * p),
                               std::cos(radians * p)};
        return each[column];
    });
}

inline Matrix precision(const Snapshot& snapshot) {
    State state = snapshot.state;
    state.values.set("precision", Value(std::string("exact")));
    const Snapshot exact = makeSnapshot(state);
    const bool all = state.values.at("error_pairs") == Value(std::string("all"));
    const Field& table = snapshot.model->table();
    const std::int64_t chosen = snapshot.model->column(state.get(keys::dimension)).pair;
    return filled(table.rows(), 4, [&](auto row, auto column) {
        double lowest = 1e9, largest = 0, squares = 0, count = 0;
        for (std::int64_t j = 0; j < table.columns(); ++j) {
            if (!all && snapshot.model->column(j).pair != chosen) continue;
            const double error = std::abs(table.value(row, j) - exact.model->table().value(row, j));
            lowest = std::min(lowest, error);
            largest = std::max(largest, error);
            squares += error * error;
            ++count;
        }
        const double each[] = {static_cast<double>(snapshot.model->firstCursor() + row), lowest, largest,
                               std::sqrt(squares / count)};
        return each[column];
    });
}

/// The columns that count positions: the others are tests of their own.
inline Matrix counting(const Snapshot& snapshot) {
    const std::int64_t rows = snapshot.model->table().rows();
    return filled(rows, 2,
                  [&](auto row, auto) { return static_cast<double>(snapshot.model->firstCursor() + row); });
}

inline Matrix tokens(const Snapshot& snapshot) {
    const Positions& positions = snapshot.model->positions();
    return filled(
        static_cast<std::int64_t>(positions.axes().size()), positions.rows(),
        [&](auto axis, auto token) { return positions.at(token, static_cast<std::size_t>(axis)).value(); });
}

using Expectations = std::map<std::string, Matrix (*)(const Snapshot&)>;
inline const Expectations expectations{
    {"heatmap", heatmap},      {"waves", waves},         {"similarity", similarity}, {"grid", grid},
    {"offset-map", offsetMap}, {"spectrum", spectrum},   {"rotation", rotation},     {"bias", bias},
    {"distance", distance},    {"precision", precision}, {"components", components}, {"clocks", clocks},
    {"counting", counting},    {"tokens", tokens}};

}  // namespace posiscope::expected
