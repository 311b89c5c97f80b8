// SPDX-License-Identifier: GPL-3.0-or-later
// How far an encoding that rounds is from the exact one.
#pragma once

#include <limits>
#include <vector>

#include "core/base/progress.h"
#include "core/state/snapshot.h"

namespace posiscope {

/// What is compared: the cells of a table over positions, or the biases of all heads over distances.
struct PrecisionSubject {
    std::shared_ptr<const Model> rounded, exact;
    std::shared_ptr<const Field> cells, truth;  ///< of the two: rows are positions or distances
    std::int64_t first = 0;                     ///< of the first row
    bool distances = false;

    /// The pair of a column; the head of a bias.
    std::int64_t pairOf(std::int64_t column) const {
        return distances ? column : rounded->column(column).pair;
    }
    std::int64_t pairs() const;
    /// The columns of a pair or head; all of them where it is below 0.
    std::vector<IndexRange> columnsOf(std::int64_t pair) const;
};

/// Why there is nothing to compare, in one sentence: the encoding is exact, or has too many cells; else
/// empty.
Text precisionProblem(const Snapshot& snapshot);
/// The two; `snapshot` has no such problem.
PrecisionSubject precisionSubject(const Snapshot& snapshot);
/// The pair, or the head, that the cursor is at.
std::int64_t pairAtCursor(const Snapshot& snapshot);

/// The least, the greatest and the root mean square of |rounded − exact| over some cells; infinite where a
/// cell is no number.
struct ErrorBand {
    double lowest = std::numeric_limits<double>::infinity();
    double highest = 0;
    double rms = 0;
};

/// Over the columns and each of the runs of rows; fewer where `proceed` stops it.
std::vector<ErrorBand> errorBands(const PrecisionSubject& subject, const std::vector<IndexRange>& columns,
                                  IndexRanges rowRuns, const Progress& proceed);

}  // namespace posiscope
