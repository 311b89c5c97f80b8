// SPDX-License-Identifier: GPL-3.0-or-later
// Sinusoids over a grid: one half of the columns encodes the horizontal coordinate, the other the vertical
// one.
#include <algorithm>
#include <cmath>

#include "core/identify/families/families.h"
#include "core/identify/learnedsheet.h"
#include "core/identify/pairhypothesis.h"
#include "core/identify/snap.h"
#include "core/identify/spectra/spectrumguess.h"
#include "core/identify/stages.h"
#include "core/parameters/keys.h"

namespace posiscope {

namespace {

/// The grid's width, and whether the first half of the columns encodes the horizontal coordinate.
struct SheetGrid {
    std::int64_t width = 0, height = 0;
    bool xFirst = true;
    std::int64_t rowsBefore = 0;  ///< a class token, and others
};

/// Whether nearly all cells of two rows are equal in some columns.
bool sameRows(const Sheet& sheet, std::int64_t a, std::int64_t b, std::int64_t first, std::int64_t count) {
    constexpr double nearlyAll = 0.9;
    const auto read = [&](std::int64_t row, double* out) {
        for (std::int64_t j = 0; j < count; ++j)
            out[j] = sheet.at(row, first + j);
    };
    const auto expect = [&](std::int64_t, std::size_t j, double) -> ExpectedCell {
        return {sheet.at(b, first + static_cast<std::int64_t>(j)), 0};
    };
    return compare({a}, cellByCell(count, read, expect)).share() >= nearlyAll;
}

std::optional<SheetGrid> gridOf(const Sheet& sheet, std::int64_t rowsBefore, Pace& pace) {
    constexpr std::int64_t often = 64;
    const std::int64_t half = sheet.columns() / 2;
    const bool firstStill = sameRows(sheet, 0, 1, 0, half);
    if (firstStill == sameRows(sheet, 0, 1, half, half)) return std::nullopt;
    SheetGrid grid{.xFirst = !firstStill, .rowsBefore = rowsBefore};
    grid.width = 2;
    while (2 * grid.width <= sheet.rows() && sameRows(sheet, 0, grid.width, firstStill ? 0 : half, half))
        if (++grid.width % often == 0) pace.step();
    grid.height = sheet.rows() / grid.width;
    const bool whole = grid.height > 1 && grid.height * grid.width == sheet.rows();
    return whole ? std::optional(grid) : std::nullopt;
}

/// How many rows at the beginning are zeros.
std::int64_t rowsOfZeros(const Sheet& sheet) {
    std::vector<double> cells(static_cast<std::size_t>(sheet.columns()));
    for (std::int64_t row = 0; row < sheet.rows(); ++row) {
        sheet.row(row, cells.data());
        if (std::ranges::any_of(cells, [](double cell) { return cell != 0; })) return row;
    }
    return sheet.rows();
}

/// The grid of a sheet, behind a few rows of tokens that have no place, or any number of zeros.
std::optional<SheetGrid> gridWithin(const Sheet& sheet, Pace& pace) {
    constexpr std::int64_t most = 8, places = 4;
    if (sheet.columns() % 4 != 0) return std::nullopt;
    for (std::int64_t before = 0; before <= std::min(most, sheet.rows() - places); ++before)
        if (const auto grid = gridOf(sheet.from(before), before, pace)) return grid;
    const std::int64_t zeros = rowsOfZeros(sheet);
    if (zeros <= most || zeros > sheet.rows() - places) return std::nullopt;
    return gridOf(sheet.from(zeros), zeros, pace);
}

/// The bases that either half has.
std::vector<SpectrumGuess> guessesOf(const Sheet& sheet, const SheetGrid& grid, const Input& input) {
    const std::int64_t half = sheet.columns() / 2;
    std::vector<SpectrumGuess> all;
    for (const bool x : {true, false}) {
        const Sheet axis =
            sheet.part(x ? 1 : grid.width, x ? grid.width : grid.height, x == grid.xFirst ? 0 : half, half);
        const Sample sample(axis, rowsForFits(axis.rows()));
        for (const Form& form : formsOf(axis)) {
            input.pace.step();
            const auto reading = readForm(axis, form, sample, input.cells, input.pace);
            if (!reading) continue;
            for (SpectrumGuess& guess : guessSpectrum(*reading))
                if (guess.scaling.empty()) all.push_back(std::move(guess));
        }
    }
    return all;
}

/// How the pairs of an axis stand in its half of the columns; null: as in the encoding's own table.
struct Columns {
    const char* id;
    bool cosineFirst;
};
constexpr Columns allColumns[] = {{nullptr, false},
                                  {"grid-interleaved", false},
                                  {"grid-interleaved", true},
                                  {"grid-half-split", false},
                                  {"grid-half-split", true}};

/// The form of a grid whose columns stand so.
Form formOf(const Columns& columns, Form own) {
    if (columns.id == nullptr) return own;
    const std::int64_t count = own.pairs, perAxis = count / 2;
    own.id = columns.id;
    own.cosineFirst = columns.cosineFirst;
    for (std::int64_t j = 0; j < 2 * count; ++j) {
        const std::int64_t place = j % count;
        const bool together = own.id == "grid-interleaved";
        const bool first = together ? place % 2 == 0 : place < perAxis;
        own.contents[static_cast<std::size_t>(j)] = {
            j / count * perAxis + (together ? place / 2 : place % perAxis),
            first == columns.cosineFirst ? Role::cosine : Role::sine, 1};
    }
    return own;
}

/// What is tried on some rows of the places: a kind of grid, and how its columns stand.
struct GridForm {
    const Sample& trials;
    const GridKind& kind;
    const Columns& columns;
    bool exchanged;  ///< the two halves stand in the other order
    GridSides sides;
    NumberKind cells;

    /// Nothing where the base is none.
    std::optional<PairHypothesis> with(double base) const {
        auto found = gridHypothesis(kind, sides, trials.columns(), base);
        if (!found) return std::nullopt;
        found->form = formOf(columns, found->form);
        if (exchanged) found->form.id += "-halves-exchanged";
        if (exchanged) exchangeAxes(found->recipe.axes);
        found->agreement = compare(found->form, found->recipe, trials, cells);
        return found;
    }
};

/// The base that leaves the fewest cells, which may have more digits than the roundest one.
std::optional<PairHypothesis> refined(const GridForm& form, const SpectrumGuess& guess, Pace& pace) {
    const auto cells = static_cast<std::int64_t>(form.trials.rows().size()) * form.trials.columns();
    const BaseRange range = bestBases(guess.base, 1.5 * guess.baseError, [&](double other) {
        pace.step();
        const auto found = form.with(other);
        return found ? found->agreement.unexplained : cells;
    });
    return form.with(roundNear(range.middle(), range.error()).value);
}

std::optional<PairHypothesis> bestGrid(const Sheet& sheet, const SheetGrid& grid, const Input& input) {
    constexpr double enough = 0.97, near = 0.5;
    const Sample trials(sheet, rowsForTrials(sheet.rows()));
    std::optional<PairHypothesis> best;
    const auto share = [](const auto& found) { return found ? found->agreement.share() : 0; };
    const std::vector<SpectrumGuess> guesses = guessesOf(sheet, grid, input);
    for (const Columns& columns : allColumns)
        for (const SpectrumGuess& guess : guesses)
            for (const bool exchanged : {false, true})
                for (const GridKind& kind : gridKinds()) {
                    input.pace.step();
                    const GridForm form{trials,     kind, columns, exchanged, {grid.height, grid.width},
                                        input.cells};
                    auto found = form.with(guess.base);
                    if (share(found) > near && share(found) < 1 && guess.baseError > 0)
                        if (auto other = refined(form, guess, input.pace); share(other) > share(found))
                            found = std::move(other);
                    if (share(found) > share(best)) best = std::move(found);
                    if (share(best) > enough) return best;
                }
    return best;
}

/// The sheets, and the rows of an array that has an axis for each side of the grid.
std::vector<LearnedSheet> sheetsOfPlaces(const Input& input) {
    std::vector<LearnedSheet> all;
    for (const Sheet& sheet : input.sheets)
        all.push_back({sheet});
    if (input.arrays.size() != 1) return all;
    for (LearnedSheet& each : learnedSheets(input.arrays.front()))
        if (each.grid) all.push_back(std::move(each));
    return all;
}

std::vector<Text> evidenceOf(const Sheet& sheet, const SheetGrid& grid) {
    std::vector<Text> lines{
        {grid.xFirst
             ? POSISCOPE_TR(
                   "core",
                   "grid: %1 × %2 places, the first half of the columns repeats with every row of places")
             : POSISCOPE_TR("core",
                            "grid: %1 × %2 places, the second half of the columns repeats with every row "
                            "of places"),
         {groupedDigits(grid.height), groupedDigits(grid.width)}}};
    if (grid.rowsBefore == 0) return lines;
    const bool empty = rowsOfZeros(sheet) >= grid.rowsBefore;
    lines.push_back({empty ? POSISCOPE_TR("core", "rows of zeros before the grid, which have no position: %1")
                           : POSISCOPE_TR("core", "rows before the grid: %1"),
                     {groupedDigits(grid.rowsBefore)}});
    return lines;
}

Hypothesis hypothesisOf(const Input& input, const LearnedSheet& from, const SheetGrid& grid,
                        PairHypothesis match) {
    const Sheet places = from.sheet.from(grid.rowsBefore);
    const Sample trials(places, rowsForTrials(places.rows()));
    match.recipe.stages = stagesOf(match.form, match.recipe, trials, input.cells, input.pace);
    const auto first = match.recipe.places->lowest().numerator();
    match.recipe.places = Positions::grid({grid.height, first}, {grid.width, first}, grid.rowsBefore);
    match.recipe.zeroRows = grid.rowsBefore;
    Identity answer = recognisedAs("sinusoidal-2d", match.options);
    answer.rounding.frequency = nameOf(match.recipe.stages.frequency);
    answer.rounding.angle = nameOf(match.recipe.stages.angle);
    answer.evidence = evidenceOf(from.sheet, grid);
    if (match.form.id.ends_with("-halves-exchanged"))
        answer.evidence.emplace_back(POSISCOPE_TR("core", "the two halves stand in the other order"));
    Hypothesis found = hypothesisOf(input, from.sheet, match.form, match.recipe, std::move(answer));
    if (from.grid) found.answer.storage.axisOrder = from.axisOrder();
    // A conversion writes the encoding's own columns.
    if (match.form.id.starts_with("grid-interleaved") || match.form.id.starts_with("grid-half-split"))
        forbidConversion(found.answer);
    return found;
}

}  // namespace

std::vector<Hypothesis> proposeGrid(const Input& input) {
    constexpr double enough = 0.6;
    // Complex numbers turn q and k: they are no table that is added.
    if (input.arrays.front().complex) return {};
    for (const LearnedSheet& each : sheetsOfPlaces(input)) {
        input.pace.step();
        const auto grid = gridWithin(each.sheet, input.pace);
        if (!grid) continue;
        auto best = bestGrid(each.sheet.from(grid->rowsBefore), *grid, input);
        if (best && best->agreement.share() >= enough)
            return {hypothesisOf(input, each, *grid, *std::move(best))};
    }
    return {};
}

}  // namespace posiscope
