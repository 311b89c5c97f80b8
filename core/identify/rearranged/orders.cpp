// SPDX-License-Identifier: GPL-3.0-or-later
// Orders of rows and columns: those that are looked at, and how others differ from the usual one.
#include <algorithm>
#include <numeric>

#include "core/identify/rearranged/rearranged.h"
#include "core/identify/rowpositions.h"
#include "core/parameters/numbertext.h"

namespace posiscope {

namespace {

bool isInOrder(const std::vector<std::int64_t>& columns, std::int64_t all) {
    for (std::size_t n = 0; n < columns.size(); ++n)
        if (columns[n] != static_cast<std::int64_t>(n)) return false;
    return static_cast<std::int64_t>(columns.size()) == all;
}

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

Form formOf(const Meaning& meaning, const std::vector<std::int64_t>& columns) {
    Form form = meaning.columns;
    form.contents.clear();
    for (const std::int64_t column : columns)
        form.contents.push_back(meaning.columns.contents[static_cast<std::size_t>(column)]);
    form.sines.clear();
    form.cosines.clear();
    return form;
}

}  // namespace

std::vector<std::int64_t> spreadRows(std::int64_t rows, std::int64_t most) {
    std::vector<std::int64_t> all;
    const std::int64_t count = std::min(rows, most);
    for (std::int64_t n = 0; n < count; ++n)
        all.push_back(n * (rows - 1) / std::max<std::int64_t>(1, count - 1));
    return all;
}

std::vector<std::int64_t> tellingRows(std::int64_t rows) {
    std::vector<std::int64_t> all{1, 2, 3, 5, 8, 13, 21, 34, 55};
    for (std::int64_t row = 89; row < rows; row += std::max<std::int64_t>(1, row / 8))
        all.push_back(row);
    all.push_back(rows - 1);
    std::sort(all.begin(), all.end());
    all.erase(std::unique(all.begin(), all.end()), all.end());
    all.erase(std::lower_bound(all.begin(), all.end(), rows), all.end());
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

Order orderOfColumns(const std::vector<std::int64_t>& columns, std::int64_t all) {
    const bool some = static_cast<std::int64_t>(columns.size()) < all;
    const std::int64_t step = columns[1] - columns[0];
    bool even = true;
    for (std::size_t n = 1; n < columns.size(); ++n)
        even = even && columns[n] - columns[n - 1] == step;
    if (some && even && step == 1)
        return {"-some-columns",
                Text(POSISCOPE_TR("core", "there are the columns %1 to %2 of %3"),
                     {std::to_string(columns.front()), std::to_string(columns.back()), groupedDigits(all)})};
    if (some && std::is_sorted(columns.begin(), columns.end()))
        return {"-some-columns", Text(POSISCOPE_TR("core", "some columns of %1 are missing: there are %2"),
                                      {groupedDigits(all), firstOf(columns)})};
    return {some ? "-some-permuted-columns" : "-permuted-columns",
            Text(POSISCOPE_TR("core", "columns are permuted: they hold the columns %1 of %2"),
                 {firstOf(columns), groupedDigits(all)})};
}

std::optional<Identity> answerInColumns(const Subjects& subjects, const Sheet& sheet, const Meaning& meaning,
                                        const std::vector<std::int64_t>& columns) {
    const auto count = static_cast<std::int64_t>(meaning.columns.contents.size());
    if (columns.empty() || isInOrder(columns, count)) return std::nullopt;
    const Order order = orderOfColumns(columns, count);
    return rearrangedAnswer(subjects, sheet, formOf(meaning, columns), meaning, meaning.recipe, order.suffix,
                            order.words);
}

}  // namespace posiscope
