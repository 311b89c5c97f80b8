// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/identify/diagnosis/onerow.h"

#include <algorithm>
#include <numeric>

#include "core/identify/finish.h"
#include "core/identify/hypothesis.h"
#include "core/identify/pairhypothesis.h"
#include "core/identify/rowpositions.h"
#include "core/parameters/numbertext.h"
#include "core/positions/positionstext.h"

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

std::optional<Identity> answerWith(const Input& input, const PlacedPairs& pairs) {
    Recipe recipe = pairs.hypothesis.recipe;
    const auto position = positionOf(pairs.few, pairs.form, recipe, input.cells);
    if (!position) return std::nullopt;
    recipe.first = *position;
    recipe.oneRow = true;
    recipe.zeroRows = 0;
    Identity answer = recognisedAs(pairs.hypothesis.encoding->id, pairs.hypothesis.options);
    finishAnswer(input, pairs.sheet, pairs.form, recipe, answer);
    if (answer.unexplainedCells > 0) return std::nullopt;
    answer.mistakes.push_back(
        {"one-row-for-all",
         Text(POSISCOPE_TR("core", "All rows are that of position %1"), {groupedDigits(*position)}),
         POSISCOPE_TR("core", "all rows")});
    forbidConversion(answer);
    answer.asExpected = false;
    return answer;
}

}  // namespace

namespace {

/// The same array twice, as two rows; nothing where it has more than one row.
std::optional<StoredArray> twice(StoredArray array) {
    std::int64_t step = 0, count = 1;
    for (std::size_t n = 0; n < array.shape.size(); ++n) {
        if (array.shape[n] == 1) continue;
        if (count > 1 || array.complex) return std::nullopt;
        count = array.shape[n];
        step = array.steps[n];
    }
    array.shape = {2, count};
    array.steps = {0, step};
    return array;
}

}  // namespace

bool recogniseOneRow(const Input& input, const Expectation* expected, Identity& answer) {
    if (expected->encoding->family != Family::rotary || input.axes.size() != 1) return false;
    std::vector<StoredArray> arrays;
    for (const StoredArray& each : input.arrays) {
        auto rows = twice(each);
        if (!rows) return false;
        arrays.push_back(*std::move(rows));
    }
    Identity found;
    if (!diagnoseOneRow(inputOf(arrays, input.pace), expected, found)) return false;
    found.mistakes.clear();
    found.storage.rows = 1;
    found.rowsHold = Positions::line(found.rowsHold->at(0).numerator(), 1);
    found.evidence.emplace_back(POSISCOPE_TR("core", "rows hold the positions %1"),
                                std::vector{writtenPositions(*found.rowsHold)});
    found.asExpected = true;
    answer = std::move(found);
    return true;
}

bool diagnoseOneRow(const Input& input, const Expectation* expected, Identity& answer) {
    return findPlaced(input, expected, 2, [&](const PlacedPairs& pairs) {
        auto found = areEqualRows(pairs.few) ? answerWith(input, pairs) : std::nullopt;
        if (found) answer = *std::move(found);
        return found.has_value();
    });
}

}  // namespace posiscope
