// SPDX-License-Identifier: GPL-3.0-or-later
// Blocks of fields, cell by cell.
#pragma once

#include <cmath>
#include <string>
#include <vector>

#include "core/fields/field.h"

/// The mean of the cells, added up.
inline double meanOf(const posiscope::Field& field, posiscope::IndexRange rows,
                     posiscope::IndexRange columns) {
    std::vector<double> line(static_cast<std::size_t>(columns.count));
    long double sum = 0;
    for (std::int64_t row = rows.first; row < rows.end(); ++row) {
        field.fill({row, 1}, columns, line.data());
        for (const double cell : line)
            sum += static_cast<long double>(cell);
    }
    return static_cast<double>(
        sum / (static_cast<long double>(rows.count) * static_cast<long double>(columns.count)));
}

/// The runs of a picture: `pixels` of nearly equal length.
inline std::vector<posiscope::IndexRange> pixelRuns(std::int64_t from, std::int64_t cells,
                                                    std::int64_t pixels) {
    std::vector<posiscope::IndexRange> runs;
    for (std::int64_t n = 0; n < pixels; ++n) {
        const std::int64_t first = from + cells * n / pixels;
        runs.push_back({first, from + cells * (n + 1) / pixels - first});
    }
    return runs;
}

/// |a − b|; 0 where both are −∞.
inline double difference(double a, double b) {
    return a == b ? 0 : std::abs(a - b);
}

inline std::string text(posiscope::IndexRange rows, posiscope::IndexRange columns) {
    return "rows " + std::to_string(rows.first) + " + " + std::to_string(rows.count) + ", columns " +
           std::to_string(columns.first) + " + " + std::to_string(columns.count);
}
