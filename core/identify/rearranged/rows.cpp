// Rows that are shuffled, or selected from a longer table.
#include <algorithm>
#include <cmath>
#include <numeric>

#include "core/identify/rearranged/rearranged.h"
#include "core/identify/rowpositions.h"
#include "core/parameters/numbertext.h"

namespace posiscope {

namespace {

constexpr std::int64_t limit = 131'072;  // positions
constexpr std::int64_t fewestRows = 8;
constexpr std::size_t mostPairs = 24;

/// This many rows, evenly spaced.
std::vector<std::int64_t> spreadRows(std::int64_t rows, std::int64_t most) {
    std::vector<std::int64_t> all;
    const std::int64_t count = std::min(rows, most);
    for (std::int64_t n = 0; n < count; ++n)
        all.push_back(n * (rows - 1) / std::max<std::int64_t>(1, count - 1));
    return all;
}

/// The positions of sampled rows; empty where more than a few have none.
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

/// Whether nearly all positions are consecutive.
bool areInOrder(const std::vector<std::int64_t>& positions) {
    std::size_t following = 0;
    for (std::size_t n = 1; n < positions.size(); ++n)
        following += positions[n] == positions[n - 1] + 1 ? 1 : 0;
    return following * 10 >= positions.size() * 9;
}

bool areDifferent(std::vector<std::int64_t> positions) {
    const std::size_t count = positions.size();
    std::sort(positions.begin(), positions.end());
    const auto end = std::unique(positions.begin(), positions.end());
    return static_cast<std::size_t>(end - positions.begin()) * 33 >= count * 32;
}

/// The deviation from the usual order of rows.
struct Order {
    std::string suffix;
    Text words;
};
Order orderOf(const std::vector<std::int64_t>& positions) {
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

std::optional<Identity> inForm(const Subjects& subjects, const Sheet& sheet, const Form& form,
                               const Expectation* expected) {
    const bool flat = form.id == "interleaved" || form.id == "half-split";
    const std::int64_t columns = flat ? sheet.columns() : 2 * form.pairs;
    const Sample few(sheet, spreadRows(sheet.rows(), 24));
    std::vector<std::size_t> pairs(static_cast<std::size_t>(form.pairs));
    std::iota(pairs.begin(), pairs.end(), 0);
    pairs = someOfPairs(pairs, mostPairs);
    for (const Meaning& meaning : meaningsOf(expected, &form, columns)) {
        subjects.pace.step();
        Recipe recipe = meaning.recipe;
        if (recipe.width > 0 || static_cast<std::int64_t>(recipe.pairs()) != form.pairs ||
            !normsAre(form, few, recipe.amplitude, subjects.cells))
            continue;
        std::vector<double> radians;
        for (const std::size_t i : pairs)
            radians.push_back(recipe.sines[i].hi);
        const PositionFinder finder(radians, subjects.cells, limit);
        if (positionsOf(sheet, few.rows(), form, finder, pairs, subjects.pace).empty()) continue;
        std::vector<std::int64_t> rows(static_cast<std::size_t>(sheet.rows()));
        std::iota(rows.begin(), rows.end(), 0);
        std::vector<std::int64_t> positions = positionsOf(sheet, rows, form, finder, pairs, subjects.pace);
        if (positions.empty() || areInOrder(positions) || !areDifferent(positions)) continue;
        const Order order = orderOf(positions);
        recipe.lists = {std::move(positions)};
        recipe.zeroRows = 0;
        return rearrangedAnswer(subjects, sheet, form, meaning, recipe, order.suffix, order.words);
    }
    return std::nullopt;
}

}  // namespace

std::optional<Identity> rearrangedRows(const Subjects& subjects, const Expectation* expected) {
    for (const Sheet& sheet : subjects.sheets) {
        if (sheet.rows() < fewestRows) continue;
        const Sample few(sheet, spreadRows(sheet.rows(), 24));
        for (const Form& form : formsOf(sheet)) {
            subjects.pace.step();
            if (!hasPairs(form) || !repeatsHold(form, few)) continue;
            if (expected == nullptr && !normsAre(form, few, 1, subjects.cells)) continue;
            if (auto found = inForm(subjects, sheet, form, expected)) return found;
        }
    }
    return std::nullopt;
}

}  // namespace posiscope
