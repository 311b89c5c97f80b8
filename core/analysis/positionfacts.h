// SPDX-License-Identifier: GPL-3.0-or-later
// Properties of a way to write positions, in numbers.
#pragma once

#include <memory>
#include <optional>

#include "core/analysis/uniqueness.h"
#include "core/base/progress.h"
#include "core/models/model.h"
#include "core/state/state.h"

namespace posiscope {

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

    /// The two positions that are most alike.
    Uniqueness unique;

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

/// Range, nearest positions (core/analysis/uniqueness.h) and bounds of a table. `spacing` and `last` stay
/// empty. Nothing where `proceed` stopped it.
std::optional<PositionFacts> tableFacts(const Model& model, const Model* twice, const Progress& proceed = {});

/// From the cells of the table, at all places or at many that are spread evenly.
std::optional<Spacing> spacingOf(const Model& model, std::int64_t offset);

}  // namespace posiscope
