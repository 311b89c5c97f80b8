// SPDX-License-Identifier: GPL-3.0-or-later
// One axis of a grid, resized.
#pragma once

#include <vector>

#include "core/resize/interpolation.h"

namespace posiscope {

/// An axis of `from` places that becomes one of `to`.
struct ResizedAxis {
    std::int64_t from = 1, to = 1;
    double step = 1;  ///< from one new place to the next, in old places
};

/// The axis as the sizes say, or as DINO's factor does.
ResizedAxis resizedAxis(const Interpolation& interpolation, std::int64_t from, std::int64_t to);

/// The old places that make a new one: `weights` of those from `first` on. Places beyond an edge count as the
/// last one before it.
struct Taps {
    std::int64_t first = 0;
    std::vector<double> weights;
};

/// Those of the new place `index`.
void tapsAt(const Interpolation& interpolation, const ResizedAxis& axis, std::int64_t index, Taps& taps);

/// Those of all places.
std::vector<Taps> tapsOf(const Interpolation& interpolation, const ResizedAxis& axis);

}  // namespace posiscope
