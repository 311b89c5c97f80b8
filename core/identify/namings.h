// SPDX-License-Identifier: GPL-3.0-or-later
// The naming of tables of pairs for each encoding.
#pragma once

#include "core/identify/spectra/spectrumguess.h"

namespace posiscope {

/// The possible parameters of each encoding for a reading with this spectrum; none where the table is of
/// another one.
std::vector<OptionValues> sinusoidalSettings(const Reading& reading, const SpectrumGuess& guess);
std::vector<OptionValues> ropeSettings(const Reading& reading, const SpectrumGuess& guess);
std::vector<OptionValues> timestepSettings(const Reading& reading, const SpectrumGuess& guess);
std::vector<OptionValues> transformerXlSettings(const Reading& reading, const SpectrumGuess& guess);
std::vector<OptionValues> xposSettings(const Reading& reading, const SpectrumGuess& guess);
std::vector<OptionValues> fourierSettings(const Reading& reading, const SpectrumGuess& guess);

/// The number of columns with sines and cosines in one table.
std::int64_t columnsOf(const Reading& reading);
/// d/2 − shift, the denominator of i in the exponent.
double denominatorOf(const Reading& reading, const SpectrumGuess& guess);

}  // namespace posiscope
