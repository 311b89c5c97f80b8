// SPDX-License-Identifier: GPL-3.0-or-later
// Rows that are shuffled, or selected from a longer table.
#include <algorithm>
#include <numeric>
#include "core/identify/rearranged/rearranged.h"
#include "core/identify/rowpositions.h"
#include "core/parameters/numbertext.h"

namespace posiscope {

namespace {

Order repeatedRows(const std::vector<std::int64_t>& positions) {
    return {"-repeated-rows",
            Text(POSISCOPE_TR("core", "rows stand several times: they hold the positions %1"),
                 {firstOf(positions)})};
}

std::optional<Identity> shuffledRowsIn(const Input& input, const Sheet& sheet, const Form& form,
                                       const Expectation* expected) {
    const bool flat = form.id == "interleaved" || form.id == "half-split";
    const std::int64_t columns = flat ? sheet.columns() : 2 * form.pairs;
    const Sample few(sheet, spreadRows(sheet.rows(), 24));
    for (const Hypothesis& hypothesis : hypothesesOf(expected, &form, columns)) {
        input.pace.step();
        Recipe recipe = hypothesis.recipe;
        if (recipe.width > 0 || static_cast<std::int64_t>(recipe.pairs()) != form.pairs ||
            !normsAre(form, few, recipe.amplitude, input.cells))
            continue;
        std::vector<std::int64_t> positions = positionsOfAllRows(input, sheet, form, recipe);
        if (positions.empty()) continue;
        const bool repeated = !nearlyAllDiffer(positions);
        // Without an expectation, chance could find some positions again and again.
        if (repeated ? expected == nullptr : areInOrder(positions)) continue;
        const Order order = repeated ? repeatedRows(positions) : orderOfRows(positions);
        recipe.lists = {std::move(positions)};
        recipe.zeroRows = 0;
        return rearrangedAnswer(input, sheet, form, hypothesis, recipe, order.suffix, order.words);
    }
    return std::nullopt;
}

}  // namespace

std::optional<Identity> rearrangedRows(const Input& input, const Expectation* expected) {
    for (const Sheet& sheet : input.sheets) {
        if (sheet.rows() < fewestRows) continue;
        const Sample few(sheet, spreadRows(sheet.rows(), 24));
        for (const Form& form : formsOf(sheet)) {
            input.pace.step();
            if (!hasPairs(form) || !repeatsHold(form, few)) continue;
            if (expected == nullptr && !normsAre(form, few, 1, input.cells)) continue;
            if (auto found = shuffledRowsIn(input, sheet, form, expected)) return found;
        }
    }
    return std::nullopt;
}

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

std::vector<std::int64_t> positionsOfAllRows(const Input& input, const Sheet& sheet, const Form& form,
                                             const Recipe& recipe) {
    constexpr std::int64_t limit = 131'072;  // positions
    constexpr std::size_t mostPairs = 24;
    std::vector<std::size_t> pairs(recipe.pairs());
    std::iota(pairs.begin(), pairs.end(), 0);
    pairs = someOfPairs(pairs, mostPairs);
    const PositionFinder finder(recipe.radiansOf(pairs), input.cells, limit);
    // A few rows come first, because they rule out most tables.
    if (positionsOf(sheet, spreadRows(sheet.rows(), 24), form, finder, pairs, input.pace).empty()) return {};
    return positionsOf(sheet, spreadRows(sheet.rows(), sheet.rows()), form, finder, pairs, input.pace);
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
