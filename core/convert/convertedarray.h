// SPDX-License-Identifier: GPL-3.0-or-later
// An array that is to be written.
#pragma once

#include <functional>
#include <string>
#include <vector>

#include "core/fields/celltype.h"

namespace posiscope {

/// An array whose rows are computed when they are asked for.
class ConvertedArray {
 public:
    struct Head {
        std::string name = {};
        /// In NumPy's sense: a complex array has no axis for its two parts.
        std::vector<std::int64_t> shape = {};
        CellType type = CellType::float64;
        bool complex = false;
        std::int64_t rows = 0, columns = 0;  ///< the array as rows of cells
    };
    /// Writes the cells of a row, each a number of the array's type.
    using Row = std::function<void(std::int64_t row, double* out)>;
    ConvertedArray(Head head, Row row) : head_(std::move(head)), row_(std::move(row)) {}

    const std::string& name() const { return head_.name; }
    const std::vector<std::int64_t>& shape() const { return head_.shape; }
    CellType type() const { return head_.type; }
    bool complex() const { return head_.complex; }
    std::int64_t rows() const { return head_.rows; }
    std::int64_t columns() const { return head_.columns; }
    void row(std::int64_t row, double* out) const { row_(row, out); }

 private:
    Head head_;
    Row row_;
};

}  // namespace posiscope
