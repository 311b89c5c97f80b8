// SPDX-License-Identifier: GPL-3.0-or-later
// The numbers behind the distance view, for .npy and .csv.
#pragma once

#include "core/analysis/dataset.h"
#include "core/state/snapshot.h"

namespace posiscope {

/// A column of distances, then what is drawn of every curve: its values, its running mean, or its mean and
/// the ends of its envelope.
Dataset distanceData(const Snapshot& snapshot);

}  // namespace posiscope
