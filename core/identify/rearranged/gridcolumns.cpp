// SPDX-License-Identifier: GPL-3.0-or-later
// Permuted columns of a grid that was not expected: each of them repeats with every row of places, or is
// constant in it.
#include <algorithm>

#include "core/identify/rearranged/grids.h"
#include "core/identify/snap.h"

namespace posiscope {

namespace {

constexpr std::int64_t someRows = 48;

/// Whether all columns are those of a grid of this width.
bool isAsWide(const Sheet& sheet, std::int64_t width) {
    const std::int64_t last = sheet.rows() - 1;
    std::vector<std::int64_t> rows{0, 1, width - 1, width, width + 1, 2 * width - 1, last - width, last};
    std::sort(rows.begin(), rows.end());
    rows.erase(std::unique(rows.begin(), rows.end()), rows.end());
    const Sample sample(sheet, rows);
    const auto row = [&sample](std::int64_t which) { return sample.cells(sample.find(which)); };
    bool repeating = false;
    bool constant = false;
    for (std::int64_t j = 0; j < sheet.columns(); ++j) {
        const auto same = [&](std::int64_t a, std::int64_t b) { return row(a)[j] == row(b)[j]; };
        const bool inRows = same(0, width) && same(1, width + 1) && same(width - 1, 2 * width - 1) &&
                            same(last - width, last);
        const bool inPlaces =
            same(0, 1) && same(0, width - 1) && same(width, width + 1) && same(width, 2 * width - 1);
        if (!inRows && !inPlaces) return false;
        repeating = repeating || !inPlaces;
        constant = constant || !inRows;
    }
    return repeating && constant;
}

std::optional<Identity> inGrid(const Subjects& subjects, const Sheet& sheet, std::int64_t before,
                               const GridSides& sides) {
    const Sheet places = sheet.from(before);
    const Sample sample(places, spreadRows(places.rows(), someRows));
    for (const double base : usualBases())
        for (const GridKind& kind : gridKinds()) {
            subjects.pace.step();
            auto meaning = gridMeaning(kind, sides, sheet.columns(), base);
            if (!meaning) continue;
            const std::vector<std::int64_t> columns = matchingColumns(subjects, places, sample, *meaning);
            meaning->recipe.rowsBefore = before;
            auto found = answerInColumns(subjects, sheet, *meaning, columns);
            if (found && found->unexplainedCells * 100 <= sheet.rows() * sheet.columns()) return found;
        }
    return std::nullopt;
}

}  // namespace

std::optional<Identity> rearrangedGridColumns(const Subjects& subjects) {
    if (!holdsSines(subjects)) return std::nullopt;
    for (const Sheet& sheet : subjects.sheets) {
        const bool flat = sheet.columnAxes().size() == 1 && sheet.parts() == 1;
        if (!flat || sheet.columns() < fewestGridColumns || sheet.columns() % 4 != 0) continue;
        const std::int64_t before = rowsBeforeGrid(sheet);
        const Sheet places = sheet.from(before);
        if (places.rows() < fewestGridRows) continue;
        for (std::int64_t width = 2; 2 * width <= places.rows(); ++width) {
            if (places.rows() % width != 0) continue;
            subjects.pace.step();
            if (!isAsWide(places, width)) continue;
            if (auto found = inGrid(subjects, sheet, before, {places.rows() / width, width})) return found;
        }
    }
    return std::nullopt;
}

}  // namespace posiscope
