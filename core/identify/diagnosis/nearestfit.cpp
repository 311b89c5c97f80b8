// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/identify/diagnosis/nearestfit.h"

#include <algorithm>
#include <cmath>

#include "core/identify/diagnosis/linefit.h"
#include "core/identify/expectedrow.h"
#include "core/identify/finish.h"
#include "core/identify/hypothesis.h"
#include "core/identify/pairhypothesis.h"
#include "core/parameters/keys.h"

namespace posiscope {

namespace {

/// About so many cells.
CellsAndExpected cellsOf(const Sheet& sheet, const Form& form, const Recipe& recipe, NumberKind kind,
                         std::int64_t most = 400'000) {
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

/// The expected values for a sheet of this size. The sides of a grid may be any where they are not given.
std::vector<Values> valuesFor(const Expectation& expected, const Sheet& sheet) {
    Values values = expected.values;
    const auto follow = [&](const char* key, std::int64_t number) {
        if (values.contains(key) && !expected.gives(key)) values.set(key, number);
    };
    follow(keys::maxLen.name, sheet.rows());
    follow(keys::dModel.name, sheet.columns());
    follow(keys::headDim.name, sheet.columns());
    std::vector<Values> all{values};
    if (!values.contains("height") || expected.gives("height") || expected.gives("width")) return all;
    for (std::int64_t height = 1; height <= sheet.rows(); ++height) {
        if (sheet.rows() % height != 0) continue;
        values.set("height", height);
        values.set("width", sheet.rows() / height);
        all.push_back(values);
    }
    return all;
}

/// The expectation in the columns of its own table.
std::vector<PairHypothesis> inOwnColumns(const Expectation& expected, const Sheet& sheet) {
    std::vector<PairHypothesis> all;
    for (const Values& values : valuesFor(expected, sheet)) {
        if (!areSound(*expected.encoding, values)) continue;
        const auto model = expected.encoding->make(values);
        if (!model->hasTable() || model->table().rows() != sheet.rows() ||
            model->table().columns() != sheet.columns())
            continue;
        PairHypothesis own{.encoding = expected.encoding};
        own.recipe = expectedRecipe(*expected.encoding, values, expected.rotary.proportional);
        own.form = modelForm(*model);
        own.options = optionsOf(expected, values);
        all.push_back(std::move(own));
    }
    return all;
}

/// The expectation in every form that the sheet may have.
std::vector<PairHypothesis> inAnyForm(const Expectation& expected, const Sheet& sheet) {
    std::vector<PairHypothesis> all = inOwnColumns(expected, sheet);
    for (const Form& form : formsOf(sheet)) {
        const bool flat = form.id == "interleaved" || form.id == "half-split";
        for (PairHypothesis& each : hypothesesOf(&expected, &form, flat ? sheet.columns() : 2 * form.pairs)) {
            if (each.recipe.width > 0) continue;
            each.form = form;
            all.push_back(std::move(each));
        }
    }
    std::erase_if(all, [](const PairHypothesis& each) {
        return each.recipe.pairs() == 0 || static_cast<std::int64_t>(each.recipe.pairs()) != each.form.pairs;
    });
    return all;
}

Identity answerWith(const Input& input, const Sheet& sheet, const PairHypothesis& hypothesis,
                    const CellsAndExpected& cells, const LineFit& fit) {
    Identity answer = recognisedAs(hypothesis.encoding->id, hypothesis.options);
    answer.mistakes.push_back(findingOf(cells, fit));
    Recipe recipe = hypothesis.recipe;
    recipe.amplitude *= fit.slope;
    finishAnswer(input, sheet, hypothesis.form, recipe, answer);
    tellFit(fit, answer);
    if (isExact(fit, input.cells)) answer.unexplainedCells = 0;
    return answer;
}

}  // namespace

bool diagnoseNearest(const Input& input, const Expectation& expected, Identity& answer) {
    constexpr std::int64_t fewest = 8;
    bool found = false;
    double least = HUGE_VAL;
    for (const Sheet& sheet : input.sheets) {
        if (sheet.rows() < fewest) continue;
        for (const PairHypothesis& hypothesis : inAnyForm(expected, sheet)) {
            input.pace.step();
            constexpr std::int64_t few = 20'000;
            constexpr double beyond = 3;  // what few cells leave may be so much more than what all leave
            const auto glance = lineFit(cellsOf(sheet, hypothesis.form, hypothesis.recipe, input.cells, few));
            if (glance && !isNear(*glance, beyond)) continue;
            const CellsAndExpected cells = cellsOf(sheet, hypothesis.form, hypothesis.recipe, input.cells);
            const auto fit = lineFit(cells);
            if (!fit || !isNear(*fit, 1) || fit->rms >= least) continue;
            least = fit->rms;
            answer = answerWith(input, sheet, hypothesis, cells, *fit);
            found = true;
        }
    }
    return found;
}

}  // namespace posiscope
