// SPDX-License-Identifier: GPL-3.0-or-later
// What is worth knowing about the errors of an encoding that rounds.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "core/analysis/precisionerrors.h"
#include "core/base/result.h"

namespace posiscope {

struct PrecisionFacts {
    double largest = 0, rms = 0;  ///< of the pair that is asked for, or of all
    double leastRowRms = 0;       ///< the least one above 0 of a row, of the same pairs
    std::int64_t largestAt = 0;   ///< position or distance
    std::int64_t largestPair = 0;
    std::optional<std::int64_t> holdsTo;  ///< the last one before the error exceeds the limit; nothing: none
    bool holdsEverywhere = false;
    std::optional<std::int64_t> equalRows;  ///< the first one whose row is the same as the next one
    std::int64_t differentRows = 0;
    std::vector<ErrorBand> pairs;  ///< of every pair or head over all rows
    /// max |s(p, p − k) − s(k)| of scores that should depend on k alone, and how far M_k fails: max over p
    /// of max |M_k·PE(p) − PE(p + k)|. Nothing where there are none, or where k leads out of the table.
    std::optional<double> score, map;
};

struct PrecisionQuestion {
    double limit = 0.01;
    std::int64_t offset = 0;
    std::int64_t pair = -1;  ///< −1: all
    bool operator==(const PrecisionQuestion&) const = default;
};

/// Looks at every cell. An error where `proceed` stops it.
Result<PrecisionFacts> precisionFacts(const PrecisionSubject& subject, const PrecisionQuestion& question,
                                      const Progress& proceed);

/// The same for `describe`, each under a name of its own; nothing where there is nothing to compare.
std::vector<Fact> errorFacts(const Snapshot& snapshot);

}  // namespace posiscope
