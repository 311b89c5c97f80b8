// SPDX-License-Identifier: GPL-3.0-or-later
// The table of “Attention Is All You Need” and its variants.
#include <cmath>

#include "core/identify/namings/namings.h"
#include "core/parameters/keys.h"

namespace posiscope {

namespace {

/// "paper" or "endpoint"; empty for another spectrum.
std::string spectrumOf(const Reading& reading, const SpectrumGuess& guess) {
    const double denominator = denominatorOf(reading, guess);
    if (denominator == static_cast<double>(columnsOf(reading)) / 2) return "paper";
    return denominator == static_cast<double>(reading.pairs()) - 1 ? "endpoint" : "";
}

}  // namespace

std::vector<OptionValues> sinusoidalSettings(const Reading& reading, const SpectrumGuess& guess) {
    const Form& form = reading.form;
    const bool layout = form.id == "interleaved" || form.id == "half-split";
    const std::string spectrum = spectrumOf(reading, guess);
    if (!layout || form.cosineFirst || reading.step < 0 || reading.grows() || guess.scale != 1 ||
        guess.base == 0 || !guess.scaling.empty() || spectrum.empty() || reading.first < 0)
        return {};
    OptionValues settings{{keys::layout.name, form.id},
                          {keys::spectrum.name, spectrum},
                          {keys::dModel.name, columnsOf(reading)},
                          {keys::maxLen.name, reading.rows},
                          {keys::base.name, guess.base},
                          {keys::firstPosition.name, reading.first},
                          {keys::zeroFirstRow.name, reading.zeroFirstRow}};
    return {settings};
}

}  // namespace posiscope
