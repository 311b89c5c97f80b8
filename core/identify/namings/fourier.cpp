// SPDX-License-Identifier: GPL-3.0-or-later
// Fourier features: every pair has twice the frequency of the previous one.
#include <cmath>
#include <numbers>

#include "core/identify/namings/namings.h"
#include "core/parameters/keys.h"

namespace posiscope {

std::vector<OptionValues> fourierSettings(const Reading& reading, const SpectrumGuess& guess) {
    const bool input = reading.form.id == "interleaved-after-input";
    if (guess.base != 0 || reading.form.cosineFirst || reading.first != 0 || reading.step < 0 ||
        !(input || reading.form.id == "interleaved") || !reading.sound[0] || reading.radians[0] <= 0)
        return {};
    std::vector<OptionValues> all;
    for (const bool withPi : {true, false}) {
        const double length = (withPi ? std::numbers::pi : 1) / reading.radians[0];
        const double whole = std::nearbyint(length);
        if (whole < 1 ||
            std::abs(length - whole) > 0.01 + 2 * length * reading.errors[0] / reading.radians[0])
            continue;
        all.push_back({{"octaves", static_cast<std::int64_t>(reading.pairs())},
                       {keys::maxLen.name, static_cast<std::int64_t>(whole)},
                       {"include_pi", withPi},
                       {"include_input", input}});
    }
    return all;
}

}  // namespace posiscope
