// SPDX-License-Identifier: GPL-3.0-or-later
// How well the rows of a table are told apart.
#pragma once

#include <cstdint>
#include <optional>

#include "core/base/progress.h"
#include "core/models/model.h"

namespace posiscope {

/// At most so many rows, the first ones, are compared one by one where there is no closed form.
inline constexpr std::int64_t mostRowsCompared = 8192;

/// How many differences of two cells are looked at: of mostRowsCompared rows of 8192 columns, and where an
/// answer must not take longer than half a second.
inline constexpr double mostDifferences = 8192.0 * 8192.0 * 8192.0;
inline constexpr double fewDifferences = 1e9;

/// The two rows of a table that are nearest to each other. Of several such pairs, the one whose first row
/// comes first, and then its second.
struct NearestRows {
    double distance = 0;      ///< |PE(p) − PE(q)|, Euclidean
    std::int64_t first = 0;   ///< row, from 0
    std::int64_t second = 1;  ///< a later one
    bool everywhere = false;  ///< any two rows that are so far apart are as near

    std::int64_t apart() const { return second - first; }
    /// Whether the two rows are the same. Sines and cosines are, where they differ by rounding alone.
    bool areEqual() const { return distance <= (everywhere ? 1e-12 : 0); }
};

struct Uniqueness {
    std::optional<NearestRows> nearest;  ///< nothing where there are no two rows to compare
    std::int64_t compared = 0;           ///< of the first so many rows
    std::int64_t leftOut = 0;            ///< rows among them with a cell that is NaN or infinite
};

/// The nearest rows of a model's table. Nothing where `proceed` stopped it.
///
/// For complete pairs of sines and cosines the distance depends on the offset Δ alone,
/// |PE(p + Δ) − PE(p)|² = a² Σ_i 4·sin²(ω_i Δ/2), with the factor a of all cells, and a first row of zeros is
/// a·√pairs from all others. All offsets 1 … rows − 1 are looked at, with an error of a few 1e-16 a pair in
/// the sum. Sums only grow, so that most offsets are passed over after a few pairs, and many at once where
/// lower bounds of the sum hold for all of them (core/analysis/nearestbyoffset.cpp).
///
/// Other tables are compared row by row as far as mostRowsCompared: products of blocks of rows tell which
/// pairs may be the nearest, within a bound of their rounding, and the differences of their cells decide.
std::optional<Uniqueness> uniquenessOf(const Model& model, const Progress& proceed = {},
                                       double differences = mostDifferences);

/// Whether that is known for all rows: in closed form, or because there are not too many.
bool comparesAllRows(const Uniqueness& found, const Model& model);

}  // namespace posiscope
