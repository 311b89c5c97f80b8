// SPDX-License-Identifier: GPL-3.0-or-later
// Orders of rows: those that are looked at, and how others differ from the usual one.
#include <algorithm>
#include <numeric>

#include "core/identify/rearranged/rearranged.h"
#include "core/identify/rowpositions.h"
#include "core/parameters/numbertext.h"

namespace posiscope {

namespace {

/// The positions of these rows; empty where more than a few have none.
std::vector<std::int64_t> positionsOf(const Sheet& sheet, const std::vector<std::int64_t>& rows,
                                      const Form& form, const PositionFinder& finder,
                                      const std::vector<std::size_t>& pairs, Pace& pace) {
    std::vector<std::int64_t> positions;
    std::size_t missing = 0;
    std::int64_t last = 0;
    std::vector<double> cells(static_cast<std::size_t>(sheet.columns()));
    for (const std::int64_t row : rows) {
        pace.step();
        sheet.row(row, cells.data());
        const auto found = finder.at(phasesOf(cells.data(), form, pairs), last);
        if (!found && ++missing * 33 > rows.size()) return {};
        last = found.value_or(last);
        positions.push_back(last);
    }
    return positions;
}

}  // namespace

std::vector<std::int64_t> spreadRows(std::int64_t rows, std::int64_t most) {
    std::vector<std::int64_t> all;
    const std::int64_t count = std::min(rows, most);
    for (std::int64_t n = 0; n < count; ++n)
        all.push_back(n * (rows - 1) / std::max<std::int64_t>(1, count - 1));
    return all;
}

std::vector<std::int64_t> positionsOfAllRows(const Subjects& subjects, const Sheet& sheet, const Form& form,
                                             const Recipe& recipe) {
    constexpr std::int64_t limit = 131'072;  // positions
    constexpr std::size_t mostPairs = 24;
    std::vector<std::size_t> pairs(recipe.pairs());
    std::iota(pairs.begin(), pairs.end(), 0);
    pairs = someOfPairs(pairs, mostPairs);
    const PositionFinder finder(recipe.radiansOf(pairs), subjects.cells, limit);
    // A few rows come first, because they rule out most tables.
    if (positionsOf(sheet, spreadRows(sheet.rows(), 24), form, finder, pairs, subjects.pace).empty())
        return {};
    return positionsOf(sheet, spreadRows(sheet.rows(), sheet.rows()), form, finder, pairs, subjects.pace);
}

bool areInOrder(const std::vector<std::int64_t>& positions) {
    std::size_t following = 0;
    for (std::size_t n = 1; n < positions.size(); ++n)
        following += positions[n] == positions[n - 1] + 1 ? 1 : 0;
    return following * 10 >= positions.size() * 9;
}

bool nearlyAllDiffer(std::vector<std::int64_t> positions) {
    const std::size_t count = positions.size();
    std::sort(positions.begin(), positions.end());
    const auto end = std::unique(positions.begin(), positions.end());
    return static_cast<std::size_t>(end - positions.begin()) * 33 >= count * 32;
}

Order orderOfRows(const std::vector<std::int64_t>& positions) {
    const std::int64_t first = positions.front();
    const std::int64_t step = positions[1] - first;
    bool even = true;
    for (std::size_t n = 1; n < positions.size(); ++n)
        even = even && positions[n] - positions[n - 1] == step;
    if (even && step > 0)
        return {"-some-rows", Text(POSISCOPE_TR("core", "rows are every %1 positions, from position %2 on"),
                                   {groupedDigits(step), groupedDigits(first)})};
    if (even)
        return {"-reversed-rows", Text(POSISCOPE_TR("core", "rows count down by %1, from position %2 on"),
                                       {groupedDigits(-step), groupedDigits(first)})};
    if (std::is_sorted(positions.begin(), positions.end()))
        return {"-some-rows", Text(POSISCOPE_TR("core", "some rows are missing: there are the positions %1"),
                                   {firstOf(positions)})};
    return {"-shuffled-rows", shuffledWords(positions)};
}

}  // namespace posiscope
