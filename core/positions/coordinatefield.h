// SPDX-License-Identifier: GPL-3.0-or-later
// The coordinates of tokens as a matrix.
#pragma once

#include <vector>

#include "core/fields/field.h"
#include "core/positions/positions.h"

namespace posiscope {

/// A row for each axis, a column for each row of the positions: what position_ids are.
class CoordinateField final : public Field {
 public:
    explicit CoordinateField(Positions positions);

    std::int64_t rows() const override { return static_cast<std::int64_t>(positions_.axes().size()); }
    std::int64_t columns() const override { return positions_.rows(); }
    double value(std::int64_t row, std::int64_t column) const override {
        return positions_.at(column, static_cast<std::size_t>(row)).value();
    }
    /// From sums of whole runs.
    void exactMeans(IndexRanges rowRuns, IndexRanges columnRuns, double* out) const override;
    MeansFrom meansFrom() const override { return MeansFrom::form; }
    using Field::fill;
    void fill(IndexRange rowRun, IndexRange columnRun, double* out) const override;

    /// Whether all are whole numbers: then a file has them as such.
    bool isWhole() const { return positions_.isWhole(); }

 private:
    double sumBefore(std::size_t axis, std::int64_t row) const;

    Positions positions_;
    std::vector<std::vector<double>> sums_;  ///< by axis, of all runs before each
};

}  // namespace posiscope
