// SPDX-License-Identifier: GPL-3.0-or-later
// Tables without a formula: random numbers, and learned ones.
#include <algorithm>
#include <cmath>

#include "core/encodings/common.h"
#include "core/identify/families/families.h"
#include "core/identify/identitytext.h"
#include "core/identify/measured.h"
#include "core/identify/snap.h"
#include "core/math/random.h"
#include "core/parameters/keys.h"
#include "core/parameters/numbertext.h"

namespace posiscope {

namespace {

struct Moments {
    double mean = 0, deviation = 0, kurtosis = 0;
    double neighbours = 0;  ///< the correlation of a cell with the one below it
};

Moments momentsOf(const Sample& sample) {
    double count = 0, sum = 0, squares = 0, fourths = 0, products = 0;
    for (std::size_t n = 0; n < sample.rows().size(); ++n)
        for (std::int64_t j = 0; j < sample.columns(); ++j) {
            const double cell = sample.cells(static_cast<std::int64_t>(n))[j];
            if (!std::isfinite(cell)) continue;
            ++count;
            sum += cell;
            squares += cell * cell;
            fourths += cell * cell * cell * cell;
            if (n > 0 && sample.rows()[n - 1] + 1 == sample.rows()[n]) {
                const double above = sample.cells(static_cast<std::int64_t>(n) - 1)[j];
                products += std::isfinite(above) ? cell * above : 0;
            }
        }
    if (count == 0 || squares == 0) return {};
    const double mean = sum / count;
    return {mean, std::sqrt(std::max(0.0, squares / count - mean * mean)),
            fourths * count / squares / squares, products / squares};
}

/// The seed and the standard deviation of Posiscope's own random tables.
struct Seeded {
    std::int64_t seed = 0;
    double deviation = 0;
};

std::optional<Seeded> seedOfTable(const Sheet& sheet, const Input& input) {
    constexpr std::int64_t mostSeeds = 100'000;
    constexpr int compared = 6;
    constexpr std::int64_t often = 1000;
    const double tolerance = 2 * roundingOf(input.cells) + 1e-12;
    for (std::int64_t seed = 0; seed <= mostSeeds; ++seed) {
        if (seed % often == 0) input.pace.step();
        double ratio = 0;
        bool same = true;
        for (int n = 0; same && n < compared; ++n) {
            const std::int64_t row = n % std::min<std::int64_t>(2, sheet.rows());
            const std::int64_t column = (n / 2) % sheet.columns();
            const double normal = normalAt(static_cast<std::uint64_t>(seed),
                                           static_cast<std::uint64_t>(row * largestDModel + column));
            const double here = sheet.at(row, column) / normal;
            if (n == 0) ratio = here;
            same = ratio > 0 && std::abs(here / ratio - 1) <= 2 * tolerance;
        }
        if (same) return Seeded{seed, roundNear(ratio, ratio * 2 * tolerance).value};
    }
    return std::nullopt;
}

/// All cells are those of the table of the seed.
Hypothesis learned(const Input& input, const Sheet& sheet, const Seeded& seeded) {
    Identity answer = recognisedAs("learned", {{keys::dModel.name, sheet.columns()},
                                               {keys::maxLen.name, sheet.rows()},
                                               {"standard_deviation", seeded.deviation},
                                               {keys::seed.name, seeded.seed}});
    answer.rounding.table = nameOf(input.cells);
    answer.storage.form = "rows";
    answer.storage.rows = sheet.rows();
    answer.storage.columns = sheet.columns();
    answer.evidence.emplace_back(
        Text(POSISCOPE_TR("core", "random numbers of the seed %1"), {groupedDigits(seeded.seed)}));
    return hypothesisOf(
        sheet,
        [seeded, cells = input.cells](std::int64_t row, std::size_t j, double) -> ExpectedCell {
            const double cell =
                seeded.deviation * normalAt(static_cast<std::uint64_t>(seeded.seed),
                                            static_cast<std::uint64_t>(row * largestDModel) + j);
            return {cell, std::max((2 * roundingOf(cells) + 1e-12) * std::abs(cell),
                                   1.01 * roundingAt(cells, cell))};
        },
        std::move(answer));
}

/// The pairs that have the same norm in every row, in the form in which most of them have.
struct EqualNorms {
    std::int64_t equal = 0, all = 1;
    Text form;
};

EqualNorms equalNormsIn(const Input& input) {
    EqualNorms best;
    for (const Sheet& sheet : input.sheets) {
        if (sheet.rows() < 2) continue;
        const Sample sample(sheet, spreadRows(sheet.rows(), 24));
        for (const Form& form : formsOf(sheet)) {
            input.pace.step();
            if (!hasPairs(form) || !repeatsHold(form, sample)) continue;
            const std::int64_t equal = equalNorms(form, sample, input.cells);
            if (equal * best.all > best.equal * form.pairs)
                best = EqualNorms{equal, form.pairs, Text(form.words, {})};
        }
    }
    return best;
}

/// What was looked for and not found.
Text notFound(const Input& input) {
    const auto& axes = input.axes;
    const bool square = axes.size() > 1 && axes[axes.size() - 1] == axes[axes.size() - 2];
    return square ? POSISCOPE_TR("core", "no pairs of sines and cosines, and no bias of the distance alone")
                  : POSISCOPE_TR("core", "no pairs of sines and cosines");
}

/// Where cells are NaN or infinite; none where all are finite.
void addNotFinite(const Input& input, const Sheet& sheet, Identity& answer) {
    if (std::ranges::all_of(input.arrays, [](const StoredArray& each) { return each.cells->finite(); }))
        return;
    const auto read = [&](std::int64_t row, double* cells) { sheet.row(row, cells); };
    const auto expect = [](std::int64_t, std::size_t, double cell) -> ExpectedCell {
        return {std::isfinite(cell) ? cell : 0, 0};
    };
    Deviation found = compare(sheet.rows(), cellByCell(sheet.columns(), read, expect), input.pace);
    if (found.unexplained == 0) return;
    for (Block& block : found.blocks)
        block.notFinite = 0;
    answer.evidence.push_back(Text(POSISCOPE_TR("core", "%1 of %2 cells are NaN or infinite: %3"))
                                  .with(Text::asIs(groupedDigits(found.unexplained)))
                                  .with(Text::asIs(groupedDigits(found.cells)))
                                  .with(placesOf(found.blocks)));
}

/// What is measured of numbers without a formula.
Identity measured(const Input& input, const Sheet& sheet) {
    const Moments moments = momentsOf(Sample(sheet, rowsForFits(sheet.rows())));
    Identity answer;
    answer.rounding.table = nameOf(input.cells);
    answer.storage.rows = sheet.rows();
    answer.storage.columns = sheet.columns();
    const Text numbers(
        POSISCOPE_TR("core",
                     "mean %1, standard deviation %2, kurtosis %3, correlation of a row with the next %4"),
        {withDigits(moments.mean, 3), withDigits(moments.deviation, 3), withDigits(moments.kurtosis, 3),
         withDigits(moments.neighbours, 2)});
    constexpr double independent = 0.05;
    const bool random = moments.deviation > 0 && std::abs(moments.neighbours) < independent;
    const bool normal = random && std::abs(moments.kurtosis - 3) < 0.3;
    if (moments.deviation == 0) {
        answer.evidence.emplace_back(POSISCOPE_TR("core", "all cells are alike"));
        return answer;
    }
    addNotFinite(input, sheet, answer);
    if (const auto pairs = measuredPairs(input)) {
        std::ranges::move(frequencyWords(input.sheets[pairs->sheet], pairs->reading),
                          std::back_inserter(answer.evidence));
        answer.frequencies = frequenciesOf(pairs->reading);
        answer.evidence.push_back(numbers);
        return answer;
    }
    if (const EqualNorms norms = equalNormsIn(input); norms.equal * 2 >= norms.all) {
        answer.evidence.push_back(
            Text(POSISCOPE_TR(
                     "core",
                     "%1 of %2 pairs have the same norm in every row (%3), but do not turn evenly from "
                     "row to row"))
                .with(Text::asIs(groupedDigits(norms.equal)))
                .with(Text::asIs(groupedDigits(norms.all)))
                .with(norms.form));
        answer.evidence.push_back(numbers);
        return answer;
    }
    answer.evidence.push_back(
        (normal   ? Text(POSISCOPE_TR("core", "normal random numbers, a learned table before training: %1"))
         : random ? Text(POSISCOPE_TR("core", "rows have nothing to do with each other: %1"))
                  : Text(POSISCOPE_TR("core", "learned, or no table of positions that is known: %1; %2"))
                        .with(notFound(input)))
            .with(numbers));
    return answer;
}

}  // namespace

std::vector<Hypothesis> proposeRandom(const Input& input) {
    if (input.sheets.empty()) return {};
    const Sheet& sheet = input.sheets.front();
    if (const auto seeded = seedOfTable(sheet, input)) return {learned(input, sheet, *seeded)};
    return {{.answer = measured(input, sheet)}};
}

}  // namespace posiscope
