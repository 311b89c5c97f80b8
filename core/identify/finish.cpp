// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/identify/finish.h"

#include <algorithm>
#include <array>
#include <cmath>

#include "core/identify/hypothesis.h"
#include "core/parameters/numbertext.h"

namespace posiscope {

std::vector<std::string> axisOrderOf(const Sheet& sheet, const Form& form) {
    std::vector<std::string> names;
    const std::size_t count = sheet.columnAxes().size();
    for (std::size_t n = 0; n < count; ++n)
        names.emplace_back(count == 1 ? "column" : n + 1 == count ? "part" : "pair");
    if (form.id.rfind("parts-first", 0) == 0 && count == 2) names = {"part", "column"};
    if (count == 3) names = {"pair", "matrix row", "matrix column"};
    names.insert(names.begin() + static_cast<std::ptrdiff_t>(sheet.rowAxis()), "position");
    return names;
}

namespace {

/// What the rows of a sheet hold by the recipe of their pairs; nothing on several axes.
std::optional<Positions> rowsOf(const Recipe& recipe, std::int64_t rows) {
    const bool known = recipe.pairs() > 0 && recipe.zeroRows == 0 && recipe.paddingRow < 0;
    if (!known || recipe.isOnAxes()) return std::nullopt;
    if (recipe.places) return recipe.places->rows() == rows ? recipe.places : std::nullopt;
    const PositionRun run{recipe.first, recipe.step, recipe.oneRow ? 1 : rows, recipe.oneRow ? rows : 1};
    return Positions::pieces(std::array{run});
}

}  // namespace

void describeStorage(const Input& input, const Sheet& sheet, const Form& form, const Recipe& recipe,
                     Identity& answer) {
    answer.rounding.table = nameOf(input.cells);
    answer.storage.form = form.id + (form.cosineFirst ? "-cosine-first" : "") +
                          (recipe.sineSign < 0 ? "-negated-sines" : "") +
                          (recipe.step < 0 ? "-reversed-rows" : "");
    answer.storage.words = form.words;
    answer.storage.rows = sheet.rows();
    answer.storage.columns = sheet.columns();
    answer.storage.axisOrder = axisOrderOf(sheet, form);
    answer.rowsHold = rowsOf(recipe, sheet.rows());
    answer.storage.transposed = sheet.columnAxes().size() == 1 && sheet.rowAxis() == 1;
}

void addDeviation(const Deviation& found, Identity& answer) {
    answer.largestDeviation = found.largest;
    answer.largestRow = found.row;
    answer.largestColumn = found.column;
    answer.rmsDeviation = found.rmsOfAll;
    answer.unexplainedCells = found.unexplained;
    answer.blocks = found.blocks;
}

std::vector<Text> notesOnRounding(const Recipe& recipe, NumberKind cells) {
    if (!isNarrow(cells)) return {};
    double largest = 0;
    std::size_t worst = 0;
    for (std::size_t i = 0; i < recipe.pairs(); ++i) {
        const double off = std::abs(roundTo(cells, recipe.sines[i].hi) - recipe.sines[i].hi);
        if (off <= largest) continue;
        largest = off;
        worst = i;
    }
    if (largest == 0) return {};
    return {
        Text(POSISCOPE_TR("core",
                          "The frequencies are rounded to %1, %2 significant bits: with them the angle of "
                          "pair %3 is off by 1 radian from position %4 on. A program that computes them "
                          "anew in float32 does not have this error."),
             {nameOf(cells), std::to_string(significandOf(cells)), std::to_string(worst),
              groupedDigits(static_cast<std::int64_t>(std::ceil(1 / largest)))})};
}

void finishAnswer(const Input& input, const Sheet& sheet, const Form& form, const Recipe& recipe,
                  Identity& answer) {
    answer = proved(hypothesisOf(input, sheet, form, recipe, std::move(answer)), input.pace);
}

void nameRounding(const Input& input, std::string& stage, Identity& answer) {
    answer.rounding.table = nameOf(input.cells);
    if (input.cells != kindOf(*input.arrays.front().cells)) stage = nameOf(input.cells);
}

}  // namespace posiscope
