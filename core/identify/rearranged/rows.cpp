// SPDX-License-Identifier: GPL-3.0-or-later
// Rows that are shuffled, or selected from a longer table.
#include "core/identify/rearranged/rearranged.h"

namespace posiscope {

namespace {

Order repeatedRows(const std::vector<std::int64_t>& positions) {
    return {"-repeated-rows",
            Text(POSISCOPE_TR("core", "rows stand several times: they hold the positions %1"),
                 {firstOf(positions)})};
}

std::optional<Identity> shuffledRowsIn(const Subjects& subjects, const Sheet& sheet, const Form& form,
                                       const Expectation* expected) {
    const bool flat = form.id == "interleaved" || form.id == "half-split";
    const std::int64_t columns = flat ? sheet.columns() : 2 * form.pairs;
    const Sample few(sheet, spreadRows(sheet.rows(), 24));
    for (const Meaning& meaning : meaningsOf(expected, &form, columns)) {
        subjects.pace.step();
        Recipe recipe = meaning.recipe;
        if (recipe.width > 0 || static_cast<std::int64_t>(recipe.pairs()) != form.pairs ||
            !normsAre(form, few, recipe.amplitude, subjects.cells))
            continue;
        std::vector<std::int64_t> positions = positionsOfAllRows(subjects, sheet, form, recipe);
        if (positions.empty()) continue;
        const bool repeated = !nearlyAllDiffer(positions);
        // Without an expectation, chance could find some positions again and again.
        if (repeated ? expected == nullptr : areInOrder(positions)) continue;
        const Order order = repeated ? repeatedRows(positions) : orderOfRows(positions);
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
            if (auto found = shuffledRowsIn(subjects, sheet, form, expected)) return found;
        }
    }
    return std::nullopt;
}

}  // namespace posiscope
