// SPDX-License-Identifier: GPL-3.0-or-later
// Cells that are nearly those that were expected, or nearly slope · expected + shift.
#pragma once

#include <optional>
#include <vector>

#include "core/identify/identity.h"
#include "core/identify/numberkind.h"

namespace posiscope {

/// Some rows of cells, and what is expected of each. Both are NaN where nothing is.
struct CellsAndExpected {
    std::vector<std::int64_t> rows;
    std::size_t columns = 0;
    std::vector<double> cells, expected;
};

/// cell = slope · expected + shift, and what is left of it.
struct LineFit {
    double slope = 1, shift = 0;
    double rms = 0, largest = 0;
    std::int64_t row = 0, column = 0;  ///< of the largest

    bool isIdentity() const { return slope == 1 && shift == 0; }
};

/// The line with the least squares; the expectation itself, its negative or a multiple where the line is no
/// better.
/// Empty where a cell is not finite, and where one number is expected of all.
std::optional<LineFit> lineFit(const CellsAndExpected& cells);

/// The standard deviation of the expected cells.
double sizeOf(const CellsAndExpected& cells);

/// Whether little is left, where expected cells vary by about `size`.
bool isNear(const LineFit& fit, double size);

/// Whether all that is left is rounding.
bool isExact(const LineFit& fit, NumberKind cells);

/// "All cells have the other sign: root mean square of what is left 0.001, largest 0.004; quantised to 254
/// steps of 0.0079".
Finding findingOf(const CellsAndExpected& cells, const LineFit& fit);

/// Makes the answer tell what is left. Unexplained cells are counted elsewhere.
void tellFit(const LineFit& fit, Identity& answer);

}  // namespace posiscope
