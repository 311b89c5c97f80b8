// SPDX-License-Identifier: GPL-3.0-or-later
// Properties of a way to write positions, in numbers.
#pragma once

#include <memory>
#include <optional>

#include "core/base/progress.h"
#include "core/models/model.h"
#include "core/state/state.h"

namespace posiscope {

/// The two positions that are most alike.
struct ClosestPair {
    double distance = 0;
    std::int64_t apart = 0;     ///< how many positions are between them
    std::int64_t farthest = 0;  ///< pairs up to this many positions apart have been compared …
    std::int64_t among = 0;     ///< … of the first so many positions
};

/// The distances |PE(p + k) − PE(p)| over the positions p.
struct Spacing {
    double smallest = 0;
    double largest = 0;
    std::int64_t places = 0;  ///< how many p have been looked at, spread evenly
    std::int64_t all = 0;     ///< how many there are
};

/// Four properties of a way to write positions. Distances are Euclidean.
struct PositionFacts {
    /// The smallest and the largest value of any cell, for max_len and for 2·max_len positions; the latter
    /// where there is such a table.
    Interval range;
    std::optional<Interval> rangeOfTwice;
    /// Whether no length makes values larger.
    bool bounded = true;

    /// Nothing where there is one position alone.
    std::optional<ClosestPair> nearest;

    /// For max_len and for 2·max_len positions; nothing where no two of them are k apart.
    std::optional<Spacing> spacing, spacingOfTwice;
    /// The largest difference between any two of those distances, of both lengths.
    double deviation() const;
    /// The same for max_len alone.
    double deviationOfOne() const;

    /// The last row that can be written without more columns or another scale; nothing where there is none.
    std::optional<std::int64_t> last;
};

/// The model of the same encoding for 2·max_len positions, or null: a table that is stored, learned or drawn
/// at random has no further rows, and neither has one that would be longer than the program allows.
std::shared_ptr<const Model> modelOfTwice(const State& state, const Model& model);

/// Whether positions after the last one have an encoding: there is a formula, and a max_len that it is
/// independent of.
bool continues(const State& state, const Model& model);

/// Range, nearest positions and bounds of a table. For complete pairs of sines and cosines the distance
/// depends on the offset alone, |PE(p+Δ) − PE(p)|² = 2(c(0) − c(Δ)) = Σ 4·sin²(ω_i Δ/2) with the offset
/// kernel c, so that all pairs of positions are compared in max_len steps; where that would take more than
/// about 2^32 of them, offsets up to `ClosestPair::farthest`. Other tables are compared row by row, as far as
/// `ClosestPair::among`.
/// `spacing` and `last` stay empty. Nothing where `proceed` stopped it.
std::optional<PositionFacts> tableFacts(const Model& model, const Model* twice, const Progress& proceed = {});

/// From the cells of the table, at all places or at many that are spread evenly.
std::optional<Spacing> spacingOf(const Model& model, std::int64_t offset);

}  // namespace posiscope
