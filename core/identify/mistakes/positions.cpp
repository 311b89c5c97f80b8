// SPDX-License-Identifier: GPL-3.0-or-later
// Mistakes in the position that a row holds, and in the places of a grid.
#include <array>

#include "core/identify/mistakes/mistakes.h"
#include "core/parameters/numbertext.h"

namespace posiscope {

namespace {

/// "The grid has 6 × 10 places, not 7 × 10".
Text otherPlaces(const Case& right, std::int64_t height, std::int64_t width) {
    return {POSISCOPE_TR("core", "The grid has %1 × %2 places, not %3 × %4"),
            {std::to_string(height), std::to_string(width), std::to_string(right.values.get(heightKey)),
             std::to_string(right.values.get(widthKey))}};
}

/// A grid that lost a row.
std::vector<Variant> oneRowShortAfterResizing(const Case& right) {
    std::vector<Variant> all;
    if (!right.grid()) return all;
    const std::int64_t height = right.values.get(heightKey);
    const std::int64_t width = right.values.get(widthKey);
    for (const auto& [h, w] :
         {std::pair{height - 1, width - 1}, std::pair{height - 1, width}, std::pair{height, width - 1}})
        for (Variant& each :
             remade(right, {{heightKey.name, h}, {widthKey.name, w}}, otherPlaces(right, h, w)))
            if (h * w == right.rows) all.push_back(std::move(each));
    return all;
}

/// A grid with another number of rows of places, or of places. Coordinates may be divided by the height that
/// was meant.
std::vector<Variant> otherHeight(const Case& right) {
    if (right.hasAllPlaces()) return {};
    const std::int64_t width = right.values.get(widthKey), height = right.rows / width;
    const bool whole = height * width == right.rows;
    const Text words =
        whole ? otherPlaces(right, height, width)
              : Text(POSISCOPE_TR("core", "There are %1 rows where %2 were meant"),
                     {groupedDigits(right.rows), groupedDigits(width * right.values.get(heightKey))});
    std::vector<Variant> all;
    if (whole) all = remade(right, {{heightKey.name, height}}, words);
    all.push_back(changed(
        right, [](Recipe&) {}, words));
    return all;
}

/// Row 0 left zero.
std::vector<Variant> firstRowZero(const Case& right) {
    if (right.right.zeroRows > 0) return {};
    return {changed(
        right, [](Recipe& recipe) { recipe.zeroRows = 1; },
        POSISCOPE_TR("core", "Row 0 is all zeros, its cosines too, which should be 1"),
        POSISCOPE_TR("core", "row 0"))};
}

/// The position of row p, where the first row has another one: "p", "p − 2", "p + 1".
std::string heldFrom(std::int64_t first) {
    if (first == 0) return "p";
    return (first < 0 ? "p − " : "p + ") + groupedDigits(std::abs(first));
}

/// Rows moved by padding_idx + 1.
std::vector<Variant> rowsMoved(const Case& right) {
    std::vector<Variant> all;
    if (right.rotary() || right.grid() || right.right.step < 0) return all;
    const auto add = [&](std::int64_t k, bool zeros) {
        if (k == 0) return;
        all.push_back(changed(
            right,
            [k, zeros](Recipe& recipe) {
                recipe.first -= k;
                if (zeros && k > 0) recipe.zeroRows = k;
            },
            Text(POSISCOPE_TR("core", "Row p holds position %1: the rows are moved"),
                 {heldFrom(right.right.first - k)}),
            Text(POSISCOPE_TR("core", "rows from %1 on"), {std::to_string(k > 0 ? k : 0)})));
    };
    for (const std::int64_t k : {1, 2}) {
        add(k, true);
        add(k, false);
    }
    if (right.reading != nullptr) add(right.right.first - right.reading->first, false);
    return all;
}

/// The same row for all positions.
std::vector<Variant> oneRowForAll(const Case& right) {
    std::vector<Variant> all;
    if (right.grid()) return all;
    for (const std::int64_t row : {right.rows, right.rows - 1, std::int64_t{0}, std::int64_t{1}})
        all.push_back(changed(
            right,
            [row](Recipe& recipe) {
                recipe.first += recipe.step * row;
                recipe.oneRow = true;
            },
            Text(POSISCOPE_TR("core", "All rows are that of position %1"), {std::to_string(row)})));
    return all;
}

/// Positions that restart while decoding.
std::vector<Variant> offsetOfTheCacheIgnored(const Case& right) {
    if (!right.rotary() || right.reading == nullptr) return {};
    const std::int64_t k = right.right.first - right.reading->first;
    if (k <= 0) return {};
    return {changed(
        right, [k](Recipe& recipe) { recipe.first -= k; },
        Text(POSISCOPE_TR("core", "Row p holds position %1: the rows in the cache were not counted"),
             {heldFrom(right.right.first - k)}))};
}

/// Positions that count padding tokens.
std::vector<Variant> paddingCounted(const Case& right) {
    if (!right.rotary() || right.reading == nullptr) return {};
    const std::int64_t k = right.reading->first - right.right.first;
    if (k <= 0) return {};
    return {changed(
        right, [k](Recipe& recipe) { recipe.first += k; },
        Text(POSISCOPE_TR("core", "Row p holds position %1: padding was counted"),
             {heldFrom(right.right.first + k)}))};
}

/// [PE(row), PE(column)] for [PE(column), PE(row)].
std::vector<Variant> halvesExchanged(const Case& right) {
    if (!right.grid()) return {};
    return {changed(
        right, [](Recipe& recipe) { exchangeAxes(recipe.axes); },
        POSISCOPE_TR("core", "The halves of the two axes are exchanged: columns j and j ± d/2"),
        POSISCOPE_TR("core", "all columns"))};
}

}  // namespace

std::span<const Mistake> positionsMistakes() {
    static constexpr std::array all{
        // id, wrong by itself, changes parameters, its tables
        Mistake{"one-row-short-after-resizing", false, true, oneRowShortAfterResizing},
        Mistake{"another-length", false, true, otherHeight},
        Mistake{"first-row-zero", false, false, firstRowZero},
        Mistake{"rows-moved", false, false, rowsMoved},
        Mistake{"one-row-for-all", true, false, oneRowForAll},
        Mistake{"offset-of-the-cache-ignored", false, false, offsetOfTheCacheIgnored},
        Mistake{"padding-counted", false, false, paddingCounted},
        Mistake{"halves-exchanged", false, false, halvesExchanged}};
    return all;
}

}  // namespace posiscope
