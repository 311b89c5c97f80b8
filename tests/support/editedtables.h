// SPDX-License-Identifier: GPL-3.0-or-later
// Tables that are edited in known ways, alone and two after each other, with the ids of what was done.
#pragma once

#include <Eigen/Core>
#include <QString>
#include <QStringList>
#include <cmath>
#include <functional>

#include "core/math/random.h"
#include "core/math/rounding.h"
#include "tests/support/orders.h"

namespace edited {

using Matrix = Eigen::MatrixXd;
using posiscope::NumberKind;

/// sin and cos of p · 10000^(−2i/d) beside each other.
inline Matrix sinusoid(Eigen::Index rows, Eigen::Index columns) {
    Matrix all(rows, columns);
    for (Eigen::Index r = 0; r < rows; ++r)
        for (Eigen::Index c = 0; c < columns; ++c) {
            const double pair = static_cast<double>(c / 2 * 2) / static_cast<double>(columns);
            const double angle = static_cast<double>(r) * std::pow(10000.0, -pair);
            all(r, c) = c % 2 == 0 ? std::sin(angle) : std::cos(angle);
        }
    return all;
}
/// The cosines of a rotary cache, then its sines.
inline Matrix rotary(Eigen::Index rows, Eigen::Index columns) {
    const Matrix together = sinusoid(rows, columns);
    Matrix all(rows, columns);
    const Eigen::Index half = columns / 2;
    for (Eigen::Index c = 0; c < half; ++c) {
        all.col(c) = together.col(2 * c + 1);
        all.col(half + c) = together.col(2 * c);
    }
    return all;
}
inline Matrix learned(Eigen::Index rows, Eigen::Index columns, std::uint64_t seed = 3) {
    Matrix all(rows, columns);
    for (Eigen::Index n = 0; n < all.size(); ++n)
        all.data()[n] = 0.02 * posiscope::normalAt(seed, static_cast<std::uint64_t>(n));
    return all;
}
/// −2^(−8 (h + 1) / heads) · distance, a row for each head.
inline Matrix alibi(Eigen::Index heads, Eigen::Index distances) {
    Matrix all(heads, distances);
    for (Eigen::Index h = 0; h < heads; ++h)
        for (Eigen::Index d = 0; d < distances; ++d)
            all(h, d) = -std::pow(2, -8.0 * static_cast<double>(h + 1) / static_cast<double>(heads)) *
                        static_cast<double>(d);
    return all;
}
/// T5's learned biases, a row for each bucket.
inline Matrix buckets(Eigen::Index heads) {
    return 50 * learned(32, heads, 5);
}

struct Table {
    const char* name;
    Matrix cells;
};
inline std::vector<Table> tables() {
    return {{"sinusoid", sinusoid(160, 48)},
            {"learned", learned(197, 96)},
            {"rotary", rotary(192, 32)},
            {"ALiBi", alibi(8, 96)},
            {"T5", buckets(12)}};
}

inline Matrix taken(const Matrix& cells, const orders::Order& rows, const orders::Order& columns) {
    Matrix some(std::ssize(rows), std::ssize(columns));
    for (Eigen::Index r = 0; r < some.rows(); ++r)
        for (Eigen::Index c = 0; c < some.cols(); ++c)
            some(r, c) = cells(rows[static_cast<std::size_t>(r)], columns[static_cast<std::size_t>(c)]);
    return some;
}
inline Matrix rowsTaken(const Matrix& cells, const orders::Order& rows) {
    return taken(cells, rows, orders::all(cells.cols()));
}
inline Matrix columnsTaken(const Matrix& cells, const orders::Order& columns) {
    return taken(cells, orders::all(cells.rows()), columns);
}
inline orders::Order rolled(std::int64_t count, std::int64_t by) {
    orders::Order order;
    for (std::int64_t n = 0; n < count; ++n)
        order.push_back((n + by) % count);
    return order;
}
inline orders::Order twice(std::int64_t count) {
    orders::Order order = orders::all(count), again = order;
    order.insert(order.end(), again.begin(), again.end());
    return order;
}
/// Noise of a fiftieth of the cells' deviation in half of the rows: more than the last place of bfloat16.
inline Matrix noisy(const Matrix& cells) {
    std::vector<double> sizes;
    for (Eigen::Index r = 0; r < cells.rows(); ++r)
        sizes.push_back(std::sqrt((cells.row(r).array() - cells.row(r).mean()).square().mean()));
    std::ranges::sort(sizes);
    Matrix all = cells;
    for (Eigen::Index n = 0; n < all.size(); ++n)
        all.data()[n] +=
            0.02 * sizes[sizes.size() / 2] * posiscope::normalAt(9, static_cast<std::uint64_t>(n));
    return all;
}

struct Change {
    const char* name;
    const char* id;
    Matrix (*made)(const Matrix& cells);
};
inline const Change changes[] = {
    {"rows reversed", "rows-reversed",
     [](const Matrix& cells) { return rowsTaken(cells, orders::reversed(cells.rows())); }},
    {"rows shuffled", "rows-shuffled",
     [](const Matrix& cells) { return rowsTaken(cells, orders::shuffled(cells.rows(), 1)); }},
    {"rows rolled", "rows-rolled",
     [](const Matrix& cells) { return rowsTaken(cells, rolled(cells.rows(), cells.rows() / 3 + 1)); }},
    {"rows repeated", "rows-repeated",
     [](const Matrix& cells) { return rowsTaken(cells, twice(cells.rows())); }},
    {"rows cut", "rows-cut",
     [](const Matrix& cells) {
         return rowsTaken(cells, orders::between(cells.rows() / 8, cells.rows() / 8 * 7));
     }},
    {"columns permuted", "columns-permuted",
     [](const Matrix& cells) { return columnsTaken(cells, orders::shuffled(cells.cols(), 2)); }},
    {"negated", "negated", [](const Matrix& cells) -> Matrix { return -cells; }},
    {"some columns negated", "columns-negated",
     [](const Matrix& cells) {
         Matrix all = cells;
         for (Eigen::Index c = 1; c < all.cols(); c += 3)
             all.col(c) *= -1;
         return all;
     }},
    {"half", "another-scale", [](const Matrix& cells) -> Matrix { return 0.5 * cells; }},
    {"half and a constant", "another-scale",
     [](const Matrix& cells) -> Matrix { return (0.5 * cells.array() + 0.1).matrix(); }},
    {"transposed", "transposed", [](const Matrix& cells) -> Matrix { return cells.transpose(); }},
    {"noise", "inexact", noisy}};

/// Two changes, the second of what the first has made, and the ids of both together.
struct TwoChanges {
    std::size_t first, second;
    const char* ids;
};
inline constexpr TwoChanges pairs[] = {{0, 5, "rows-reversed columns-permuted"},
                                       {0, 6, "rows-reversed negated"},
                                       {0, 8, "rows-reversed another-scale"},
                                       {0, 11, "rows-reversed inexact"},
                                       {1, 5, "rows-shuffled columns-permuted"},
                                       {1, 7, "rows-shuffled columns-negated"},
                                       {1, 9, "rows-shuffled another-scale"},
                                       {2, 6, "rows-rolled negated"},
                                       {2, 9, "rows-rolled another-scale"},
                                       {3, 0, "rows-repeated rows-reversed"},
                                       {3, 7, "rows-repeated columns-negated"},
                                       {3, 8, "rows-repeated another-scale"},
                                       {4, 0, "rows-cut rows-reversed"},
                                       {4, 5, "rows-cut columns-permuted"},
                                       {4, 6, "rows-cut negated"},
                                       {5, 7, "columns-permuted columns-negated"},
                                       {5, 8, "columns-permuted another-scale"},
                                       {10, 0, "transposed rows-reversed"},
                                       {10, 9, "transposed another-scale"},
                                       {6, 11, "negated inexact"}};

/// All changes and pairs of them: the name, what is made, and the ids, the order of which says nothing.
struct Case {
    QString name;
    std::function<Matrix(const Matrix& cells)> made;
    QStringList ids;
};
inline std::vector<Case> cases() {
    std::vector<Case> all;
    for (const Change& each : changes)
        all.push_back({each.name, each.made, {each.id}});
    for (const TwoChanges& each : pairs)
        all.push_back({QString("%1, %2").arg(changes[each.first].name, changes[each.second].name),
                       [each](const Matrix& cells) {
                           return changes[each.second].made(changes[each.first].made(cells));
                       },
                       QString(each.ids).split(' ')});
    return all;
}

inline Matrix rounded(NumberKind kind, Matrix cells) {
    for (Eigen::Index n = 0; n < cells.size(); ++n)
        cells.data()[n] = posiscope::roundTo(kind, cells.data()[n]);
    return cells;
}

}  // namespace edited
