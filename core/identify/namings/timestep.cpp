// SPDX-License-Identifier: GPL-3.0-or-later
// The timestep embedding of diffusion models.
#include "core/identify/namings/namings.h"
#include "core/parameters/keys.h"

namespace posiscope {

std::vector<OptionValues> timestepSettings(const Reading& reading, const SpectrumGuess& guess) {
    const Form& form = reading.form;
    const double shift = static_cast<double>(reading.pairs()) - denominatorOf(reading, guess);
    if (form.id != "half-split" || reading.step < 0 || reading.sineSign < 0 || reading.grows() ||
        guess.base == 0 || !guess.scaling.empty() || reading.first < 0 || shift < 0 || shift > 1 ||
        reading.zeroFirstRow)
        return {};
    return {{{keys::dModel.name, columnsOf(reading)},
             {keys::maxLen.name, reading.rows},
             {keys::base.name, guess.base},
             {keys::firstPosition.name, reading.first},
             {"downscale_freq_shift", shift},
             {"timestep_scale", guess.scale},
             {"flip_sin_to_cos", form.cosineFirst}}};
}

}  // namespace posiscope
