// SPDX-License-Identifier: GPL-3.0-or-later
// Curves over the distance between a query and a key.
#pragma once

#include <cstdint>

#include "core/base/text.h"
#include "core/math/interval.h"

namespace posiscope {

/// Functions of the distance δ = query − key alone: the bias of every head (ALiBi, T5 …), the score of a
/// rotated query with a rotated key (RoPE). Negative distances are keys ahead of the query.
class DistanceCurves {
 public:
    DistanceCurves() = default;
    DistanceCurves(const DistanceCurves&) = delete;
    DistanceCurves& operator=(const DistanceCurves&) = delete;
    virtual ~DistanceCurves() = default;

    virtual std::int64_t count() const = 0;
    /// "head 3", "q·k".
    virtual Text name(std::int64_t curve) const = 0;
    /// The quantity on the vertical axis: "bias", "bucket", "score".
    virtual Text quantity() const = 0;
    /// The distances for which there are values; whole numbers.
    virtual std::int64_t nearest() const = 0;
    virtual std::int64_t farthest() const = 0;
    /// NaN or −∞ where there is no value.
    virtual double value(std::int64_t curve, std::int64_t distance) const = 0;
    /// Bounds of all values of all curves, fixed by the parameters.
    virtual Interval range() const = 0;
    /// The smallest and largest value over the whole distances first … last, all of which have values. By
    /// default each of them is computed.
    virtual Interval range(std::int64_t curve, std::int64_t first, std::int64_t last) const;
};

}  // namespace posiscope
