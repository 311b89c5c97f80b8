// SPDX-License-Identifier: GPL-3.0-or-later
// A table of numbers in memory.
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <mutex>
#include <span>
#include <string>
#include <vector>

#include "core/base/result.h"
#include "core/base/text.h"
#include "core/fields/celltype.h"
#include "core/fields/field.h"
#include "core/math/interval.h"
#include "core/math/rounding.h"

namespace posiscope {

/// Bytes for the numbers of a table; null where there is not enough memory. They are not touched before they
/// are written, so they cost nothing until then.
std::unique_ptr<std::byte[]> roomForCells(std::uint64_t bytes);

/// A table that was read from a file, row after row, in the type of its file. Cells may be NaN or infinite;
/// NaN in a block makes the block's mean NaN, infinities count as such.
class StoredTable final : public Field {
 public:
    /// How its file was understood.
    struct Reading {
        std::int64_t firstPosition = 0;             ///< of the first row
        std::vector<Text> notes = {};               ///< as TensorInfo::notes
        std::vector<std::string> columnNames = {};  ///< as it is shown, one for each column, or none
        std::string array = {};                     ///< the name of the array that it is a slice of
        std::int64_t slice = 0, slices = 1;
        std::vector<std::int64_t> shape = {};    ///< of that array
        std::vector<std::int64_t> sliced = {};   ///< its axes that count slices, as TensorInfo::sliced
        NumberKind printed = NumberKind::exact;  ///< as TensorInfo::printed
    };

    /// Whether all rows are the first one, or all columns: only that one is held.
    struct Repeated {
        bool rows, columns;
    };

    /// `cells` holds rows · columns numbers of `type`, in the byte order of this machine. Both at least 1.
    StoredTable(std::string name, CellType type, std::int64_t rows, std::int64_t columns,
                std::unique_ptr<const std::byte[]> cells,
                Reading reading = {0, {}, {}, {}, 0, 1, {}, {}, NumberKind::exact},
                Repeated repeated = {false, false});

    /// Some of its cells as a table of their own: cell n, row after row, is the one at place(n).
    std::shared_ptr<const StoredTable> taken(std::int64_t rows, std::int64_t columns,
                                             const std::function<std::int64_t(std::int64_t n)>& place) const;

    /// The array's name in its file, as it is there (see printable.h).
    const std::string& name() const { return name_; }
    CellType cellType() const { return type_; }
    /// How many digits its numbers are printed with; `exact` for those of no text.
    NumberKind printed() const { return reading_.printed; }
    /// "float32", "bfloat16", "int64" …
    std::string type() const { return std::string(nameOf(type_)); }

    std::int64_t firstPosition() const { return reading_.firstPosition; }
    const std::vector<Text>& notes() const { return reading_.notes; }
    /// The name of the array in the file without the number of the slice, which slice this is, and of how
    /// many.
    const std::string& array() const { return reading_.slices > 1 ? reading_.array : name_; }
    std::int64_t slice() const { return reading_.slice; }
    std::int64_t slices() const { return reading_.slices; }
    /// The shape of that array, and the axes of it that count slices; empty for a table that is none.
    const std::vector<std::int64_t>& arrayShape() const { return reading_.shape; }
    const std::vector<std::int64_t>& slicedAxes() const { return reading_.sliced; }
    /// The names of the columns in the file, fit for being shown; empty where it has none.
    const std::vector<std::string>& columnNames() const { return reading_.columnNames; }

    /// The least and the greatest of the finite cells; 0 where there is none.
    double smallest() const { return facts_.smallest; }
    double largest() const { return facts_.largest; }
    /// How many cells are NaN, and how many are ∞ or −∞.
    std::int64_t notANumber() const { return facts_.notANumber; }
    std::int64_t infinite() const { return facts_.infinite; }
    /// Looks through all cells for what pictures need, so that the first picture does not wait for it: once,
    /// in any thread.
    void lookAhead() const { ahead(); }
    /// The largest finite Σ cell² of a row; 0 where there is none.
    double largestSquaredNorm() const { return ahead().largestSquaredNorm; }
    /// The least and the greatest finite cell of a column in a run of rows; NaN where there is none. Blocks
    /// of rows are looked through once: a curve of a large table reads few of its cells.
    Interval extremes(std::int64_t column, IndexRange rowRun) const;

    bool finite() const override { return facts_.notANumber == 0 && facts_.infinite == 0; }
    std::int64_t rows() const override { return rows_; }
    std::int64_t columns() const override { return columns_; }
    double value(std::int64_t row, std::int64_t column) const override;

    /// Σ cells / count in double, summed along the columns first: every cell is read once for all blocks that
    /// share its rows. If that sum exceeds what a double holds, Σ (cell / count).
    void pixelMeans(IndexRanges rowRuns, IndexRanges columnRuns, float* out) const override;
    void fill(IndexRange rowRun, IndexRange columnRun, double* out) const override;
    void fill(IndexRange rowRun, IndexRange columnRun, float* out) const override;

 private:
    struct Facts {
        double smallest = 0;
        double largest = 0;
        std::int64_t notANumber = 0;
        std::int64_t infinite = 0;
    };
    template <class Number>
    Facts look(const Number* cells) const;
    template <class Number>
    double lookAtNorms(const Number* cells) const;
    template <class Number>
    std::vector<Interval> lookAtBlocks(const Number* cells) const;
    /// What pictures need.
    struct Ahead {
        double largestSquaredNorm = 0;
        std::vector<Interval> blocks;  ///< of each column, for one whole block of rows after the other
    };
    const Ahead& ahead() const;
    /// Where a cell is among those that are held.
    std::int64_t placeOf(std::int64_t row, std::int64_t column) const {
        return (repeated_.rows ? 0 : row * heldColumns_) + (repeated_.columns ? 0 : column);
    }
    template <class Number>
    void fillAs(IndexRange rowRun, IndexRange columnRun, Number* out) const;

    std::string name_;
    CellType type_;
    std::int64_t rows_;
    std::int64_t columns_;
    Repeated repeated_;
    std::int64_t heldRows_;
    std::int64_t heldColumns_;
    std::unique_ptr<const std::byte[]> cells_;
    Reading reading_;
    Facts facts_;
    mutable std::once_flag lookedAhead_;
    mutable Ahead ahead_;
};

}  // namespace posiscope
