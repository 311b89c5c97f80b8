// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/identify/diagnosis/linefit.h"

#include <algorithm>
#include <cmath>
#include <utility>

#include "core/identify/compare.h"
#include "core/identify/hypothesis.h"
#include "core/parameters/numbertext.h"
#include "core/relate/quantum.h"

namespace posiscope {

namespace {

void measure(const CellsAndExpected& cells, LineFit& fit) {
    const std::size_t columns = cells.columns;
    std::size_t next = 0;  // the first cell of the next row
    const auto read = [&](std::int64_t, double* row) {
        std::copy_n(cells.cells.data() + next, columns, row);
        next += columns;
    };
    const auto expect = [&](std::int64_t, std::size_t j, double) -> ExpectedCell {
        return {fit.slope * cells.expected[next - columns + j] + fit.shift,
                std::numeric_limits<double>::max()};
    };
    const Deviation left = compare(cells.rows, cellByCell(static_cast<std::int64_t>(columns), read, expect));
    fit.rms = left.rms;
    fit.largest = left.largest;
    fit.row = left.row;
    fit.column = left.column;
}

Text lineWords(const LineFit& fit) {
    if (fit.isIdentity()) return POSISCOPE_TR("core", "Cells are near to what was expected");
    if (fit.slope == -1 && fit.shift == 0) return POSISCOPE_TR("core", "All cells have the other sign");
    if (fit.shift == 0)
        return {POSISCOPE_TR("core", "All cells are multiplied by %1"), {withDigits(fit.slope, 6)}};
    return {POSISCOPE_TR("core", "All cells are %1 times what was expected, and %2"),
            {withDigits(fit.slope, 6), withDigits(fit.shift, 6)}};
}

}  // namespace

std::optional<LineFit> lineFit(const CellsAndExpected& cells) {
    double count = 0, x = 0, y = 0, xx = 0, xy = 0;
    for (std::size_t n = 0; n < cells.cells.size(); ++n) {
        const double cell = cells.cells[n], expected = cells.expected[n];
        if (std::isnan(expected)) continue;
        if (!std::isfinite(cell)) return std::nullopt;
        ++count;
        x += expected;
        y += cell;
        xx += expected * expected;
        xy += expected * cell;
    }
    const double variance = xx - x * x / count;
    if (!(variance > 0)) return std::nullopt;
    LineFit line{.slope = (xy - x * y / count) / variance};
    line.shift = (y - line.slope * x) / count;
    measure(cells, line);
    constexpr double asGood = 1.05;
    constexpr double rounding = 0x1p-24;  // of cells in float32
    constexpr double half = 0.51;         // of a step: the rounding of a quantised cell
    const double enough = half * quantumOf(cells.cells).size;
    for (LineFit plainer : {LineFit{.slope = line.slope < 0 ? -1.0 : 1.0}, LineFit{.slope = xy / xx}}) {
        measure(cells, plainer);
        const double least = rounding * std::abs(plainer.slope);
        if (plainer.rms <= std::max(least, asGood * line.rms) || plainer.largest <= enough) return plainer;
    }
    return line;
}

double sizeOf(const CellsAndExpected& cells) {
    double count = 0, sum = 0, squares = 0;
    for (const double each : cells.expected) {
        if (std::isnan(each)) continue;
        ++count;
        sum += each;
        squares += each * each;
    }
    return std::sqrt(std::max(0.0, squares / count - sum * sum / (count * count)));
}

bool isNear(const LineFit& fit, double size) {
    constexpr double near = 0.1;
    return fit.rms <= near * size * std::abs(fit.slope) && std::abs(fit.slope) > 1e-6;
}

bool isExact(const LineFit& fit, NumberKind cells) {
    return fit.largest <= std::abs(fit.slope) * (4 * roundingOf(cells) + 2e-6);
}

Finding findingOf(const CellsAndExpected& cells, const LineFit& fit) {
    Quantum quantum = quantumOf(cells.cells);
    if (!quantum.explains(fit.largest)) quantum = {};
    Text words = Text(POSISCOPE_TR("core", "%1: root mean square of what is left %2, largest %3"))
                     .with(lineWords(fit))
                     .with(Text::asIs(withDigits(fit.rms, 3)))
                     .with(Text::asIs(withDigits(fit.largest, 3)));
    if (quantum.steps > 0)
        words = Text(POSISCOPE_TR("core", "%1; quantised to %2 steps of %3"))
                    .with(std::move(words))
                    .with(Text::asIs(groupedDigits(quantum.steps)))
                    .with(Text::asIs(withDigits(quantum.size, 4)));
    const char* const id = quantum.steps > 0  ? "quantised"
                           : fit.isIdentity() ? "inexact"
                           : fit.slope < 0    ? "negated"
                                              : "another-scale";
    return {id, std::move(words), POSISCOPE_TR("core", "all cells")};
}

void tellFit(const LineFit& fit, Identity& answer) {
    answer.largestDeviation = fit.largest;
    answer.largestRow = fit.row;
    answer.largestColumn = fit.column;
    answer.rmsDeviation = fit.rms;
    answer.storage.scale = fit.slope;
    answer.blocks.clear();
    answer.asExpected = false;
    forbidConversion(answer);
}

}  // namespace posiscope
