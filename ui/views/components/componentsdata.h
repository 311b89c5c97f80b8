// SPDX-License-Identifier: GPL-3.0-or-later
// The numbers behind the components view, for .npy and .csv.
#pragma once

#include "core/analysis/dataset.h"
#include "core/state/snapshot.h"

namespace posiscope {

/// A column for each of the first components: the scores of all positions.
Dataset componentsData(const Snapshot& snapshot);

}  // namespace posiscope
