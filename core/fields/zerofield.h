// SPDX-License-Identifier: GPL-3.0-or-later
// Matrices of zeros.
#pragma once

#include "core/fields/field.h"

namespace posiscope {

/// rows × columns zeros, for a known shape without numbers.
class ZeroField final : public Field {
 public:
    ZeroField(std::int64_t rows, std::int64_t columns) : rows_(rows), columns_(columns) {}

    std::int64_t rows() const override { return rows_; }
    std::int64_t columns() const override { return columns_; }
    double value(std::int64_t, std::int64_t) const override { return 0; }

 private:
    std::int64_t rows_, columns_;
};

}  // namespace posiscope
