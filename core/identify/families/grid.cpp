// SPDX-License-Identifier: GPL-3.0-or-later
// Sinusoids over a grid: one half of the columns encodes the horizontal coordinate, the other the vertical
// one.
#include <algorithm>
#include <cmath>

#include "core/identify/families/families.h"
#include "core/identify/learnedsheet.h"
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

bool sameRows(const Sheet& sheet, std::int64_t a, std::int64_t b, std::int64_t first, std::int64_t count) {
    std::int64_t off = 0;
    for (std::int64_t j = first; j < first + count && off * 10 <= count; ++j)
        off += sheet.at(a, j) == sheet.at(b, j) ? 0 : 1;
    return off * 10 <= count;
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

struct Match {
    OptionValues options;
    Form form;
    Recipe recipe;
    double share = 0;
};

Match matchOf(const OptionValues& options, const Columns& columns, bool exchanged, const Sample& trials,
              NumberKind cells) {
    const Encoding& encoding = *findEncoding("sinusoidal-2d");
    const Values values = valuesWith(encoding, options);
    if (!areSound(encoding, values)) return {};
    const auto model = encoding.make(values);
    Match match{options, formOf(columns, modelForm(*model)), recipeOf(*model), 0};
    if (exchanged) match.form.id += "-halves-exchanged";
    if (match.recipe.pairs() == 0) return {};
    if (exchanged) match.recipe.alongWidth.flip();
    match.share = compare(match.form, match.recipe, trials, cells).share();
    return match;
}

/// The match with the base that leaves the fewest cells, which may have more digits than the roundest one.
Match refined(const Match& match, double error, const Columns& columns, bool exchanged, const Sample& trials,
              const Input& input) {
    const auto with = [&](double base) {
        input.pace.step();
        OptionValues options = match.options;
        for (auto& [key, value] : options)
            if (key == keys::base.name) value = base;
        return matchOf(options, columns, exchanged, trials, input.cells);
    };
    const auto cells = static_cast<double>(trials.rows().size()) * static_cast<double>(trials.columns());
    double base = 0;
    for (const auto& [key, value] : match.options)
        if (key == keys::base.name) base = std::get<double>(value);
    const BaseRange range = bestBases(
        base, 1.5 * error, [&](double other) { return std::llround((1 - with(other).share) * cells); });
    Match found = with(roundNear(range.middle(), range.error()).value);
    return found.share > match.share ? found : match;
}

Match bestMatch(const Sheet& sheet, const SheetGrid& grid, const Input& input) {
    constexpr double enough = 0.97;
    constexpr double near = 0.5;
    const Sample trials(sheet, rowsForTrials(sheet.rows()));
    Match best;
    const std::vector<SpectrumGuess> guesses = guessesOf(sheet, grid, input);
    for (const Columns& columns : allColumns)
        for (const SpectrumGuess& guess : guesses)
            for (const bool exchanged : {false, true})
                for (const char* form : {"mae", "detr", "tensor2tensor"})
                    for (const bool normalise : {false, true}) {
                        if (normalise && form != std::string("detr")) continue;
                        OptionValues options{{"form", std::string(form)},
                                             {"height", grid.height},
                                             {"width", grid.width},
                                             {keys::dModel.name, sheet.columns()},
                                             {keys::base.name, guess.base}};
                        if (form == std::string("detr")) options.emplace_back("normalise", normalise);
                        input.pace.step();
                        Match match = matchOf(options, columns, exchanged, trials, input.cells);
                        if (match.share > near && match.share < 1 && guess.baseError > 0)
                            match = refined(match, guess.baseError, columns, exchanged, trials, input);
                        if (match.share > best.share) best = std::move(match);
                        if (best.share > enough) return best;
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

}  // namespace

std::optional<Identity> recogniseGrid(const Input& input) {
    constexpr double enough = 0.6;
    for (const LearnedSheet& each : sheetsOfPlaces(input)) {
        input.pace.step();
        const Sheet& sheet = each.sheet;
        const auto grid = gridWithin(sheet, input.pace);
        if (!grid) continue;
        const Sheet places = sheet.from(grid->rowsBefore);
        Match match = bestMatch(places, *grid, input);
        if (match.share < enough) continue;
        const Sample trials(places, rowsForTrials(places.rows()));
        match.recipe.stages = stagesOf(match.form, match.recipe, trials, input.cells, input.pace);
        Identity answer;
        answer.recognised = true;
        answer.encoding = "sinusoidal-2d";
        answer.options = match.options;
        answer.rounding.frequency = nameOf(match.recipe.stages.frequency);
        answer.rounding.angle = nameOf(match.recipe.stages.angle);
        answer.evidence.emplace_back(Text(
            grid->xFirst
                ? POSISCOPE_TR(
                      "core",
                      "grid: %1 × %2 places, the first half of the columns repeats with every row of places")
                : POSISCOPE_TR("core",
                               "grid: %1 × %2 places, the second half of the columns repeats with every row "
                               "of places"),
            {groupedDigits(grid->height), groupedDigits(grid->width)}));
        if (grid->rowsBefore > 0) {
            const bool empty = rowsOfZeros(sheet) >= grid->rowsBefore;
            answer.evidence.push_back(
                {empty ? POSISCOPE_TR("core", "rows of zeros before the grid, which have no position: %1")
                       : POSISCOPE_TR("core", "rows before the grid: %1"),
                 {groupedDigits(grid->rowsBefore)}});
        }
        match.recipe.rowsBefore = grid->rowsBefore;
        if (match.form.id.ends_with("-halves-exchanged"))
            answer.evidence.emplace_back(POSISCOPE_TR("core", "the two halves stand in the other order"));
        finishAnswer(input, sheet, match.form, match.recipe, answer);
        if (each.grid) answer.storage.axisOrder = each.axisOrder();
        if (match.form.id.starts_with("grid-interleaved") || match.form.id.starts_with("grid-half-split")) {
            answer.conversionSource = nullptr;  // it writes the encoding's own columns
            answer.convertible = false;
        }
        return answer;
    }
    return std::nullopt;
}

}  // namespace posiscope
