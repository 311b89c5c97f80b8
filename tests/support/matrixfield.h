// SPDX-License-Identifier: GPL-3.0-or-later
// Matrices as fields.
#pragma once

#include <Eigen/Core>

#include "core/fields/field.h"

/// A field with all cells in memory.
class MatrixField final : public posiscope::Field {
 public:
    explicit MatrixField(Eigen::MatrixXd matrix) : matrix_(std::move(matrix)) {}
    std::int64_t rows() const override { return matrix_.rows(); }
    std::int64_t columns() const override { return matrix_.cols(); }
    double value(std::int64_t row, std::int64_t column) const override { return matrix_(row, column); }

 private:
    Eigen::MatrixXd matrix_;
};
