// SPDX-License-Identifier: GPL-3.0-or-later
// Matrices whose shape is known before their cells.
#pragma once

#include <memory>

#include "core/fields/field.h"

namespace posiscope {

/// A field whose cells are computed after it was made, and that must not be read before.
class DeferredField final : public Field {
 public:
    DeferredField(std::int64_t rows, std::int64_t columns) : rows_(rows), columns_(columns) {}

    /// `field` has the same shape.
    void set(std::shared_ptr<const Field> field) { field_ = std::move(field); }

    std::int64_t rows() const override { return rows_; }
    std::int64_t columns() const override { return columns_; }
    double value(std::int64_t row, std::int64_t column) const override { return field_->value(row, column); }
    void fill(IndexRange rowRun, IndexRange columnRun, double* out) const override {
        field_->fill(rowRun, columnRun, out);
    }
    void fill(IndexRange rowRun, IndexRange columnRun, float* out) const override {
        field_->fill(rowRun, columnRun, out);
    }

 private:
    std::int64_t rows_, columns_;
    std::shared_ptr<const Field> field_;
};

}  // namespace posiscope
