// SPDX-License-Identifier: GPL-3.0-or-later
// Hypotheses of how a table was made from another one, tried on some places and columns.
#pragma once

#include "core/relate/deviation.h"
#include "core/relate/relation.h"
#include "core/resize/resize.h"

namespace posiscope {

/// How a table may have been made from another one.
struct MadeHypothesis {
    enum class Kind { cropped, resized };
    Kind kind = Kind::resized;
    /// Rows in front that belong to no place, in the original and here.
    std::int64_t originalExtra = 0, extra = 0;
    Grid from = {}, to = {};
    std::int64_t top = 0, left = 0;  ///< of cropped grids: the first place that is there
    /// Of resized grids: what it was resized to; of that `to` is there.
    Grid sampled = {};
    Interpolation interpolation = {};
    bool exchanged = false;  ///< sampled at (y, x): place (r, c) of `to` is place (c, r) of a turned grid

    bool isShort() const { return kind == Kind::resized && !exchanged && sampled != to; }
    /// Whether the table is wrong whatever was meant.
    bool isWrong() const { return exchanged || isShort(); }
    /// Whether numbers were computed, and not only copied.
    bool computes() const {
        return kind == Kind::resized && interpolation.kernel != Kernel::nearest &&
               interpolation.kernel != Kernel::nearestExact;
    }
};

/// The rows that a hypothesis gives, one after the other or some of them.
class MadeRows {
 public:
    /// What a row is: made from the original, a row that the original says nothing about, or one too many.
    enum class Row { made, open, none };

    MadeRows(RowReader original, const MadeHypothesis& hypothesis);

    Row at(std::int64_t row, double* out);

 private:
    void copy(std::int64_t row, double* out) const;

    RowReader original_;
    MadeHypothesis hypothesis_;
    Resizing resizing_;
};

/// How far made cells may be off.
struct MadeTolerance {
    CellTolerance copied = {};  ///< of a cell that was not computed
    /// Half a unit of the original's numbers, where the table was made from finer ones.
    double looser = 0;
    Eigen::RowVectorXd largest = {};  ///< of each column of the original

    /// What a cell of column j may be off: a share of the cell, and the rest.
    double share() const { return copied.share + 1.01 * looser; }
    double rest(const MadeHypothesis& hypothesis, Eigen::Index j) const;
};

/// The rows of the table beside those that a hypothesis gives.
ComparedRows rowsBeside(const RowReader& original, const RowReader& table, const MadeHypothesis& hypothesis,
                        const MadeTolerance& tolerance);

/// The largest finite number of each column.
Eigen::RowVectorXd largestOf(const RowReader& rows);

/// Few of the columns, fewer of long tables. In float64 they take no more memory than the tables do, unless
/// that is little.
std::vector<std::int64_t> columnsOfSample(std::int64_t rows, std::int64_t columns);

/// Some columns of both tables.
class MadeSample {
 public:
    MadeSample(LearnedRows original, LearnedRows table, CellTolerance copied);

    std::int64_t originalRows() const { return original_.rows(); }
    std::int64_t rows() const { return table_.rows(); }
    void allow(double looser) { tolerance_.looser = looser; }

    /// The hypothesis against rows from everywhere; what is hopeless is not looked at further.
    Deviation agreement(const MadeHypothesis& hypothesis) const { return agreement(hypothesis, hypothesis); }
    /// The same against the rows on which another one is tried.
    Deviation agreement(const MadeHypothesis& hypothesis, const MadeHypothesis& other) const;

    /// The rows of the original that a row of the table may be, the first ones.
    std::vector<std::int64_t> findRow(std::int64_t row) const;

 private:
    LearnedRows original_, table_;
    MadeTolerance tolerance_;
};

}  // namespace posiscope
