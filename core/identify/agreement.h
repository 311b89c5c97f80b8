// SPDX-License-Identifier: GPL-3.0-or-later
// The deviation of a table from a recipe.
#pragma once

#include <vector>

#include "core/identify/forms.h"
#include "core/identify/pace.h"
#include "core/identify/recipe.h"

namespace posiscope {

/// The agreement of cells with a recipe. `beyond` counts the cells that differ by more than the precision of
/// the table and of a computation in float32.
struct Agreement {
    std::int64_t cells = 0;
    std::int64_t beyond = 0;  ///< the number of cells beyond the tolerance or not finite
    double rms = 0;           ///< of the other cells
    double ratio = 1;         ///< the factor that brings the recipe's cells nearest to the table's

    double share() const {
        return cells == 0 ? 0 : 1 - static_cast<double>(beyond) / static_cast<double>(cells);
    }
};

/// Compares the recipe with the rows of a sample.
Agreement agreementOf(const Form& form, const Recipe& recipe, const Sample& sample, NumberKind cells);

/// A block of unexplained cells.
struct Block {
    std::int64_t firstRow = 0, lastRow = 0;
    std::int64_t firstColumn = 0, lastColumn = 0;
    std::int64_t cells = 0;
    std::int64_t notFinite = 0;  ///< among them: NaN or infinite
};

/// The deviations of all cells from a recipe.
struct Deviation {
    double largest = 0;  ///< of the explained cells
    std::int64_t row = 0, column = 0;
    double rms = 0;
    std::int64_t unexplained = 0;
    std::vector<Block> blocks;    ///< the places of the unexplained cells, at most `mostBlocks`
    std::int64_t rowsInFull = 0;  ///< rows without any unexplained cell
};
inline constexpr std::size_t mostBlocks = 8;

Deviation deviationOf(const Sheet& sheet, const Form& form, const Recipe& recipe, NumberKind cells,
                      Pace& pace);

/// The tolerance of a cell at this angle: the rounding of the cells, and the error of frequency and angle in
/// float32.
double toleranceAt(double angle, double value, double amplitude, NumberKind cells);

}  // namespace posiscope
