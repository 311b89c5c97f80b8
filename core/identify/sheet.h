// A table from a file as rows of positions, whatever the order of its axes.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "core/tables/arrayfile.h"

namespace posiscope {

/// One or two arrays of the same shape seen as rows × columns: one axis counts positions, and the others are
/// flattened in their order, those of the first array before those of the second. Axes of length 1 do not
/// count.
class Sheet {
 public:
    /// `rowAxis` is an axis among those that are longer than 1.
    Sheet(std::vector<StoredArray> arrays, std::size_t rowAxis);

    std::int64_t rows() const { return rows_; }
    std::int64_t columns() const { return static_cast<std::int64_t>(places_.size()); }
    std::size_t rowAxis() const { return rowAxis_; }
    /// How many arrays stand beside each other: 1, or 2 for cosines and sines apart.
    std::size_t parts() const { return arrays_.size(); }
    bool complex() const { return arrays_.front().complex; }
    CellType type() const { return arrays_.front().cells->cellType(); }
    /// The axes that were flattened into a row of one array: {128, 2} for [L, 128, 2].
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
    /// Columns that stand beside each other in an array.
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

/// The sheets with each axis as positions, the first axis first. None for a single number, and for axes that
/// leave more than tablelimits::columns columns.
std::vector<Sheet> sheetsOf(const std::vector<StoredArray>& arrays);

/// Some rows of a sheet in memory.
class Sample {
 public:
    /// `rows` ascending.
    Sample(const Sheet& sheet, std::vector<std::int64_t> rows);
    /// Row r is row order[r] of the sheet.
    Sample(const Sheet& sheet, std::vector<std::int64_t> rows, const std::vector<std::int64_t>& order);

    const std::vector<std::int64_t>& rows() const { return rows_; }
    std::int64_t columns() const { return columns_; }
    /// The place of a row among rows(), or −1.
    std::int64_t find(std::int64_t row) const;
    const double* cells(std::int64_t place) const { return cells_.data() + place * columns_; }

 private:
    void readColumns(const Sheet& sheet);

    std::vector<std::int64_t> rows_;
    std::int64_t columns_;
    std::vector<double> cells_;
};

/// The rows that hypotheses are made from: the first ones, runs behind every power of two, and the last ones.
std::vector<std::int64_t> rowsForFits(std::int64_t rows);
/// The rows that hypotheses are tried on: fewer, from the beginning to the end.
std::vector<std::int64_t> rowsForTrials(std::int64_t rows);
/// Fewer of them for wide tables, whose every row tells more: what is computed cell by cell is tried on
/// these.
std::vector<std::int64_t> rowsForStages(std::int64_t rows, std::int64_t columns);

}  // namespace posiscope
