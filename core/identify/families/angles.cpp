// SPDX-License-Identifier: GPL-3.0-or-later
// Angles alone: every column grows by its frequency with each row.
#include <algorithm>
#include <cmath>

#include "core/identify/columnslopes.h"
#include "core/identify/conversionsource.h"
#include "core/identify/families/families.h"
#include "core/identify/finish.h"
#include "core/identify/spectra/naming.h"
#include "core/parameters/keys.h"
#include "core/parameters/numbertext.h"

namespace posiscope {

namespace {

Hypothesis anglesOf(const Input& input, const Sheet& sheet, const Repeats& repeats,
                    const PairHypothesis& hypothesis) {
    Identity answer = recognisedAs(hypothesis.encoding->id, hypothesis.options);
    answer.storage.form = repeats.form;
    answer.storage.words = "angles alone";
    answer.storage.transposed = sheet.rowAxis() == 1 && sheet.columnAxes().size() == 1;
    answer.storage.axisOrder = axisOrderOf(sheet, hypothesis.form);
    answer.storage.rows = sheet.rows();
    answer.storage.columns = sheet.columns();
    nameRounding(input, answer.rounding.angle, answer);
    answer.evidence.emplace_back(
        POSISCOPE_TR("core", "storage: every column grows by the same angle from row to row"));
    answer.evidence.emplace_back(
        Text(POSISCOPE_TR("core", "base: %1"), {inFull(hypothesis.values.get(keys::base))}));
    answer.conversionSource = std::make_shared<ConversionSource>(
        ConversionSource{{}, hypothesis.form, hypothesis.recipe, sheet.type(), sheet.rows()});
    answer.convertible = true;
    return hypothesisOf(
        sheet,
        [recipe = hypothesis.recipe, pair = repeats.pair, cells = input.cells](std::int64_t r, std::size_t j,
                                                                               double) -> ExpectedCell {
            const double angle =
                recipe.sines[pair(j, recipe.pairs())].hi * static_cast<double>(recipe.first + r);
            return {angle, 2.2 * roundingAt(cells, angle) + 6e-7 * angle};
        },
        std::move(answer));
}

}  // namespace

std::vector<Hypothesis> proposeAngles(const Input& input) {
    for (const Sheet& sheet : input.sheets) {
        input.pace.step();
        const auto slopes = slopesOf(sheet, input.cells);
        if (!slopes) continue;
        for (const Repeats& repeats : allRepeats) {
            if (!repeat(*slopes, repeats)) continue;
            const std::vector<PairHypothesis> hypotheses =
                hypothesesFor(readingOf(*slopes, repeats, sheet, input.cells), nullptr, input.pace);
            if (!hypotheses.empty()) return {anglesOf(input, sheet, repeats, hypotheses.front())};
        }
    }
    return {};
}

}  // namespace posiscope
