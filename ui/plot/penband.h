// SPDX-License-Identifier: GPL-3.0-or-later
// Bands as a pen draws them.
#pragma once

#include <vector>

namespace posiscope {

/// What a round pen of this radius, in logical pixels, covers along a band with one top and one bottom for
/// each column of pixels: a steep curve is as thick as a flat one.
void widenBand(std::vector<float>& tops, std::vector<float>& bottoms, double radius, double columnsPerPixel);

}  // namespace posiscope
