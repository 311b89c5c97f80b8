// SPDX-License-Identifier: GPL-3.0-or-later
// The rotation table of RoPE.
#include <cmath>

#include "core/identify/namings/namings.h"
#include "core/identify/snap.h"
#include "core/parameters/keys.h"
#include "core/rotary/ropescaling.h"

namespace posiscope {

namespace {

/// Adds the amplitude of kinds that have one, unless it is the default of the method.
void addAttentionFactor(const Reading& reading, OptionValues& settings) {
    RopeScaling scaling;
    for (const auto& [key, value] : settings) {
        if (key == keys::scaling.name)
            scaling.kind =
                std::get<std::string>(value) == "yarn" ? RopeScalingKind::yarn : RopeScalingKind::longrope;
        if (key == keys::factor.name) scaling.factor = std::get<double>(value);
        if (key == keys::originalMaxPosition.name) scaling.originalLength = std::get<std::int64_t>(value);
    }
    const double error = 2 * reading.amplitudeError + 2e-7;
    const bool method = scaling.kind == RopeScalingKind::yarn &&
                        std::abs(attentionFactorOfMethod(scaling) - reading.amplitude) <= error;
    if (!method) settings.emplace_back(keys::attentionFactor.name, roundNear(reading.amplitude, error).value);
}

bool hasAttentionFactor(const OptionValues& scaling) {
    for (const auto& [key, value] : scaling)
        if (key == keys::scaling.name) {
            const auto& kind = std::get<std::string>(value);
            return kind == "yarn" || kind == "longrope";
        }
    return false;
}

}  // namespace

std::vector<OptionValues> ropeSettings(const Reading& reading, const SpectrumGuess& guess) {
    const Form& form = reading.form;
    // A table with the sines first is rotary only with further evidence.
    const bool rotary = form.rotaryOnly || form.cosineFirst || !guess.scaling.empty();
    if (!rotary || form.id == "interleaved-after-input" || reading.step < 0 || reading.grows() ||
        guess.base == 0 || guess.shift != 0 || guess.scale > 1 || reading.first < 0 ||
        columnsOf(reading) % 2 != 0)
        return {};
    OptionValues settings{{keys::headDim.name, columnsOf(reading)},
                          {keys::maxLen.name, reading.rows},
                          {keys::base.name, guess.base},
                          {keys::firstPosition.name, reading.first}};
    if (!form.rotaryPairs.empty()) settings.emplace_back(keys::ropeLayout.name, form.rotaryPairs);
    if (guess.scale != 1) {
        if (!guess.scaling.empty()) return {};
        settings.emplace_back(keys::scaling.name, std::string("linear"));
        settings.emplace_back(keys::factor.name, 1 / guess.scale);
    }
    for (const auto& each : guess.scaling)
        settings.push_back(each);
    if (guess.scaling.empty() && guess.scale == 1)
        settings.emplace_back(keys::scaling.name, std::string("none"));
    if (hasAttentionFactor(guess.scaling)) addAttentionFactor(reading, settings);
    return {settings};
}

}  // namespace posiscope
