// SPDX-License-Identifier: GPL-3.0-or-later
// What the rows of a table stand for.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "core/base/text.h"
#include "core/fields/indexrange.h"
#include "core/positions/coordinate.h"

namespace posiscope {

/// One of the numbers that a row stands for.
struct PositionAxis {
    std::string id;           ///< position, height, width
    Text name;                ///< for people
    std::int64_t length = 0;  ///< of the range that its coordinates cover
    bool operator==(const PositionAxis&) const = default;
};

/// Rows whose coordinates are first, first + step, first + 2 · step …, each for `repeats` rows.
struct PositionRun {
    Coordinate first;
    Coordinate step = 1;
    std::int64_t count = 1;
    std::int64_t repeats = 1;

    std::int64_t rows() const { return count * repeats; }
    Coordinate at(std::int64_t row) const { return Coordinate::stepped(first, step, row / repeats); }
    Coordinate last() const { return Coordinate::stepped(first, step, count - 1); }
    /// Whether consecutive whole positions are consecutive rows, upwards.
    bool isLine() const { return repeats == 1 && first.isWhole() && (count == 1 || step == Coordinate(1)); }
    bool operator==(const PositionRun&) const = default;
};

/// The parameter that says how long the axis is: max_len, height, width.
std::string lengthKey(const PositionAxis& axis);

/// The coordinates first, first + step … along a side of a grid.
struct GridSide {
    std::int64_t count = 0;
    Coordinate first = 0;
    Coordinate step = 1;
};

/// For every row its coordinate on each of one to four axes, exactly. Immutable, cheap to copy, equal where
/// all rows are equal. Coordinates of a table with one axis are positions.
class Positions {
 public:
    /// first, first + 1 … for so many rows.
    static Positions line(std::int64_t first, std::int64_t rows);
    /// Pieces one behind the other, on one axis; at least one.
    static Positions pieces(std::span<const PositionRun> runs);
    /// Any coordinates, one for each row; at least one. Runs are found in them.
    static Positions list(std::span<const Coordinate> coordinates);
    /// A grid of places, read row by row: axes height (the row of a place) and width (its column). Tokens in
    /// front stand at 0 on both.
    static Positions grid(const GridSide& height, const GridSide& width, std::int64_t tokensInFront = 0);
    /// Pieces on each of these axes, as many rows on each.
    static Positions pieces(std::vector<PositionAxis> axes, std::vector<std::vector<PositionRun>> runs);
    /// Any coordinates on these axes, a list for each, as long as the others.
    static Positions lists(std::vector<PositionAxis> axes,
                           std::span<const std::vector<Coordinate>> coordinates);
    /// The same rows with other names for their axes, as many.
    Positions named(std::vector<PositionAxis> axes) const;
    /// The positions that all axes share; nothing where a row has others on another axis.
    std::optional<Positions> onOneAxis() const;

    std::int64_t rows() const { return data_->rows; }
    std::span<const PositionAxis> axes() const { return data_->axes; }
    Coordinate at(std::int64_t row, std::size_t axis) const;
    /// The number that names a row: its position where there is one axis, else the number of the row.
    Coordinate at(std::int64_t row) const { return axes().size() > 1 ? Coordinate(row) : at(row, 0); }
    /// What the rows are made of, in their order.
    std::span<const PositionRun> runs(std::size_t axis = 0) const { return data_->runs[axis]; }
    /// The row that each of runs() begins at.
    std::span<const std::int64_t> beginnings(std::size_t axis = 0) const { return data_->beginnings[axis]; }
    /// The number of the run that holds the row.
    std::size_t runAt(std::int64_t row, std::size_t axis = 0) const;

    /// Whether consecutive whole numbers name the rows: positions on one axis, or the rows of several axes.
    bool areConsecutive() const { return data_->areConsecutive; }
    bool isWhole() const { return data_->isWhole; }
    Coordinate lowest(std::size_t axis = 0) const { return data_->lowest[axis]; }
    Coordinate highest(std::size_t axis = 0) const { return data_->highest[axis]; }

    /// Cursors name a row by its position where these are consecutive, and else by the number of the row,
    /// from 0: a position may occur in several rows. This is the cursor of row 0, and each row has the next
    /// one.
    std::int64_t firstCursor() const {
        return areConsecutive() && axes().size() == 1 ? data_->runs[0][0].first.numerator() : 0;
    }
    std::int64_t rowOf(std::int64_t cursor) const { return cursor - firstCursor(); }
    std::int64_t cursorOf(std::int64_t row) const { return row + firstCursor(); }
    /// The number of the row that the cursor names. Consecutive ones go on before and behind the rows.
    Coordinate atCursor(std::int64_t cursor) const;

    /// The first of the rows whose position is nearest.
    std::int64_t rowNear(const Coordinate& position) const;

    bool operator==(const Positions& other) const;

 private:
    struct Data {
        std::int64_t rows = 0;
        std::vector<PositionAxis> axes;
        std::vector<std::vector<PositionRun>> runs;         // by axis
        std::vector<std::vector<std::int64_t>> beginnings;  // by axis
        std::vector<Coordinate> lowest, highest;            // by axis
        bool areConsecutive = false;
        bool isWhole = true;
    };
    explicit Positions(Data data);
    static Positions joined(std::vector<PositionRun> runs);

    std::shared_ptr<const Data> data_;
};

}  // namespace posiscope
