// SPDX-License-Identifier: GPL-3.0-or-later
// YaRN and llama3: fast pairs unchanged, slow ones divided, and a ramp between them.
#pragma once

#include <vector>

#include "core/identify/spectra/spectrumguess.h"

namespace posiscope {

std::vector<SpectrumGuess> rampGuesses(const Lines& lines);

}  // namespace posiscope
