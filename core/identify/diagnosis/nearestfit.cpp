// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <cmath>

#include "core/identify/diagnosis/diagnosis.h"
#include "core/identify/diagnosis/linefit.h"
#include "core/identify/expectedrow.h"

namespace posiscope {

namespace {

CellsAndExpected cellsOf(const Sheet& sheet, const Form& form, const Recipe& recipe, NumberKind kind) {
    constexpr std::int64_t most = 400'000;
    CellsAndExpected found;
    found.rows = spreadRows(sheet.rows(), std::max<std::int64_t>(16, most / sheet.columns()));
    found.columns = form.contents.size();
    ExpectedRow expected(form, recipe, kind);
    std::vector<double> row(found.columns);
    for (const std::int64_t r : found.rows) {
        sheet.row(r, row.data());
        expected.at(r);
        found.cells.insert(found.cells.end(), row.begin(), row.end());
        found.expected.insert(found.expected.end(), expected.cells().begin(), expected.cells().end());
    }
    return found;
}

}  // namespace

bool diagnoseNearest(const Input& input, const Expectation& expected, Identity& answer) {
    constexpr std::int64_t fewest = 8;
    std::optional<Identity> best;
    double least = HUGE_VAL;
    for (const Sheet& sheet : input.sheets) {
        if (sheet.rows() < fewest) continue;
        for (const Form& form : formsOf(sheet)) {
            input.pace.step();
            const bool flat = form.id == "interleaved" || form.id == "half-split";
            for (const PairHypothesis& hypothesis :
                 hypothesesOf(&expected, &form, flat ? sheet.columns() : 2 * form.pairs)) {
                if (static_cast<std::int64_t>(hypothesis.recipe.pairs()) != form.pairs ||
                    hypothesis.recipe.width > 0)
                    continue;
                const CellsAndExpected cells = cellsOf(sheet, form, hypothesis.recipe, input.cells);
                const auto fit = lineFit(cells);
                if (!fit || !isNear(*fit, 1) || fit->rms >= least) continue;
                least = fit->rms;
                best = Identity{};
                best->recognised = true;
                best->encoding = hypothesis.encoding->id;
                best->options = hypothesis.options;
                best->mistakes.push_back(findingOf(cells, *fit));
                Recipe recipe = hypothesis.recipe;
                recipe.amplitude *= fit->slope;
                finishAnswer(input, sheet, form, recipe, *best);
                tellFit(*fit, *best);
                if (isExact(*fit, input.cells)) best->unexplainedCells = 0;
            }
        }
    }
    if (!best) return false;
    answer = std::move(*best);
    return true;
}

}  // namespace posiscope
