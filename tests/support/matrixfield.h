// Matrices as fields.
#pragma once

#include <Eigen/Core>

#include "core/fields/field.h"

/// A matrix that is there.
class MatrixField final : public posiscope::Field {
 public:
    explicit MatrixField(Eigen::MatrixXd matrix) : matrix_(std::move(matrix)) {}
    std::int64_t rows() const override { return matrix_.rows(); }
    std::int64_t columns() const override { return matrix_.cols(); }
    double value(std::int64_t row, std::int64_t column) const override { return matrix_(row, column); }
    double average(posiscope::Run rows, posiscope::Run columns) const override {
        return matrix_.block(rows.first, columns.first, rows.count, columns.count).mean();
    }

 private:
    Eigen::MatrixXd matrix_;
};

/// Zeros of any shape.
class MatrixShape final : public posiscope::Field {
 public:
    MatrixShape(std::int64_t rows, std::int64_t columns) : rows_(rows), columns_(columns) {}
    std::int64_t rows() const override { return rows_; }
    std::int64_t columns() const override { return columns_; }
    double value(std::int64_t, std::int64_t) const override { return 0; }
    double average(posiscope::Run, posiscope::Run) const override { return 0; }

 private:
    std::int64_t rows_, columns_;
};
