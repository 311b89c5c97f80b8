// SPDX-License-Identifier: GPL-3.0-or-later
// How alike the rows of any table are.
#pragma once

#include <memory>
#include <mutex>
#include <vector>

#include "core/fields/field.h"
#include "core/sinusoid/similaritykind.h"

namespace posiscope {

/// The similarity matrix of a table that is known by its cells, rows × rows. A cell costs two rows; the mean
/// over a block is the dot product of two mean rows (for cosines, of mean rows of length one), so a picture
/// costs the cells in sight and a matrix product of pixels × columns.
class RowSimilarity final : public Field {
 public:
    RowSimilarity(std::shared_ptr<const Field> table, SimilarityKind kind)
        : table_(std::move(table)), kind_(kind) {}

    std::int64_t rows() const override { return table_->rows(); }
    std::int64_t columns() const override { return table_->rows(); }
    bool finite() const override { return table_->finite(); }
    double value(std::int64_t row, std::int64_t column) const override;
    void pixelMeans(IndexRanges rowRuns, IndexRanges columnRuns, float* out) const override;
    void exactMeans(IndexRanges rowRuns, IndexRanges columnRuns, double* out) const override;
    MeansFrom meansFrom() const override { return MeansFrom::form; }
    using Field::fill;
    void fill(IndexRange rowRun, IndexRange columnRun, double* out) const override;

    /// The same numbers, for who needs each row many times: rows are computed once, when the first one is
    /// needed, and stay in memory. Null where that is more than `mostKept` numbers.
    std::shared_ptr<const RowSimilarity> keepingRows() const;

    static constexpr std::int64_t mostKept = 8'388'608;

 private:
    /// All rows, for cosines with length one.
    struct KeptRows {
        std::once_flag once;
        std::vector<double> cells;
    };

    void normalise(double* row) const;
    const double* keptRow(std::int64_t row) const;
    std::vector<double> rowAt(std::int64_t row) const;
    std::vector<double> meanRow(IndexRange run) const;
    template <class Number>
    void productsOfMeans(IndexRanges rowRuns, IndexRanges columnRuns, Number* out) const;

    std::shared_ptr<const Field> table_;
    SimilarityKind kind_;
    std::shared_ptr<KeptRows> kept_;  // null: no row is kept
};

/// The matrix, or keepingRows() where it has it.
std::shared_ptr<const Field> keepingRows(std::shared_ptr<const Field> matrix);

}  // namespace posiscope
