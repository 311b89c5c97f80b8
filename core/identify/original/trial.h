// SPDX-License-Identifier: GPL-3.0-or-later
// Makings tried on some places and columns.
#pragma once

#include "core/identify/compare.h"
#include "core/identify/original/learnedsheet.h"
#include "core/identify/original/making.h"

namespace posiscope {

/// How far made cells may be off.
struct MadeTolerance {
    NumberKind cells = NumberKind::float64;  ///< of the table
    /// Half a unit of the original's numbers, where the table was made from finer ones.
    double looser = 0;
    Eigen::RowVectorXd largest = {};  ///< of each column of the original

    /// What a cell of column j may be off: a share of the cell, and the rest.
    double share() const;
    double rest(const Making& making, Eigen::Index j) const;
};

/// The largest finite number of each column.
Eigen::RowVectorXd largestOf(const RowReader& rows);

/// Some columns of both tables.
class Trial {
 public:
    Trial(const Sheet& original, const Sheet& table, NumberKind cells);

    std::int64_t originalRows() const { return original_.rows(); }
    std::int64_t rows() const { return table_.rows(); }
    void allow(double looser) { tolerance_.looser = looser; }

    /// The making against rows from everywhere. What is hopeless is not looked at further: its share is 0.
    Deviation agreement(const Making& making) const { return agreement(making, making); }
    /// The same against the rows on which another one is tried.
    Deviation agreement(const Making& making, const Making& other) const;

    /// The rows of the original that a row of the table may be, the first ones.
    std::vector<std::int64_t> findRow(std::int64_t row) const;

 private:
    LearnedRows original_, table_;
    MadeTolerance tolerance_;
};

}  // namespace posiscope
