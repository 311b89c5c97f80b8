// SPDX-License-Identifier: GPL-3.0-or-later
// The expected cells of a recipe in the columns of a form, row after row.
#pragma once

#include <optional>
#include <vector>

#include "core/identify/forms.h"
#include "core/identify/recipe.h"

namespace posiscope {

/// A narrow type has few angles, so their sines and cosines are looked up. The numbers are those of
/// RoundedPairs, in 0.5 to 0.8 s instead of 2.5 to 2.9 s for 8,192 × 1,024; the limit is 1 s.
class NarrowAngles {
 public:
    /// Empty where angles of the recipe are exact or in a wide type, or rows have places.
    static std::optional<NarrowAngles> of(const Recipe& recipe);

    /// The sine and the cosine of every pair at a position.
    void at(std::int64_t position, double* sine, double* cosine) const;

 private:
    explicit NarrowAngles(const Recipe& recipe);
    SinCos computed(double angle) const;

    Stages stages_;
    NumberKind product_;
    std::vector<double> radians_;
    int dropped_;              // bits of a double that are dropped
    std::uint64_t least_ = 0;  // the first word of the table, without those bits
    std::vector<SinCos> table_;
};

/// The rows of a recipe in their order, faster than one by one: only one of 32 rows is computed and then
/// rotated on, and repeated rows are copied. They are off by a few units of float64. One by one, the rows of
/// 1,048,576 × 1,024 in bfloat16 take 10 s instead of 2 s; the limit is 5 s.
class StreamedRows {
 public:
    /// Without `used` nothing is prepared, and there are no rows.
    StreamedRows(const Recipe& recipe, bool used);

    void at(std::int64_t row, double* sine, double* cosine);

 private:
    static constexpr std::int64_t run = 32;

    void turned(std::int64_t row, double* sine, double* cosine);
    void keep(const double* sine, const double* cosine);
    void looked(std::int64_t row, double* sine, double* cosine) const;

    Recipe recipe_;
    RecipeRows rows_;
    std::optional<NarrowAngles> narrow_;
    std::size_t pairs_;
    std::int64_t zeroRows_;
    bool even_, mayRepeat_;
    std::vector<double> turnSines_, turnCosines_;  ///< of 0 … run − 1 rows, pair after pair
    std::vector<double> sines_, cosines_;  ///< of the row that others are turned from, or the last row
    std::int64_t from_ = -1;               ///< that row
};

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
    double perCell_, least_;            // of the tolerance: proportional to the cell, and the same for all
    std::vector<double> functions_;     // all sines, all cosines, 0, the coordinate
    std::vector<double> radians_;       // of each pair
    std::vector<double> reach_;         // the tolerance of each pair for angles in float32
    std::vector<std::int32_t> source_;  // the index of each column in functions_
    std::vector<std::int32_t> pair_;    // the index of each column in reach_
    std::vector<double> sign_;
    std::vector<double> expected_, tolerances_;
};

}  // namespace posiscope
