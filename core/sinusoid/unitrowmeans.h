// SPDX-License-Identifier: GPL-3.0-or-later
// Means of rows that have been scaled to length 1.
#pragma once

#include <vector>

#include "core/sinusoid/sinusoidtable.h"

namespace posiscope {

/// The means of PE(p)/‖PE(p)‖ over runs of rows of a table whose last sine has no cosine, where the norm
/// depends on p: ‖PE(p)‖² = h + sin²(ω_L p) with h complete pairs. Its inverse is an even, smooth, periodic
/// function of ω_L p,
///     1/‖PE(p)‖ = Σ_m g_m cos(2m ω_L p),
/// whose coefficients fall geometrically (at least sixfold each), so that products with sines and cosines are
/// again sums of sines and cosines, and runs have closed-form means. With h = 0 (d_model 1) the scaled row is
/// the sign of the sine, which is counted.
class UnitRowMeans {
 public:
    explicit UnitRowMeans(const SinusoidTable& table);

    /// The means of the columns of `dimensions` over each run, row by row.
    void means(IndexRanges rowRuns, IndexRange dimensions, double* out) const;
    /// Roughly how long a mean takes, in ns.
    static constexpr double timeOfMean = 300;

 private:
    void signs(IndexRanges rowRuns, double* out) const;

    const SinusoidTable& table_;
    std::vector<double> coefficients_;
};

}  // namespace posiscope
