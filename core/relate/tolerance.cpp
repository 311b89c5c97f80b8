// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/relate/tolerance.h"

#include <algorithm>
#include <cmath>

namespace posiscope {

CellType coarserOf(const StoredTable& a, const StoredTable& b) {
    const CellType left = a.cellType(), right = b.cellType();
    return roundingOf(left) > roundingOf(right) ? left : right;
}

bool hasSmallType(const StoredTable& a, const StoredTable& b) {
    const CellType type = coarserOf(a, b);
    return bytesOf(type) == 2 && roundingOf(type) > 0;
}

double lastPlaceOf(const StoredTable& a, const StoredTable& b) {
    double largest = 0;
    for (const StoredTable* table : {&a, &b})
        largest = std::max({largest, std::abs(table->smallest()), std::abs(table->largest())});
    return 2 * std::max(roundingOf(a.cellType()), roundingOf(b.cellType())) * largest;
}

CellTolerance cellTolerance(const StoredTable& a, const StoredTable& b, std::optional<double> given) {
    if (given) return {*given, 0};
    const double largest = std::max(
        {std::abs(a.smallest()), std::abs(a.largest()), std::abs(b.smallest()), std::abs(b.largest())});
    const double share = 2 * std::max(roundingOf(a.cellType()), roundingOf(b.cellType()));
    return {std::min(lastPlaceOf(a, b), 2 * roundingOf(CellType::float32) * largest), share};
}

CellsApart usuallyApart(const StoredTable& a, const StoredTable& b, std::int64_t rows) {
    if (!hasSmallType(a, b)) return {lastPlaceOf(a, b)};
    return {std::ldexp(static_cast<double>(rows), -23), 2 * roundingOf(coarserOf(a, b))};
}

}  // namespace posiscope
