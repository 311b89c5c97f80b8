// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/identify/equalslices.h"

#include <algorithm>

#include "core/parameters/numbertext.h"

namespace posiscope {

namespace {

/// The places of all cells with index 0 along an axis.
std::vector<std::int64_t> firstSlice(const StoredArray& array, std::size_t axis) {
    std::vector<std::int64_t> places{0};
    for (std::size_t n = 0; n < array.shape.size(); ++n) {
        if (n == axis) continue;
        std::vector<std::int64_t> more;
        for (const std::int64_t place : places)
            for (std::int64_t k = 0; k < array.shape[n]; ++k)
                more.push_back(place + k * array.steps[n]);
        places = std::move(more);
    }
    return places;
}

/// Cells beyond the first few are looked at only where these are equal.
bool areEqualAlong(const StoredArray& array, std::size_t axis, Pace& pace) {
    constexpr std::int64_t most = 1 << 24;
    constexpr std::int64_t often = 65'536;
    if (array.count() > most) return false;
    std::int64_t looked = 0;
    for (const std::int64_t place : firstSlice(array, axis)) {
        if (++looked % often == 0) pace.step();
        const double first = array.at(place);
        for (std::int64_t k = 1; k < array.shape[axis]; ++k)
            if (array.at(place + k * array.steps[axis]) != first) return false;
    }
    return true;
}

std::string shapeOf(const StoredArray& array) {
    std::string words;
    for (const std::int64_t length : array.shape)
        words += (words.empty() ? "" : " × ") + groupedDigits(length);
    return words;
}

}  // namespace

std::optional<FoldedArrays> withoutEqualSlices(const std::vector<StoredArray>& arrays, Pace& pace) {
    const StoredArray& first = arrays.front();
    if (std::ranges::count_if(first.shape, [](std::int64_t length) { return length > 1; }) < 3)
        return std::nullopt;
    for (std::size_t axis = 0; axis + 1 < first.shape.size(); ++axis) {
        if (first.shape[axis] < 2) continue;
        if (!std::ranges::all_of(arrays,
                                 [&](const StoredArray& each) { return areEqualAlong(each, axis, pace); }))
            continue;
        FoldedArrays folded{
            arrays, axis,
            Text(POSISCOPE_TR("core", "%1: the %2 slices along axis %3 are equal; one of them is told"),
                 {shapeOf(first), groupedDigits(first.shape[axis]), std::to_string(axis)})};
        for (StoredArray& each : folded.arrays) {
            each.shape.erase(each.shape.begin() + static_cast<std::ptrdiff_t>(axis));
            each.steps.erase(each.steps.begin() + static_cast<std::ptrdiff_t>(axis));
        }
        return folded;
    }
    return std::nullopt;
}

}  // namespace posiscope
