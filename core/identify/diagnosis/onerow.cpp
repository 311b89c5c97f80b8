// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/identify/diagnosis/diagnosis.h"

#include <algorithm>
#include <numeric>

#include "core/identify/rowpositions.h"
#include "core/parameters/numbertext.h"

namespace posiscope {

namespace {

bool areEqualRows(const Sample& sample) {
    for (std::size_t n = 1; n < sample.rows().size(); ++n)
        if (!std::equal(sample.cells(0), sample.cells(0) + sample.columns(),
                        sample.cells(static_cast<std::int64_t>(n))))
            return false;
    return true;
}

/// The position of the first row by the pairs of a table.
std::optional<std::int64_t> positionOf(const Sample& sample, const Form& form, const Recipe& recipe,
                                       NumberKind cells) {
    constexpr std::int64_t limit = 131'072;
    std::vector<std::size_t> pairs(recipe.pairs());
    std::iota(pairs.begin(), pairs.end(), 0);
    return PositionFinder(recipe.radiansOf(pairs), cells, limit).at(phasesOf(sample.cells(0), form, pairs));
}

std::optional<Identity> answerWith(const Input& input, const Sheet& sheet, const Sample& few,
                                   const Form& form, const PairHypothesis& hypothesis) {
    Recipe recipe = hypothesis.recipe;
    if (recipe.width > 0 || static_cast<std::int64_t>(recipe.pairs()) != form.pairs ||
        !normsAre(form, few, recipe.amplitude, input.cells))
        return std::nullopt;
    const auto position = positionOf(few, form, recipe, input.cells);
    if (!position) return std::nullopt;
    recipe.first = *position;
    recipe.oneRow = true;
    recipe.zeroRows = 0;
    Identity answer;
    answer.recognised = true;
    answer.encoding = hypothesis.encoding->id;
    answer.options = hypothesis.options;
    finishAnswer(input, sheet, form, recipe, answer);
    if (answer.unexplainedCells > 0) return std::nullopt;
    answer.mistakes.push_back(
        {"one-row-for-all",
         Text(POSISCOPE_TR("core", "All rows are that of position %1"), {groupedDigits(*position)}),
         POSISCOPE_TR("core", "all rows")});
    answer.conversionSource = nullptr;
    answer.convertible = false;
    answer.asExpected = false;
    return answer;
}

}  // namespace

bool diagnoseOneRow(const Input& input, const Expectation* expected, Identity& answer) {
    for (const Sheet& sheet : input.sheets) {
        if (sheet.rows() < 2) continue;
        const Sample few(sheet, spreadRows(sheet.rows(), 24));
        if (!areEqualRows(few)) continue;
        for (const Form& form : formsOf(sheet)) {
            input.pace.step();
            if (!hasPairs(form) || !repeatsHold(form, few)) continue;
            const bool flat = form.id == "interleaved" || form.id == "half-split";
            for (const PairHypothesis& hypothesis :
                 hypothesesOf(expected, &form, flat ? sheet.columns() : 2 * form.pairs))
                if (auto found = answerWith(input, sheet, few, form, hypothesis)) {
                    answer = std::move(*found);
                    return true;
                }
        }
    }
    return false;
}

}  // namespace posiscope
