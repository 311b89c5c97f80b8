// The spectrum as numbers.
#pragma once

#include "core/analysis/dataset.h"
#include "core/state/scene.h"

namespace posiscope {

/// One row for each pair: pair, frequency (radians per position), wavelength (positions), and the frequency
/// before scaling; of A and B in one plot, those of both; of A ÷ B the two wavelengths and their ratio.
Dataset spectrumData(const Scene& scene);

}  // namespace posiscope
