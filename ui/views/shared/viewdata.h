// SPDX-License-Identifier: GPL-3.0-or-later
// The numbers behind plots, for .npy and .csv. Where A and B share a plot, the columns of both.
#pragma once

#include "core/analysis/dataset.h"
#include "core/state/snapshot.h"

namespace posiscope {

/// A column for each of the first components: the scores of all positions.
Dataset componentsData(const Snapshot& snapshot);

/// A column of distances, then what is drawn of every curve: its values, its running mean, or its mean and
/// the ends of its envelope.
Dataset distanceData(const Snapshot& snapshot);

/// A row for each position (or distance): itself, and the least, the largest and the root mean square error
/// of the pairs that are asked for.
Dataset precisionData(const Snapshot& snapshot);

/// A row for each pair: pair, frequency (radians per position), wavelength (positions) and the frequency
/// before scaling; of A ÷ B both wavelengths and their ratio.
Dataset spectrumData(const Snapshot& snapshot);

/// max_len × the chosen dimensions that are not switched off; or, across dimensions, the row of the position,
/// 1 × d_model. Of both: a column of positions and the chosen dimensions of both, or a column of dimensions
/// and the row of both.
Dataset wavesData(const Snapshot& snapshot);
/// Whether one position is drawn across all dimensions, instead of chosen dimensions across positions.
bool acrossDimensions(const Snapshot& snapshot);

}  // namespace posiscope
