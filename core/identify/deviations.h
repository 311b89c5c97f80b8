// SPDX-License-Identifier: GPL-3.0-or-later
// Cells against what was expected of them, row after row.
#pragma once

#include <vector>

#include "core/identify/agreement.h"

namespace posiscope {

/// Finds the largest deviation, their root mean square, and the cells that are too far off.
class Deviations {
 public:
    /// A row of as many cells as `meant` has, each of which may be off as `loose` says.
    void add(std::int64_t r, const std::vector<double>& row, const std::vector<double>& meant,
             const std::vector<double>& loose);

    Deviation finish();

 private:
    void addDamaged(std::int64_t r, const std::vector<double>& row, const std::vector<double>& meant,
                    const std::vector<double>& loose);
    void addLargest(double off, std::int64_t r, std::size_t j);

    Deviation found_;
    double squares_ = 0;
    std::int64_t within_ = 0;
};

}  // namespace posiscope
