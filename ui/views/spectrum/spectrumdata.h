// SPDX-License-Identifier: GPL-3.0-or-later
// The numbers behind the spectrum, for .npy and .csv.
#pragma once

#include "core/analysis/dataset.h"
#include "core/state/snapshot.h"

namespace posiscope {

/// A row for each pair: pair, frequency (radians per position), wavelength (positions) and the frequency
/// before scaling; of A ÷ B both wavelengths and their ratio.
Dataset spectrumData(const Snapshot& snapshot);

}  // namespace posiscope
