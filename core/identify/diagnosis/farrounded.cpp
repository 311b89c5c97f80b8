// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/identify/diagnosis/farrounded.h"

#include <algorithm>
#include <cmath>
#include <numbers>
#include <numeric>

#include "core/identify/compare.h"
#include "core/identify/diagnosis/diagnosis.h"
#include "core/identify/expectedrow.h"
#include "core/identify/finish.h"
#include "core/identify/hypothesis.h"
#include "core/identify/pairfit.h"
#include "core/identify/pairhypothesis.h"
#include "core/identify/rowpositions.h"
#include "core/identify/stages.h"
#include "core/parameters/keys.h"

namespace posiscope {

namespace {

constexpr double leastShare = 0.9;  ///< the least share of explained cells in rows that are tried

/// The position of a row by the slowest pair, which has not turned once; NaN where the other slow pairs
/// contradict it by more than narrow types do.
double roughPosition(const double* row, const Form& form, const Recipe& recipe) {
    constexpr std::size_t fewest = 4;
    constexpr double relative = 0.02;
    constexpr double turn = 2 * std::numbers::pi;
    const std::size_t slow = std::max(fewest, recipe.pairs() / 4);
    if (recipe.pairs() < fewest) return NAN;
    std::vector<std::size_t> pairs;
    for (std::size_t n = 0; n < slow; ++n)
        pairs.push_back(recipe.pairs() - 1 - n);
    const std::vector<double> phases = phasesOf(row, form, pairs);
    const double first = phases[0] < 0 ? phases[0] + turn : phases[0];
    const double position = first / recipe.sines[pairs[0]].hi;
    for (std::size_t n = 1; n < slow; ++n) {
        const double angle = recipe.sines[pairs[n]].hi * position;
        const double tolerance = relative * angle;
        if (tolerance < std::numbers::pi && !(std::abs(wrapped(phases[n] - angle)) <= tolerance)) return NAN;
    }
    return position;
}

/// Narrow types in the stages after which rows repeat or jump.
std::vector<Stages> narrowStages() {
    std::vector<Stages> all;
    for (const NumberKind kind : {NumberKind::bfloat16, NumberKind::float16}) {
        all.push_back({.position = kind});
        all.push_back({.angle = kind});
        all.push_back({.position = kind, .angle = kind});
        all.push_back({.frequency = kind, .position = kind, .angle = kind});
        all.push_back({kind, kind, kind, kind});
    }
    return all;
}

/// Rows that follow each other: where they repeat tells the position.
Sample consecutiveRows(const Sheet& sheet) {
    constexpr std::int64_t most = 64;
    std::vector<std::int64_t> rows(static_cast<std::size_t>(std::min(most, sheet.rows())));
    std::iota(rows.begin(), rows.end(), 0);
    return {sheet, std::move(rows)};
}

/// The rows of a recipe that begin later by `offset`.
Deviation compareFrom(std::int64_t offset, ExpectedRow& expected, const Sample& sample) {
    std::int64_t next = 0;
    return compare(sample.rows(), [&](std::int64_t row) {
        expected.at(offset + row);
        return ComparedRow{
            {sample.cells(next++), expected.cells().size()}, expected.cells(), expected.tolerances()};
    });
}

/// The first position near a rough one, and the stages, that explain the most cells; without stages where
/// none explain nearly all.
Recipe bestNear(const Form& form, const Recipe& given, double position, const Sheet& sheet,
                const Input& input) {
    constexpr double relative = 1.0 / 64;
    constexpr std::int64_t farthest = 1024;
    // Most positions fail at a single row.
    const Sample one(sheet, {sheet.rows() - 1}), few(sheet, spreadRows(sheet.rows(), 6)),
        many = consecutiveRows(sheet);
    const auto middle = static_cast<std::int64_t>(position);
    const auto reach = std::min(farthest, 4 + static_cast<std::int64_t>(relative * position));
    const std::int64_t begin = std::max<std::int64_t>(0, middle - reach);
    // Frequencies do not depend on the position: each way of rounding them is prepared once.
    std::vector<Recipe> recipes;
    for (const Stages& stages : narrowStages()) {
        recipes.push_back(given);
        recipes.back().first = begin;
        recipes.back().stages = stages;
    }
    std::vector<ExpectedRow> expected;
    for (const Recipe& each : recipes)
        expected.emplace_back(form, each, input.cells);
    Recipe best = given;
    double most = leastShare;
    for (std::int64_t first = begin; first <= middle + reach; ++first)
        for (std::size_t n = 0; n < recipes.size(); ++n) {
            input.pace.step();
            if (compareFrom(first - begin, expected[n], one).share() < leastShare / 2 ||
                compareFrom(first - begin, expected[n], few).share() < leastShare)
                continue;
            const double share = compareFrom(first - begin, expected[n], many).share();
            if (share <= most) continue;
            most = share;
            best = recipes[n];
            best.first = first;
        }
    return best;
}

std::optional<Identity> windowOf(const Input& input, const PlacedPairs& pairs) {
    const auto& [sheet, few, form, hypothesis] = pairs;
    const double position = roughPosition(few.cells(0), form, hypothesis.recipe);
    if (std::isnan(position)) return std::nullopt;
    const Recipe recipe = bestNear(form, hypothesis.recipe, position, sheet, input);
    if (recipe.stages.exact()) return std::nullopt;
    Identity answer = recognisedAs(hypothesis.encoding->id, hypothesis.options);
    const auto first =
        std::ranges::find(answer.options, keys::firstPosition.name, &OptionValues::value_type::first);
    if (first != answer.options.end())
        first->second = recipe.first;
    else
        answer.options.emplace_back(keys::firstPosition.name, recipe.first);
    nameStages({}, recipe, answer);
    finishAnswer(input, sheet, form, recipe, answer);
    if (answer.unexplainedCells * 33 > sheet.rows() * sheet.columns()) return std::nullopt;
    return answer;
}

}  // namespace

bool recogniseFarRounded(const Input& input, const Expectation* expected, Identity& answer) {
    constexpr std::int64_t fewest = 16;  // chance finds a position in fewer rows
    return findPlaced(input, expected, fewest, [&](const PlacedPairs& pairs) {
        auto found = windowOf(input, pairs);
        if (!found) return false;
        answer = *std::move(found);
        diagnoseByItself(input, answer);
        return true;
    });
}

}  // namespace posiscope
