// SPDX-License-Identifier: GPL-3.0-or-later
// Arrays of any shape as matrices.
#pragma once

#include "core/fields/field.h"
#include "core/tables/arrayfile.h"

namespace posiscope {

/// The cells of an array in the order of its axes, whatever their order in memory: the last axis is a row,
/// all others count rows. A single number, or a list, is one row.
class ArrayField final : public Field {
 public:
    explicit ArrayField(StoredArray array);

    std::int64_t rows() const override { return rows_; }
    std::int64_t columns() const override { return columns_; }
    bool finite() const override { return array_.cells->finite(); }
    double value(std::int64_t row, std::int64_t column) const override;
    void fill(IndexRange rowRun, IndexRange columnRun, double* out) const override;
    using Field::fill;

 private:
    std::int64_t placeOfRow(std::int64_t row) const;

    StoredArray array_;
    std::int64_t rows_ = 1, columns_ = 1, step_ = 1;
    bool direct_ = false;  // the cells are stored in the same rows
};

/// The array without axes of length 1.
StoredArray squeezed(StoredArray array);

}  // namespace posiscope
