// SPDX-License-Identifier: GPL-3.0-or-later
// The expected cells of a recipe in the columns of a form.
#pragma once

#include <vector>

#include "core/identify/forms.h"
#include "core/identify/streamedrows.h"

namespace posiscope {

/// A row of expected cells with their tolerances.
class ExpectedRow {
 public:
    /// With `streamed`, rows must be asked for in order and may be a few units of float64 off.
    ExpectedRow(const Form& form, const Recipe& recipe, NumberKind cells, bool streamed = false);

    void at(std::int64_t row);
    const std::vector<double>& cells() const { return expected_; }
    const std::vector<double>& tolerances() const { return tolerances_; }

 private:
    void reachAt(double position);

    const Recipe& recipe_;
    RecipeRows rows_;
    StreamedRows streamedRows_;
    bool streamed_;
    std::size_t pairs_;
    double perCell_, least_;             // of the tolerance: proportional to the cell, and the same for all
    std::vector<double> functions_;      // all sines, all cosines, 0, the coordinate
    std::vector<double> radians_;        // of each pair
    std::vector<double> reach_;          // the tolerance of each pair for angles in float32
    std::vector<std::uint32_t> source_;  // the index of each column in functions_
    std::vector<std::uint32_t> pair_;    // the index of each column in reach_
    std::vector<double> sign_;
    std::vector<double> expected_, tolerances_;
};

}  // namespace posiscope
