// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/identify/diagnosis/stillpairs.h"

#include <algorithm>
#include <cmath>
#include <numeric>

#include "core/identify/conversionsource.h"
#include "core/identify/diagnosis/expectednumbers.h"
#include "core/identify/pairhypothesis.h"
#include "core/parameters/numbertext.h"

namespace posiscope {

namespace {

Finding standStill(const std::vector<std::size_t>& pairs, std::size_t all) {
    return {
        "pairs-still",
        Text(POSISCOPE_TR("core",
                          "%1 of %2 pairs do not turn: their sines are 0 and their cosines 1 in every row"),
             {groupedDigits(static_cast<std::int64_t>(pairs.size())),
              groupedDigits(static_cast<std::int64_t>(all))}),
        Text(POSISCOPE_TR("core", "pairs %1"), {indicesNamed(pairs)})};
}

/// The pairs of a table that stand still in all rows of a sample, in some of which they were meant not to.
std::vector<std::size_t> stillIn(const ConversionSource& source, NumberKind cells) {
    const Recipe& recipe = source.recipe;
    if (source.form.sines.size() != recipe.pairs() || source.form.cosines.size() != recipe.pairs()) return {};
    const Sample sample(*source.sheet, rowsForTrials(source.sheet->rows()));
    const RecipeRows rows(recipe);
    std::vector<double> sine(recipe.pairs()), cosine(recipe.pairs());
    std::vector<bool> still(recipe.pairs(), true), meant(recipe.pairs(), true);
    const double tolerance = recipe.amplitude * (2 * roundingOf(cells) + 1e-6);
    const auto isStill = [&](double s, double c) {
        return std::abs(s) <= tolerance && std::abs(c - recipe.amplitude) <= tolerance;
    };
    for (std::size_t n = 0; n < sample.rows().size(); ++n) {
        rows.at(sample.rows()[n], sine.data(), cosine.data());
        const double* const row = sample.cells(static_cast<std::int64_t>(n));
        for (std::size_t i = 0; i < still.size(); ++i) {
            const std::int64_t s = source.form.sines[i], c = source.form.cosines[i];
            still[i] = still[i] && s >= 0 && c >= 0 && isStill(row[s], row[c]);
            meant[i] = meant[i] && isStill(sine[i], cosine[i]);
        }
    }
    std::vector<std::size_t> pairs;
    for (std::size_t i = 0; i < still.size(); ++i)
        if (still[i] && !meant[i]) pairs.push_back(i);
    return pairs;
}

/// Those that the answer names and that were meant to turn.
std::vector<std::size_t> namedStill(const ProportionalForm& meant, const Identity& answer) {
    const auto named = std::ranges::find(answer.options, turningPairs.name, &OptionValues::value_type::first);
    if (named == answer.options.end()) return {};
    const std::int64_t turning = std::get<std::int64_t>(named->second), all = turning + answer.stillPairs;
    const auto right =
        meant.given() ? static_cast<std::int64_t>(meant.share * static_cast<double>(all)) : all;
    std::vector<std::size_t> pairs(static_cast<std::size_t>(std::max<std::int64_t>(0, right - turning)));
    std::iota(pairs.begin(), pairs.end(), static_cast<std::size_t>(turning));
    return pairs;
}

}  // namespace

std::optional<Finding> stillPairsIn(const Input& input, const Expectation* expected, const Identity& answer) {
    if (expected != nullptr)
        if (const auto pairs = namedStill(expected->rotary.proportional, answer); !pairs.empty())
            return standStill(pairs, pairs.front() + static_cast<std::size_t>(answer.stillPairs));
    const auto& source = answer.conversionSource;
    if (answer.unexplainedCells == 0 || source == nullptr || !source->sheet) return std::nullopt;
    const auto pairs = stillIn(*source, input.cells);
    return pairs.empty() ? std::nullopt : std::optional(standStill(pairs, source->recipe.pairs()));
}

}  // namespace posiscope
