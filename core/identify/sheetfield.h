// SPDX-License-Identifier: GPL-3.0-or-later
// A sheet as a field.
#pragma once

#include "core/fields/field.h"
#include "core/identify/sheet.h"

namespace posiscope {

class SheetField final : public Field {
 public:
    explicit SheetField(Sheet sheet) : sheet_(std::move(sheet)) {}

    std::int64_t rows() const override { return sheet_.rows(); }
    std::int64_t columns() const override { return sheet_.columns(); }
    double value(std::int64_t row, std::int64_t column) const override { return sheet_.at(row, column); }
    void fill(IndexRange rowRun, IndexRange columnRun, double* out) const override;
    using Field::fill;

 private:
    Sheet sheet_;
};

}  // namespace posiscope
