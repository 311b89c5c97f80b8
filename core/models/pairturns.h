// SPDX-License-Identifier: GPL-3.0-or-later
// How the dimensions of an encoding turn with the position.
#pragma once

#include <array>
#include <cstdint>

#include "core/math/phase.h"

namespace posiscope {

class Model;

/// Of a table dimension j turns with its partner, k positions further on along an axis,
///     PE(p + k)_j = PE(p)_j · cos(ω k) + sign_j · PE(p)_partner(j) · sin(ω k),
/// ω = frequency(j, axis), and of a rotary encoding so does element j of a query or a key. It looks at its
/// model, which outlives it.
class PairTurns {
 public:
    explicit PairTurns(const Model& model) : model_(&model) {}

    /// The two dimensions of a pair: of a table the sine's and the cosine's, of a rotary encoding the
    /// elements (x, y). −1 where there is none.
    std::array<std::int64_t, 2> dimensions(std::int64_t pair) const;
    /// The other dimension of the pair; the dimension itself where nothing turns.
    std::int64_t partner(std::int64_t dimension) const;
    /// 1 or −1; 0 where nothing turns.
    int sign(std::int64_t dimension) const;
    /// Nothing where the dimension does not turn along the axis.
    const Frequency* frequency(std::int64_t dimension, std::size_t axis) const;

    /// The index of the axis, in Positions::axes(), that a pair counts along.
    std::size_t axisOf(std::int64_t pair) const;
    /// The length of that axis.
    std::int64_t lengthFor(std::int64_t pair) const;
    /// How many pairs count along an axis, and how many of them complete a cycle within its length: have a
    /// wavelength of at most that.
    std::int64_t pairsAlong(std::size_t axis) const;
    std::int64_t completeCyclesAlong(std::size_t axis) const;
    /// Of all axes.
    std::int64_t completeCycles() const;

 private:
    /// The pair that a dimension belongs to, and which of its two it is; −1 where it belongs to none.
    struct Place {
        std::int64_t pair = -1;
        std::size_t which = 0;
    };
    Place placeOf(std::int64_t dimension) const;
    std::int64_t pairs() const;

    const Model* model_;
};

}  // namespace posiscope
