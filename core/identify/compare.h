// SPDX-License-Identifier: GPL-3.0-or-later
// The comparison of cells with what is expected of them: the only loop over cells, for every kind of table.
#pragma once

#include <span>
#include <vector>

#include "core/identify/forms.h"
#include "core/identify/pace.h"
#include "core/identify/recipe.h"

namespace posiscope {

/// A block of unexplained cells.
struct Block {
    std::int64_t firstRow = 0, lastRow = 0;
    std::int64_t firstColumn = 0, lastColumn = 0;
    std::int64_t cells = 0;
    std::int64_t notFinite = 0;  ///< among them: NaN or infinite
    std::int64_t head = -1;      ///< of several heads; −1: there is one
};
inline constexpr std::size_t mostBlocks = 8;

/// The deviations of cells from what is expected of them.
struct Deviation {
    double largest = 0;  ///< of the explained cells
    std::int64_t row = 0, column = 0;
    double rms = 0;                ///< of the explained cells
    std::int64_t cells = 0;        ///< that were compared
    std::int64_t unexplained = 0;  ///< beyond their tolerance, or not finite
    std::vector<Block> blocks;     ///< the places of the unexplained cells, at most `mostBlocks`

    double share() const {
        return cells == 0 ? 0 : 1 - static_cast<double>(unexplained) / static_cast<double>(cells);
    }
};

/// Compares row after row.
class Comparison {
 public:
    /// Without `places` there are no blocks.
    explicit Comparison(bool places = true) : places_(places) {}

    /// A row of cells. Each may be off as its tolerance says; nothing is asked of a cell whose tolerance is
    /// infinite and whose expected one is NaN.
    void add(std::int64_t r, std::span<const double> cells, std::span<const double> expected,
             std::span<const double> tolerances);

    /// The share of explained cells so far.
    double share() const { return found_.share(); }

    Deviation finish();

 private:
    void addCellByCell(std::int64_t r, std::span<const double> cells, std::span<const double> expected,
                       std::span<const double> tolerances);
    void addLargest(double off, std::int64_t r, std::size_t j);

    bool places_;
    Deviation found_;
    double squares_ = 0;
};

/// Compares all rows of a sheet with a recipe, streamed.
Deviation compare(const Sheet& sheet, const Form& form, const Recipe& recipe, NumberKind cells, Pace& pace);
/// Compares the rows of a sample with it, without places.
Deviation compare(const Form& form, const Recipe& recipe, const Sample& sample, NumberKind cells);

/// The tolerance of a cell at this angle: the rounding of the cells, and the error of frequency and angle in
/// float32.
double toleranceAt(double angle, double value, double amplitude, NumberKind cells);

}  // namespace posiscope
