// SPDX-License-Identifier: GPL-3.0-or-later
// Shuffled rows of any frequencies, sorted by their slowest pair.
#include <algorithm>
#include <cmath>
#include <numbers>
#include <numeric>

#include "core/identify/naming.h"
#include "core/identify/rearranged/rearranged.h"
#include "core/identify/rowpositions.h"

namespace posiscope {

namespace {

constexpr double turn = 2 * std::numbers::pi;

/// The rows sorted by the angle of the last pair, from 0 on.
std::vector<std::int64_t> rowsByAngle(const Sheet& sheet, const Form& form) {
    std::vector<double> cells(static_cast<std::size_t>(sheet.columns()));
    std::vector<double> angles;
    const std::vector<std::size_t> last{static_cast<std::size_t>(form.pairs - 1)};
    for (std::int64_t row = 0; row < sheet.rows(); ++row) {
        sheet.row(row, cells.data());
        const double angle = phasesOf(cells.data(), form, last).front();
        if (std::isnan(angle)) return {};
        angles.push_back(angle < -1e-9 ? angle + turn : angle);
    }
    std::vector<std::int64_t> rows(angles.size());
    std::iota(rows.begin(), rows.end(), 0);
    std::stable_sort(rows.begin(), rows.end(), [&angles](std::int64_t a, std::int64_t b) {
        return angles[static_cast<std::size_t>(a)] < angles[static_cast<std::size_t>(b)];
    });
    return rows;
}

std::optional<Identity> sortedRowsIn(const Subjects& subjects, const Sheet& sheet, const Form& form) {
    const std::vector<std::int64_t> sorted = rowsByAngle(sheet, form);
    if (sorted.empty() || std::is_sorted(sorted.begin(), sorted.end())) return std::nullopt;
    const Sample sample(sheet, rowsForFits(sheet.rows()), sorted);
    const auto reading = readForm(sheet, form, sample, subjects.cells, subjects.pace);
    if (!reading || reading->step != 1 || reading->first < 0) return std::nullopt;
    const std::vector<Named> names = namesOf(*reading, nullptr, subjects.pace);
    if (names.empty()) return std::nullopt;
    const Named& named = names.front();
    std::vector<std::int64_t> positions(sorted.size());
    for (std::size_t n = 0; n < sorted.size(); ++n)
        positions[static_cast<std::size_t>(sorted[n])] = reading->first + static_cast<std::int64_t>(n);
    Recipe recipe = named.recipe;
    recipe.zeroRows = 0;
    const Text words = shuffledWords(positions);
    recipe.lists = {std::move(positions)};
    Identity answer =
        rearrangedAnswer(subjects, sheet, form, {.encoding = named.encoding, .options = named.options},
                         recipe, "-shuffled-rows", words);
    answer.storage.scale = named.scale;
    const bool found = answer.unexplainedCells * 100 <= sheet.rows() * sheet.columns();
    return found ? std::optional(std::move(answer)) : std::nullopt;
}

}  // namespace

std::optional<Identity> sortedRows(const Subjects& subjects) {
    constexpr double narrow = 1e-6;  // neighbouring rows hardly differ in the slowest pair
    constexpr std::int64_t fewest = 16;
    if (roundingOf(subjects.cells) > narrow) return std::nullopt;
    for (const Sheet& sheet : subjects.sheets) {
        if (sheet.rows() < fewest) continue;
        const Sample few(sheet, rowsForTrials(sheet.rows()));
        for (const Form& form : formsOf(sheet)) {
            subjects.pace.step();
            if (!hasPairs(form) || !repeatsHold(form, few)) continue;
            const double* const row = few.cells(0);
            const double amplitude = std::hypot(row[form.sines[0]], row[form.cosines[0]]);
            if (!(amplitude > 0) || !normsAre(form, few, amplitude, subjects.cells)) continue;
            if (auto found = sortedRowsIn(subjects, sheet, form)) return found;
        }
    }
    return std::nullopt;
}

}  // namespace posiscope
