// SPDX-License-Identifier: GPL-3.0-or-later
// Frequencies by their ratios to those of a base: lists of factors, and spectra that are stretched.
#pragma once

#include <vector>

#include "core/identify/spectra/spectrumguess.h"

namespace posiscope {

std::vector<SpectrumGuess> ratioGuesses(const Lines& lines);
std::vector<SpectrumGuess> stretchedGuesses(const Lines& lines);

}  // namespace posiscope
