// How tables of pairs are told in the parameters of encodings.
#pragma once

#include "core/identify/spectra/spectrumguess.h"

namespace posiscope {

/// The parameters of each encoding that a reading with this spectrum has; none where it cannot be its table.
std::vector<OptionValues> sinusoidalSettings(const Reading& reading, const SpectrumGuess& guess);
std::vector<OptionValues> ropeSettings(const Reading& reading, const SpectrumGuess& guess);
std::vector<OptionValues> timestepSettings(const Reading& reading, const SpectrumGuess& guess);
std::vector<OptionValues> transformerXlSettings(const Reading& reading, const SpectrumGuess& guess);
std::vector<OptionValues> xposSettings(const Reading& reading, const SpectrumGuess& guess);
std::vector<OptionValues> fourierSettings(const Reading& reading, const SpectrumGuess& guess);

/// Columns of sines and cosines as one table has them.
std::int64_t columnsOf(const Reading& reading);
/// d/2 − shift, what i is divided by in the exponent.
double denominatorOf(const Reading& reading, const SpectrumGuess& guess);

}  // namespace posiscope
