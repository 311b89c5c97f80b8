// SPDX-License-Identifier: GPL-3.0-or-later
// The comparison of cells with what is expected of them: the only loop over cells, for every kind of table.
#pragma once

#include <cmath>
#include <functional>
#include <span>
#include <vector>

#include "core/base/pace.h"

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
    double largest = 0;  ///< of all finite cells
    std::int64_t row = 0, column = 0;
    double rms = 0;                ///< of the explained cells, which tells how well they are explained
    double rmsOfAll = 0;           ///< of all finite cells
    std::int64_t cells = 0;        ///< that were compared
    std::int64_t unexplained = 0;  ///< beyond their tolerance, or not finite
    std::vector<Block> blocks;     ///< the places of the unexplained cells, at most `mostBlocks`

    double share() const {
        return cells == 0 ? 0 : 1 - static_cast<double>(unexplained) / static_cast<double>(cells);
    }
};

/// A row of cells, what is expected of them, and how far each may be off. Nothing is asked of a cell whose
/// tolerance is infinite and whose expected one is NaN, nor of an empty row.
struct ComparedRow {
    std::span<const double> cells, expected, tolerances;
};
/// The rows of a table, which are asked for in order.
using ComparedRows = std::function<ComparedRow(std::int64_t row)>;

/// What is expected of one cell; NaN: nothing.
struct ExpectedCell {
    double value = 0, tolerance = 0;

    // Infinities that are alike differ by NaN.
    double off(double cell) const { return cell == value ? 0 : std::abs(cell - value); }
    bool explains(double cell) const { return off(cell) <= tolerance; }
};

/// What is expected of a cell that is this number, but for a share of it.
ExpectedCell nearTo(double value, double share);

/// Rows that `read` gives, each cell of which is expected as `expect` says.
ComparedRows cellByCell(
    std::int64_t columns, std::function<void(std::int64_t row, double* cells)> read,
    std::function<ExpectedCell(std::int64_t row, std::size_t column, double cell)> expect);

/// Whether no cell of the row is too far off.
bool agrees(const ComparedRow& row);

/// Compares row after row.
class Comparison {
 public:
    /// Without `places` there are no blocks.
    explicit Comparison(bool places = true) : places_(places) {}

    void add(std::int64_t r, const ComparedRow& row);

    /// The share of explained cells so far.
    double share() const { return found_.share(); }
    std::int64_t cells() const { return found_.cells; }

    Deviation finish();

 private:
    void addCellByCell(std::int64_t r, const ComparedRow& row);
    void addLargest(double off, std::int64_t r, std::size_t j);

    bool places_;
    Deviation found_;
    double squares_ = 0, unexplainedSquares_ = 0;
    std::int64_t notFinite_ = 0;
};

/// Compares numbers with what is expected of each.
Deviation compare(std::span<const double> numbers, const std::function<ExpectedCell(std::size_t n)>& expect);
/// Compares so many rows.
Deviation compare(std::int64_t rows, const ComparedRows& compared, Pace& pace);
/// Where a comparison is given up: after so many cells, where fewer than this share of them are explained.
struct Hopeless {
    double share = 0;
    std::int64_t cells = 0;
};
/// Compares these, without places; hopeless ones only so far.
Deviation compare(const std::vector<std::int64_t>& rows, const ComparedRows& compared,
                  const Hopeless& hopeless = {});
}  // namespace posiscope
