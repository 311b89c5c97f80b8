// SPDX-License-Identifier: GPL-3.0-or-later
// A file's table with positions as rows, whatever the order of its axes.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "core/tables/arrayfile.h"

namespace posiscope {

/// One or two arrays of the same shape as rows × columns. One axis counts positions, and the others are
/// flattened in their order, those of the first array first. Axes of length 1 are ignored.
class Sheet {
 public:
    /// `rowAxis` is an index among the axes longer than 1.
    Sheet(std::vector<StoredArray> arrays, std::size_t rowAxis);

    std::int64_t rows() const { return rows_; }
    std::int64_t columns() const { return static_cast<std::int64_t>(places_.size()); }
    std::size_t rowAxis() const { return rowAxis_; }
    /// The number of arrays side by side: 1, or 2 for separate cosines and sines.
    std::size_t parts() const { return arrays_.size(); }
    bool complex() const { return arrays_.front().complex; }
    CellType type() const { return arrays_.front().cells->cellType(); }
    /// The axes that are flattened into a row of one array: {128, 2} for [L, 128, 2].
    const std::vector<std::int64_t>& columnAxes() const { return columnAxes_; }

    /// The rows from one on.
    Sheet from(std::int64_t row) const;
    /// Every `stride`-th row, and a run of columns.
    Sheet part(std::int64_t stride, std::int64_t rows, std::int64_t firstColumn, std::int64_t columns) const;

    double at(std::int64_t row, std::int64_t column) const;
    void row(std::int64_t row, double* out) const;
    /// Whether all rows of a column stand one after the other in the file: the table is transposed.
    bool standsUpright() const;
    /// All rows of a column; only where it stands upright.
    void column(std::int64_t column, double* out) const;

 private:
    struct Place {
        std::size_t array = 0;
        std::int64_t offset = 0;
    };
    /// Consecutive columns of an array.
    struct Run {
        Place first;
        std::int64_t count = 0;
    };
    void findRuns();

    std::vector<StoredArray> arrays_;
    std::size_t rowAxis_;
    std::int64_t rows_ = 1, step_ = 0;
    std::vector<Place> places_;
    std::vector<std::int64_t> columnAxes_;
    std::vector<Run> runs_;
};

/// The shape without axes of length 1.
std::vector<std::int64_t> longAxes(const StoredArray& array);

/// The sheets with each axis as positions, the first axis first. A single number has none, and neither have
/// axes that leave more than tablelimits::columns columns.
std::vector<Sheet> sheetsOf(const std::vector<StoredArray>& arrays);

/// Selected rows of a sheet, in memory.
class Sample {
 public:
    /// `rows` are ascending.
    Sample(const Sheet& sheet, std::vector<std::int64_t> rows);

    const std::vector<std::int64_t>& rows() const { return rows_; }
    std::int64_t columns() const { return columns_; }
    /// The index of a row in rows(), or −1.
    std::int64_t find(std::int64_t row) const;
    const double* cells(std::int64_t place) const { return cells_.data() + place * columns_; }

 private:
    void readColumns(const Sheet& sheet);

    std::vector<std::int64_t> rows_;
    std::int64_t columns_;
    std::vector<double> cells_;
};

/// At most this many rows, evenly spaced.
std::vector<std::int64_t> spreadRows(std::int64_t rows, std::int64_t most);
/// The rows that hypotheses are made from: the first ones, runs behind every power of two, and the last ones.
std::vector<std::int64_t> rowsForFits(std::int64_t rows);
/// The rows for tests of hypotheses: fewer, from the beginning to the end.
std::vector<std::int64_t> rowsForTrials(std::int64_t rows);
/// The rows for cell-by-cell computations: fewer for wide tables, whose rows contain more.
std::vector<std::int64_t> rowsForStages(std::int64_t rows, std::int64_t columns);

}  // namespace posiscope
