// SPDX-License-Identifier: GPL-3.0-or-later
// How curves over the distance are looked at.
#pragma once

#include <vector>

#include "core/parameters/parameter.h"

namespace posiscope {

/// The axis of distances, its range, and what is drawn of a curve.
std::vector<Parameter> distanceParameters();

}  // namespace posiscope
