// SPDX-License-Identifier: GPL-3.0-or-later
// How alike listed positions are.
#pragma once

#include <memory>

#include "core/fields/field.h"
#include "core/positions/listedmatrix.h"
#include "core/sinusoid/similaritykind.h"

namespace posiscope {

/// The similarity matrix of a table at listed positions. A cell is that of `cells`, and so is the mean over a
/// block where the list is made of few runs. Else it is the dot product of two mean rows of `table` (for
/// cosines, of rows of length 1): a picture costs two tables and a matrix product of pixels × columns.
class ListedSimilarity final : public Field {
 public:
    /// `norm`: of all rows, or 0 where they differ.
    ListedSimilarity(std::shared_ptr<const ListedMatrix> cells, std::shared_ptr<const Field> table,
                     SimilarityKind kind, double norm)
        : cells_(std::move(cells)), table_(std::move(table)), kind_(kind), norm_(norm) {}

    std::int64_t rows() const override { return table_->rows(); }
    std::int64_t columns() const override { return table_->rows(); }
    bool finite() const override { return cells_->finite(); }
    double value(std::int64_t row, std::int64_t column) const override { return cells_->value(row, column); }
    void pixelMeans(IndexRanges rowRuns, IndexRanges columnRuns, float* out) const override;
    void exactMeans(IndexRanges rowRuns, IndexRanges columnRuns, double* out) const override;
    MeansFrom meansFrom() const override { return MeansFrom::cellsOrForm; }
    using Field::fill;
    void fill(IndexRange rowRun, IndexRange columnRun, double* out) const override {
        cells_->fill(rowRun, columnRun, out);
    }

 private:
    template <class Number>
    void productsOfMeans(IndexRanges rowRuns, IndexRanges columnRuns, Number* out) const;

    std::shared_ptr<const ListedMatrix> cells_;
    std::shared_ptr<const Field> table_;
    SimilarityKind kind_;
    double norm_;
};

}  // namespace posiscope
