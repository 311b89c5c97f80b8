// SPDX-License-Identifier: GPL-3.0-or-later
// The grid of places whose rows and columns the pairs of a table turn with.
#pragma once

#include <array>
#include <vector>

#include "core/identify/forms.h"
#include "core/identify/input.h"
#include "core/positions/pairaxes.h"

namespace posiscope {

/// By how much the pairs of an axis turn from place to place, in their order.
struct MeasuredAxis {
    std::vector<double> radians, errors;
};

/// A table of places: pairs turn with the row of a place (axis 0) or with its column (axis 1).
struct TurningPlaces {
    std::size_t sheet = 0;
    Form form;
    std::int64_t height = 0, width = 0;
    PairAxes axes;
    std::array<MeasuredAxis, 2> measured;  ///< empty for one function alone, which does not tell
    double amplitude = 1;
    int sineSign = 1;
};

/// The places that are numbered row by row, where every pair turns evenly along one side and stands still
/// along the other, in each form that has such pairs: with sines for cosines they turn the other way.
std::vector<TurningPlaces> turningPlaces(const Input& input);

}  // namespace posiscope
