// SPDX-License-Identifier: GPL-3.0-or-later
// xPos: a rotation with a decaying envelope.
#include <cmath>

#include "core/identify/namings/namings.h"
#include "core/identify/snap.h"
#include "core/parameters/keys.h"

namespace posiscope {

std::vector<OptionValues> xposSettings(const Reading& reading, const SpectrumGuess& guess) {
    if (!reading.grows() || reading.step < 0 || guess.base == 0 || guess.shift != 0 || guess.scale != 1 ||
        !guess.scaling.empty() || reading.first < 0)
        return {};
    // g_i = ln ζ_i / scale_base.
    const auto d = static_cast<double>(columnsOf(reading));
    std::vector<double> bases;
    for (std::size_t i = 0; i < reading.pairs() / 2; ++i)
        if (reading.sound[i] && reading.growth[i] < 0)
            bases.push_back(std::log((2 * static_cast<double>(i) + 0.4 * d) / (1.4 * d)) / reading.growth[i]);
    if (bases.empty()) return {};
    const double base = medianOf(bases);
    // The norms of narrow cells scatter from pair to pair.
    std::vector<double> scatter;
    scatter.reserve(bases.size());
    for (const double each : bases)
        scatter.push_back(std::abs(each - base));
    const double error = base * (1e-6 + 0.02 * roundingOf(reading.cells)) +
                         3 * medianOf(scatter) / std::sqrt(static_cast<double>(bases.size()));
    OptionValues settings{{keys::headDim.name, columnsOf(reading)},
                          {keys::maxLen.name, reading.rows},
                          {keys::base.name, guess.base},
                          {keys::scaleBase.name, roundNear(base, error).value},
                          {keys::firstPosition.name, reading.first}};
    if (!reading.form.rotaryPairs.empty())
        settings.emplace_back(keys::ropeLayout.name, reading.form.rotaryPairs);
    return {settings};
}

}  // namespace posiscope
