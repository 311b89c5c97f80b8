// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/identify/diagnosis/diagnosis.h"

#include <algorithm>
#include <cmath>

#include "core/identify/expectedrow.h"
#include "core/parameters/numbertext.h"

namespace posiscope {

namespace {

/// cell = slope · expected + shift, with what is left of it.
struct Affine {
    double slope = 1, shift = 0;
    double rms = 0, largest = 0;
    std::int64_t row = 0, column = 0;  ///< of the largest
};

/// The cells of spread rows with the expected ones.
struct Cells {
    std::vector<std::int64_t> rows;
    std::size_t columns = 0;
    std::vector<double> are, right;
};

Cells cellsOf(const Sheet& sheet, const Form& form, const Recipe& recipe, NumberKind kind) {
    constexpr std::int64_t most = 400'000;
    Cells found;
    found.rows = spreadRows(sheet.rows(), std::max<std::int64_t>(16, most / sheet.columns()));
    found.columns = form.contents.size();
    ExpectedRow expected(form, recipe, kind);
    std::vector<double> row(found.columns);
    for (const std::int64_t r : found.rows) {
        sheet.row(r, row.data());
        expected.at(r);
        found.are.insert(found.are.end(), row.begin(), row.end());
        found.right.insert(found.right.end(), expected.cells().begin(), expected.cells().end());
    }
    return found;
}

void measure(const Cells& cells, Affine& fit) {
    const std::size_t columns = cells.columns;
    std::size_t next = 0;  // the first cell of the next row
    const auto read = [&](std::int64_t, double* row) {
        std::copy_n(cells.are.data() + next, columns, row);
        next += columns;
    };
    const auto expect = [&](std::int64_t, std::size_t j, double) -> ExpectedCell {
        return {fit.slope * cells.right[next - columns + j] + fit.shift, std::numeric_limits<double>::max()};
    };
    const Deviation left = compare(cells.rows, cellByCell(static_cast<std::int64_t>(columns), read, expect));
    fit.rms = left.rms;
    fit.largest = left.largest;
    fit.row = left.row;
    fit.column = left.column;
}

/// The line with the least squares; the expectation itself where the line is that within what is left.
std::optional<Affine> fitOf(const Cells& cells) {
    const auto count = static_cast<double>(cells.are.size());
    double x = 0, y = 0, xx = 0, xy = 0;
    for (std::size_t n = 0; n < cells.are.size(); ++n) {
        if (!std::isfinite(cells.are[n])) return std::nullopt;
        x += cells.right[n];
        y += cells.are[n];
        xx += cells.right[n] * cells.right[n];
        xy += cells.right[n] * cells.are[n];
    }
    const double variance = xx - x * x / count;
    if (variance <= 0) return std::nullopt;
    Affine line;
    line.slope = (xy - x * y / count) / variance;
    line.shift = (y - line.slope * x) / count;
    measure(cells, line);
    Affine plain;
    plain.slope = line.slope < 0 ? -1 : 1;
    measure(cells, plain);
    constexpr double asGood = 1.05;
    return plain.rms <= asGood * line.rms ? plain : line;
}

/// The number of equal steps between the least and the largest cell; 0 where cells are not in such steps.
struct Quantum {
    std::int64_t steps = 0;
    double size = 0;
};

Quantum quantumOf(std::vector<double> cells) {
    constexpr std::size_t most = 300;
    std::ranges::sort(cells);
    const std::size_t count = cells.size();
    cells.erase(std::unique(cells.begin(), cells.end()), cells.end());
    if (cells.size() < 3 || cells.size() > most || count < 8 * cells.size()) return {};
    double least = HUGE_VAL;
    for (std::size_t n = 1; n < cells.size(); ++n)
        least = std::min(least, cells[n] - cells[n - 1]);
    const double range = cells.back() - cells.front();
    const double steps = std::nearbyint(range / least);
    const double size = range / steps;
    constexpr double tolerance = 0.02;
    for (const double cell : cells)
        if (std::abs((cell - cells.front()) / size - std::nearbyint((cell - cells.front()) / size)) >
            tolerance)
            return {};
    return {static_cast<std::int64_t>(steps), size};
}

bool isNear(const Affine& fit) {
    constexpr double near = 0.1;  // of the cells, whose root mean square is about 0.7
    return fit.rms <= near * std::abs(fit.slope) && std::abs(fit.slope) > 1e-6;
}

/// Whether all that is left is rounding.
bool isExact(const Affine& fit, NumberKind cells) {
    return fit.largest <= std::abs(fit.slope) * (4 * roundingOf(cells) + 2e-6);
}

Text lineWords(const Affine& fit) {
    if (fit.slope == 1 && fit.shift == 0) return POSISCOPE_TR("core", "Cells are near to what was expected");
    if (fit.slope == -1 && fit.shift == 0) return POSISCOPE_TR("core", "All cells have the other sign");
    return {POSISCOPE_TR("core", "All cells are %1 times what was expected, and %2"),
            {withDigits(fit.slope, 6), withDigits(fit.shift, 6)}};
}

Finding findingOf(const Cells& cells, const Affine& fit) {
    const Quantum quantum = quantumOf(cells.are);
    Text words = Text(POSISCOPE_TR("core", "%1: root mean square of what is left %2, largest %3"))
                     .with(lineWords(fit))
                     .with(Text::asIs(withDigits(fit.rms, 3)))
                     .with(Text::asIs(withDigits(fit.largest, 3)));
    if (quantum.steps > 0)
        words = Text(POSISCOPE_TR("core", "%1; quantised to %2 steps of %3"))
                    .with(std::move(words))
                    .with(Text::asIs(groupedDigits(quantum.steps)))
                    .with(Text::asIs(withDigits(quantum.size, 4)));
    const bool itself = fit.slope == 1 && fit.shift == 0;
    const char* const id = quantum.steps > 0 ? "quantised"
                           : itself          ? "inexact"
                           : fit.slope < 0   ? "negated"
                                             : "another-scale";
    return {id, std::move(words), POSISCOPE_TR("core", "all cells")};
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
                const Cells cells = cellsOf(sheet, form, hypothesis.recipe, input.cells);
                const auto fit = fitOf(cells);
                if (!fit || !isNear(*fit) || fit->rms >= least) continue;
                least = fit->rms;
                best = Identity{};
                best->recognised = true;
                best->encoding = hypothesis.encoding->id;
                best->options = hypothesis.options;
                best->mistakes.push_back(findingOf(cells, *fit));
                Recipe recipe = hypothesis.recipe;
                recipe.amplitude *= fit->slope;
                finishAnswer(input, sheet, form, recipe, *best);
                best->largestDeviation = fit->largest;
                best->largestRow = fit->row;
                best->largestColumn = fit->column;
                best->rmsDeviation = fit->rms;
                best->storage.scale = fit->slope;
                best->blocks.clear();
                if (isExact(*fit, input.cells)) best->unexplainedCells = 0;
                forbidConversion(*best);
            }
        }
    }
    if (!best) return false;
    answer = std::move(*best);
    answer.asExpected = false;
    return true;
}

}  // namespace posiscope
