// SPDX-License-Identifier: GPL-3.0-or-later
// Orders of rows and columns, and tables in them.
#pragma once

#include <algorithm>
#include <numeric>
#include <vector>

#include "core/math/random.h"
#include "tests/support/storedarrays.h"

namespace orders {

using Order = std::vector<std::int64_t>;

/// 0 to count − 1 in an order that follows from the seed.
inline Order shuffled(std::int64_t count, std::uint64_t seed) {
    Order order(static_cast<std::size_t>(count));
    std::iota(order.begin(), order.end(), 0);
    for (std::size_t n = order.size(); n-- > 1;)
        std::swap(
            order[n],
            order[static_cast<std::size_t>(posiscope::uniformAt(seed, n) * static_cast<double>(n + 1))]);
    return order;
}
inline Order every(std::int64_t count, std::int64_t step, std::int64_t first = 0) {
    Order order;
    for (std::int64_t n = first; n < count; n += step)
        order.push_back(n);
    return order;
}
inline Order between(std::int64_t first, std::int64_t end) {
    return every(end, 1, first);
}
inline Order all(std::int64_t count) {
    return every(count, 1);
}
inline Order reversed(std::int64_t count) {
    Order order = all(count);
    std::reverse(order.begin(), order.end());
    return order;
}
/// Some three quarters, ascending.
inline Order most(std::int64_t count) {
    Order order = shuffled(count, 7);
    order.resize(static_cast<std::size_t>(count * 3 / 4));
    std::sort(order.begin(), order.end());
    return order;
}

/// Some rows and columns of a table.
inline std::vector<double> cellsTaken(const std::vector<double>& cells, std::int64_t width, const Order& rows,
                                      const Order& columns) {
    std::vector<double> some;
    for (const std::int64_t row : rows)
        for (const std::int64_t column : columns)
            some.push_back(cells[static_cast<std::size_t>(row * width + column)]);
    return some;
}
inline posiscope::StoredArray taken(const std::vector<double>& cells, std::int64_t width, const Order& rows,
                                    const Order& columns, posiscope::CellType type) {
    return arrayOf({static_cast<std::int64_t>(rows.size()), static_cast<std::int64_t>(columns.size())},
                   cellsTaken(cells, width, rows, columns), type);
}

}  // namespace orders
