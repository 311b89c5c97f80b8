// SPDX-License-Identifier: GPL-3.0-or-later
// The numbers behind the waves, for .npy and .csv.
#pragma once

#include "core/analysis/dataset.h"
#include "core/state/snapshot.h"

namespace posiscope {

/// max_len × the chosen dimensions that are not switched off; or, across dimensions, the row of the position,
/// 1 × d_model. Of both: a column of positions and the chosen dimensions of both, or a column of dimensions
/// and the row of both.
Dataset wavesData(const Snapshot& snapshot);
/// Whether one position is drawn across all dimensions, instead of chosen dimensions across positions.
bool acrossDimensions(const Snapshot& snapshot);

}  // namespace posiscope
