// SPDX-License-Identifier: GPL-3.0-or-later
// Angles alone: every column grows by its frequency with each row.
#include <algorithm>
#include <cmath>

#include "core/identify/columnslopes.h"
#include "core/identify/conversionsource.h"
#include "core/identify/families/families.h"
#include "core/identify/naming.h"
#include "core/parameters/keys.h"
#include "core/parameters/numbertext.h"

namespace posiscope {

namespace {

void compareAngles(const Sheet& sheet, const Recipe& recipe, const Repeats& repeats, const Input& input,
                   Identity& answer) {
    constexpr std::int64_t often = 64;
    const auto columns = static_cast<std::size_t>(sheet.columns());
    std::vector<double> row(columns), expected(columns), tolerances(columns);
    Comparison comparison;
    for (std::int64_t r = 0; r < sheet.rows(); ++r) {
        if (r % often == 0) input.pace.at(static_cast<double>(r) / static_cast<double>(sheet.rows()));
        sheet.row(r, row.data());
        for (std::size_t j = 0; j < columns; ++j) {
            expected[j] =
                recipe.sines[repeats.pair(j, recipe.pairs())].hi * static_cast<double>(recipe.first + r);
            tolerances[j] = 2.2 * roundingAt(input.cells, expected[j]) + 6e-7 * expected[j];
        }
        comparison.add(r, row, expected, tolerances);
    }
    addDeviation(comparison.finish(), answer);
}

}  // namespace

std::optional<Identity> recogniseAngles(const Input& input) {
    for (const Sheet& sheet : input.sheets) {
        input.pace.step();
        const auto slopes = slopesOf(sheet, input.cells);
        if (!slopes) continue;
        for (const Repeats& repeats : allRepeats) {
            if (!repeat(*slopes, repeats)) continue;
            const std::vector<Hypothesis> hypotheses =
                hypothesesFor(readingOf(*slopes, repeats, sheet, input.cells), nullptr, input.pace);
            if (hypotheses.empty()) continue;
            const Hypothesis& hypothesis = hypotheses.front();
            Identity answer;
            answer.recognised = true;
            answer.encoding = hypothesis.encoding->id;
            answer.options = hypothesis.options;
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
            compareAngles(sheet, hypothesis.recipe, repeats, input, answer);
            return answer;
        }
    }
    return std::nullopt;
}

}  // namespace posiscope
