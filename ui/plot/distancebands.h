// SPDX-License-Identifier: GPL-3.0-or-later
// Curves over distances on a linear or logarithmic axis: their values, running means and envelopes.
#pragma once

#include <limits>

#include "core/base/progress.h"
#include "core/bias/distancecurves.h"
#include "ui/plot/envelope.h"
#include "ui/plot/raster.h"

namespace posiscope {

/// What is drawn of a curve f over the distance δ.
enum class DistanceStyle {
    values,   ///< f itself; where a pixel holds several distances, from their smallest to their largest value
    mean,     ///< the mean of f over the `window` distances around δ, or over those of them that there are
    envelope  ///< from the smallest to the largest value over the same distances
};

/// The axis that a curve is made for.
struct DistanceAxis {
    double from = 0, to = 0;   ///< distances
    int pixels = 0;            ///< across
    bool logarithmic = false;  ///< `from` is above 0 then
    std::int64_t window = 1;   ///< of means and envelopes, in distances
    std::int64_t nearest = std::numeric_limits<std::int64_t>::min();  ///< no curve goes on to nearer ones
    bool operator==(const DistanceAxis&) const = default;
};

Envelope distanceBands(const DistanceCurves& curves, std::int64_t curve, DistanceStyle style,
                       const DistanceAxis& axis, const KeepGoing& keepGoing = {});

/// The smallest and the largest finite value of what is drawn; nothing where there is none.
std::optional<Interval> heightsOf(const Envelope& bands);

/// The window around a distance: `window` whole distances, one more after it than before it where their
/// number is even, and fewer at the ends.
struct DistanceWindow {
    std::int64_t first = 0, last = 0;
};
DistanceWindow windowAround(const DistanceCurves& curves, std::int64_t distance, std::int64_t window);

}  // namespace posiscope
