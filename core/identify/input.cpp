// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/identify/input.h"

#include <algorithm>
#include <cmath>

namespace posiscope {

namespace {

/// The narrowest type of cells sampled from the whole array.
NumberKind kindOfCells(const std::vector<StoredArray>& arrays) {
    constexpr std::int64_t most = 20'000;
    std::vector<double> cells;
    for (const StoredArray& array : arrays) {
        const std::int64_t stride = std::max<std::int64_t>(1, array.count() / most) | 1;
        for (std::int64_t place = 0; place < array.count(); place += stride)
            cells.push_back(array.at(place));
    }
    return narrowestKind(cells, kindOf(*arrays.front().cells));
}

}  // namespace

Input inputOf(const std::vector<StoredArray>& arrays, Pace& pace) {
    return {arrays, longAxes(arrays.front()), sheetsOf(arrays), kindOfCells(arrays), pace};
}

bool holdsSines(const Input& input) {
    constexpr std::int64_t most = 2000;
    const StoredArray& array = input.arrays.front();
    const std::int64_t stride = std::max<std::int64_t>(1, array.count() / most) | 1;
    std::int64_t outside = 0;
    for (std::int64_t place = 0; place < array.count(); place += stride)
        outside += std::abs(array.at(place)) <= 1 + 2 * roundingOf(input.cells) ? 0 : 1;
    return outside * 20 <= std::min(array.count(), most);
}

std::vector<double> frequenciesIn(const Input& input) {
    if (input.axes.size() != 1 || input.arrays.size() != 1 || input.axes[0] < 2) return {};
    if (input.axes[0] > mostFrequencies) return {};
    std::vector<double> radians = input.numbers();
    if (radians.front() < radians.back())
        for (double& each : radians)
            each = 1 / each;
    return radians;
}

std::vector<double> Input::numbers() const {
    std::vector<double> all;
    for (std::int64_t n = 0; n < arrays.front().count(); ++n)
        all.push_back(arrays.front().at(n));
    return all;
}

}  // namespace posiscope
