// SPDX-License-Identifier: GPL-3.0-or-later
// The numbers behind the precision view, for .npy and .csv.
#pragma once

#include "core/analysis/dataset.h"
#include "core/state/snapshot.h"

namespace posiscope {

/// A row for each position (or distance): itself, and the least, the largest and the root mean square error
/// of the pairs that are asked for.
Dataset precisionData(const Snapshot& snapshot);

}  // namespace posiscope
