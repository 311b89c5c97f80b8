// SPDX-License-Identifier: GPL-3.0-or-later
// The construction of a table of sines and cosines, mistakes included.
#pragma once

#include <memory>
#include <vector>

#include "core/identify/numberkind.h"
#include "core/math/phase.h"
#include "core/models/model.h"
#include "core/precision/roundedpairs.h"

namespace posiscope {

/// The rounding of the stages before the table; `exact` for none.
struct Stages {
    NumberKind frequency = NumberKind::exact;
    NumberKind position = NumberKind::exact;
    NumberKind angle = NumberKind::exact;
    NumberKind sine = NumberKind::exact;

    bool exact() const;
    bool operator==(const Stages&) const = default;
};

/// Pair i of row r: amplitude · e^(g_i (p − c)) · (± sin ω_i p, cos ω_i p) with p = first + step·r. On a grid
/// p is the column or the row of cell r, depending on the pair.
struct Recipe {
    std::vector<DoubleDouble> sines;    ///< ω_i of the sines
    std::vector<DoubleDouble> cosines;  ///< ω_i of the cosines if they differ; else empty
    std::vector<double> growth;         ///< g_i; empty for none
    std::int64_t centre = 0;            ///< c
    double amplitude = 1;
    int sineSign = 1;
    std::int64_t first = 0, step = 1;
    std::int64_t zeroRows = 0;     ///< the number of first rows that are zeros
    std::int64_t paddingRow = -1;  ///< another row of zeros
    bool oneRow = false;           ///< all rows equal that of position `first`
    Stages stages;
    double looserAngles = 1;  ///< the factor on the tolerance of angles computed in float32

    /// The width of a grid whose cells are numbered row by row; 0 for no grid.
    std::int64_t width = 0;
    std::int64_t rowsBefore = 0;   ///< zeros before a grid: a class token
    std::vector<bool> alongWidth;  ///< for each pair: whether it counts along the grid's rows

    /// The positions of all rows, one list for each axis, if they are not first + step·r.
    std::vector<std::vector<std::int64_t>> lists;
    std::vector<std::uint8_t> axes;  ///< the index of each pair's list; empty: the first one

    /// The divisor of the row that gives the coordinate in a plain column; 0 for columns of zeros.
    std::int64_t coordinateRows = 0;

    std::size_t pairs() const { return sines.size(); }
    /// ω_i of the sines of these pairs.
    std::vector<double> radiansOf(const std::vector<std::size_t>& pairs) const;
    /// How many of the last pairs do not turn.
    std::int64_t stillPairs() const;
    /// The farthest position in a row, from 0.
    std::int64_t reach(std::int64_t row) const;
};

/// The recipe of a model's table if it consists of pairs from its first position on; otherwise without pairs.
Recipe recipeOf(const Model& model);

/// The rows of a recipe.
class RecipeRows {
 public:
    explicit RecipeRows(const Recipe& recipe);

    /// The sine and the cosine of every pair in a row.
    void at(std::int64_t row, double* sine, double* cosine) const;
    /// Whether each row is the previous one with every pair rotated by a constant angle.
    bool turnsEvenly() const { return plain_ && recipe_.lists.empty(); }
    /// Whether a row equals the previous one, because their positions round to the same number.
    bool repeats(std::int64_t row) const;

 private:
    void oneByOne(std::int64_t row, std::int64_t position, std::int64_t other, double* sine,
                  double* cosine) const;
    std::int64_t positionOf(std::size_t pair, std::int64_t row, std::int64_t position,
                            std::int64_t other) const {
        if (!recipe_.axes.empty()) return recipe_.lists[recipe_.axes[pair]][static_cast<std::size_t>(row)];
        return !recipe_.alongWidth.empty() && !recipe_.alongWidth[pair] ? other : position;
    }

    Recipe recipe_;
    std::shared_ptr<const RoundedPairs> sines_, cosines_;  ///< cosines_ is set where their frequencies differ
    bool plain_;                                           ///< one frequency a pair, one position a row
};

}  // namespace posiscope
