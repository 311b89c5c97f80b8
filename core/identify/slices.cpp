// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/identify/slices.h"

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

std::vector<std::size_t> axesOfSlices(const std::vector<StoredArray>& arrays) {
    constexpr std::int64_t longestAxis = 64;
    constexpr std::int64_t mostCells = 1 << 24;
    const StoredArray& first = arrays.front();
    const std::size_t last = first.shape.size() - (first.complex ? 2 : 1);
    std::vector<std::size_t> axes;
    if (std::ranges::count_if(first.shape, [](std::int64_t length) { return length > 1; }) <
        (first.complex ? 4 : 3))
        return axes;
    for (std::size_t axis = 0; axis < last; ++axis)
        if (first.shape[axis] > 1 && first.shape[axis] <= longestAxis &&
            std::ranges::all_of(arrays, [&](const StoredArray& each) {
                return each.shape == first.shape && each.count() <= mostCells;
            }))
            axes.push_back(axis);
    std::ranges::stable_sort(axes, {}, [&first](std::size_t axis) { return first.shape[axis]; });
    return axes;
}

namespace {

/// The cells of an array from a place on, one after the other, row after row.
std::optional<StoredArray> copied(const StoredArray& array, std::int64_t from) {
    StoredArray copy = array;
    std::int64_t step = 1;
    for (std::size_t k = array.shape.size(); k-- > 0; step *= array.shape[k])
        copy.steps[k] = step;
    const std::int64_t columns = array.shape.back();
    copy.cells = array.cells->taken(step / columns, columns, [&](std::int64_t n) {
        std::int64_t place = from;
        for (std::size_t k = array.shape.size(); k-- > 0; n /= array.shape[k])
            place += n % array.shape[k] * array.steps[k];
        return place;
    });
    return copy.cells == nullptr ? std::nullopt : std::optional(std::move(copy));
}

std::optional<StoredArray> sliceOf(StoredArray array, std::size_t axis, std::int64_t index) {
    const std::int64_t from = index * array.steps[axis];
    array.shape.erase(array.shape.begin() + static_cast<std::ptrdiff_t>(axis));
    array.steps.erase(array.steps.begin() + static_cast<std::ptrdiff_t>(axis));
    return copied(array, from);
}

bool isInRowOrder(const StoredArray& array) {
    std::int64_t step = 1;
    for (std::size_t k = array.steps.size(); k-- > 0; step *= array.shape[k])
        if (array.shape[k] > 1 && array.steps[k] != step) return false;
    return true;
}

}  // namespace

std::vector<StoredArray> sliceOf(const std::vector<StoredArray>& arrays, std::size_t axis,
                                 std::int64_t index) {
    std::vector<StoredArray> slices;
    for (const StoredArray& array : arrays) {
        auto slice = sliceOf(array, axis, index);
        if (!slice) return {};
        slices.push_back(*std::move(slice));
    }
    return slices;
}

std::vector<StoredArray> inRowOrder(std::vector<StoredArray> arrays) {
    for (StoredArray& array : arrays)
        if (!isInRowOrder(array))
            if (auto copy = copied(array, 0)) array = *std::move(copy);
    return arrays;
}

}  // namespace posiscope
