// SPDX-License-Identifier: GPL-3.0-or-later
// The construction of a table of sines and cosines, mistakes included.
#pragma once

#include <memory>
#include <optional>
#include <span>
#include <vector>

#include "core/identify/numberkind.h"
#include "core/math/phase.h"
#include "core/models/model.h"
#include "core/positions/pairaxes.h"
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

/// Pair i of row r: amplitude · e^(g_i (p − c)) · (± sin ω_i p, cos ω_i p) with p = first + step·r, or the
/// coordinate of the row's place on the axis of the pair.
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

    /// The whole coordinates of all rows, if they are not first + step·r.
    std::optional<Positions> places;
    PairAxes axes;  ///< of the places

    /// The divisor of the row that gives the coordinate in a plain column; 0 for columns of zeros.
    std::int64_t coordinateRows = 0;

    std::size_t pairs() const { return sines.size(); }
    /// ω_i of the sines of these pairs.
    std::vector<double> radiansOf(const std::vector<std::size_t>& pairs) const;
    /// How many of the last pairs do not turn.
    std::int64_t stillPairs() const;
    /// Whether rows are places on several axes.
    bool isOnAxes() const { return places && places->axes().size() > 1; }
    /// The farthest coordinate of a row, from 0.
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
    bool turnsEvenly() const { return plain_ && !recipe_.places; }
    /// Whether a row equals the previous one, because their positions round to the same number.
    bool repeats(std::int64_t row) const;

 private:
    void oneByOne(std::span<const std::int64_t> coordinates, double* sine, double* cosine) const;

    Recipe recipe_;
    std::shared_ptr<const RoundedPairs> sines_, cosines_;  ///< cosines_ is set where their frequencies differ
    bool plain_;                                           ///< one frequency a pair, one position a row
};

}  // namespace posiscope
