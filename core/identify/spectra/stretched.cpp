// Geometric series that come from another one: a raised base, or all frequencies divided.
#include <cmath>

#include "core/identify/spectra/geometricline.h"

namespace posiscope {

namespace {

/// B·s^(d/(d−2)) for a usual B and a round s.
void addRaised(const GeometricLine& line, const Lines& lines, std::vector<SpectrumGuess>& guesses) {
    const double d = lines.dimensions;
    if (d <= 2 || std::abs(std::exp(line.intercept) - 1) > line.interceptError + 1e-9) return;
    const double power = -line.slope * d / 2;
    for (const double base : usualBases()) {
        const double factor = std::exp((power - std::log(base)) * (d - 2) / d);
        if (!(factor > 1.01 && factor < 1000)) continue;
        const RoundNumber round = roundNear(factor, factor * line.slopeError * d / 2);
        if (round.digits > 4 || round.value <= 1) continue;
        guesses.push_back({.base = base,
                           .baseError = 0,
                           .scaling = {{"scaling", std::string("ntk")}, {"factor", round.value}},
                           .complexity = 2.6 + round.digits});
    }
}

/// ω_i = (B·s)^(−2i/d) / s^(2/d).
void addMixed(const GeometricLine& line, const Lines& lines, std::vector<SpectrumGuess>& guesses) {
    const double d = lines.dimensions;
    const double factor = std::exp(-line.intercept * d / 2);
    if (!(factor > 1.01 && factor < 1e5)) return;
    const RoundNumber s = roundNear(factor, factor * line.interceptError * d / 2);
    const double base = std::exp(-line.slope * d / 2) / s.value;
    const RoundNumber b = roundNear(base, base * line.slopeError * d / 2);
    if (s.digits > 4 || b.value <= 1) return;
    guesses.push_back({.base = b.value,
                       .scaling = {{"scaling", std::string("ntk-mixed")}, {"factor", s.value}},
                       .complexity = 1.7 + s.digits + b.digits});
}

}  // namespace

std::vector<SpectrumGuess> stretchedGuesses(const Lines& lines) {
    std::vector<SpectrumGuess> guesses;
    for (const double tolerance : tolerancesOf(lines)) {
        const auto line = geometricLine(lines, tolerance);
        if (!line || line->start > 0) continue;
        addRaised(*line, lines, guesses);
        addMixed(*line, lines, guesses);
        if (!guesses.empty()) break;
    }
    return guesses;
}

}  // namespace posiscope
