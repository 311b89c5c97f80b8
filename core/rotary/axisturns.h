// SPDX-License-Identifier: GPL-3.0-or-later
// Pairs that turn along several axes.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "core/math/phase.h"
#include "core/positions/positions.h"

namespace posiscope {

/// The turn of a pair along one axis.
struct AxisTurn {
    std::size_t axis = 0;  ///< its index in Positions::axes()
    Frequency frequency;
    bool backwards = false;  ///< whether it is −ω

    double radians() const { return backwards ? -frequency.radians() : frequency.radians(); }
};

/// The angle of pair i in a row is Σ_a p_a · ω_(a,i), over the coordinates p_a of the row on its axes. Most
/// pairs turn along one axis; those of RoPE-Mixed (arXiv:2403.13298) turn along all.
class AxisTurns {
 public:
    AxisTurns() = default;
    explicit AxisTurns(std::vector<std::vector<AxisTurn>> pairs) : pairs_(std::move(pairs)) {}

    std::int64_t pairs() const { return static_cast<std::int64_t>(pairs_.size()); }
    std::span<const AxisTurn> of(std::int64_t pair) const { return pairs_[static_cast<std::size_t>(pair)]; }
    /// Whether a pair turns along another number of axes than one, or backwards.
    bool areMixed() const;
    /// How fast a pair turns along the axis; null where it does not.
    const AxisTurn* along(std::int64_t pair, std::size_t axis) const;

    /// The angle of a row, modulo full turns: that of each axis is reduced exactly.
    Turns angle(const Positions& positions, std::int64_t row, std::int64_t pair) const;
    /// That at a coordinate for each axis.
    Turns angle(std::span<const Coordinate> at, std::int64_t pair) const;
    /// The same in radians, not reduced.
    double radians(const Positions& positions, std::int64_t row, std::int64_t pair) const;

 private:
    std::vector<std::vector<AxisTurn>> pairs_;
};

}  // namespace posiscope
