// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/identify/spectra/spectrumguess.h"

#include <algorithm>
#include <array>
#include <cmath>

#include "core/identify/spectra/geometric.h"
#include "core/identify/spectra/ramps.h"
#include "core/identify/spectra/ratios.h"

namespace posiscope {

namespace {

constexpr double inFloat64 = 3e-15;
constexpr double inFloat32 = 6e-7;

bool areOfKind(const Reading& reading, NumberKind kind) {
    constexpr int enough = 4;
    int telling = 0;
    for (std::size_t i = 0; i < reading.pairs(); ++i) {
        const double radians = reading.radians[i];
        if (!reading.sound[i] || radians <= 0) continue;
        const double tolerance = 2 * reading.errors[i] + 3e-7 * radians;
        if (std::abs(radians - roundTo(kind, radians)) > tolerance) return false;
        if (radians < 0.99 && tolerance < 0.1 * roundingOf(kind) * radians) ++telling;
    }
    return telling >= enough;
}

}  // namespace

double Lines::sigma(std::size_t i, double tolerance) const {
    const double radians = reading.radians[i];
    if (!reading.sound[i] || radians <= 0) return HUGE_VAL;
    const double sigma = reading.errors[i] / radians + tolerance;
    return sigma < 0.3 ? sigma : HUGE_VAL;
}

std::vector<double> tolerancesOf(const Lines& lines) {
    std::vector<double> tolerances{inFloat64, inFloat32};
    if (lines.kind != NumberKind::exact) tolerances = {roundingOf(lines.kind)};
    return tolerances;
}

std::span<const SpectrumKind> spectrumKinds() {
    static constexpr std::array kinds{
        SpectrumKind{"geometric", geometricGuesses}, SpectrumKind{"stretched", stretchedGuesses},
        SpectrumKind{"ramp", rampGuesses}, SpectrumKind{"ratios", ratioGuesses}};
    return kinds;
}

NumberKind frequencyKindOf(const Reading& reading) {
    for (const NumberKind kind : {NumberKind::bfloat16, NumberKind::float16, NumberKind::tf32})
        if (areOfKind(reading, kind)) return kind;
    return NumberKind::exact;
}

std::vector<SpectrumGuess> guessSpectrum(const Reading& reading) {
    const auto pairs = static_cast<double>(reading.pairs());
    const Form& form = reading.form;
    const double dimensions = form.rotaryOnly ? 2 * pairs : static_cast<double>(form.contents.size());
    std::vector<SpectrumGuess> guesses;
    std::vector<NumberKind> kinds{NumberKind::exact};
    if (const NumberKind kind = frequencyKindOf(reading); kind != NumberKind::exact) kinds.push_back(kind);
    for (const NumberKind kind : kinds)
        for (const SpectrumKind& each : spectrumKinds())
            for (SpectrumGuess& guess : each.guess({reading, dimensions, kind})) {
                if (guess.frequencies == NumberKind::exact) guess.frequencies = kind;
                guesses.push_back(std::move(guess));
            }
    std::stable_sort(guesses.begin(), guesses.end(), [](const SpectrumGuess& a, const SpectrumGuess& b) {
        return a.complexity < b.complexity;
    });
    return guesses;
}

bool frequenciesAgree(const Reading& reading, std::span<const double> radians, double tolerance) {
    if (radians.size() != reading.pairs()) return false;
    std::size_t sound = 0;
    std::size_t agreeing = 0;
    for (std::size_t i = 0; i < radians.size(); ++i) {
        if (!reading.sound[i]) continue;
        ++sound;
        const double off = std::abs(wrapped(reading.radians[i] - radians[i]));
        if (off <= 4 * reading.errors[i] + (tolerance + inFloat32) * std::abs(radians[i]) + 1e-15) ++agreeing;
    }
    return sound > 0 && agreeing * 20 >= sound * 19;
}

}  // namespace posiscope
