// SPDX-License-Identifier: GPL-3.0-or-later
// Geometric series derived from another one: a raised base, or all frequencies divided.
#include <cmath>

#include "core/identify/spectra/geometricline.h"

namespace posiscope {

namespace {

/// Adds B·s^(d/(d−2)) for a usual B and a round s.
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

/// The length of a dynamically scaled table: its own rows, or two, four … times the length of training.
struct DynamicLengths {
    double factor = 0;  ///< s
    std::int64_t original = 0, sequence = 0;
};

/// The s, L₀ and L with s·L/L₀ − (s − 1) = stretch, for usual lengths of training L₀ and the table's rows as
/// L.
std::vector<DynamicLengths> dynamicLengths(double stretch, double error, std::int64_t rows) {
    std::vector<DynamicLengths> all;
    const auto tryOut = [&](double s, std::int64_t original, std::int64_t sequence) {
        const double quotient = static_cast<double>(sequence) / static_cast<double>(original);
        if (sequence > original && std::abs(s * quotient - (s - 1) - stretch) <= error)
            all.push_back({s, original, sequence});
    };
    for (const double s : {2.0, 4.0, 8.0, 1.0, 16.0, 3.0, 32.0})
        for (const std::int64_t original : {4096, 2048, 8192, 32768, 1024, 16384, 512}) {
            tryOut(s, original, rows);
            for (const std::int64_t times : {2, 4, 8, 16, 32})
                if (rows != times * original && original >= 2048 && original <= 8192)
                    tryOut(s, original, times * original);
        }
    return all;
}

/// Adds dynamic NTK, whose base grows with the sequence.
void addDynamic(const GeometricLine& line, const Lines& lines, std::vector<SpectrumGuess>& guesses) {
    const double d = lines.dimensions;
    if (d <= 2 || std::abs(std::exp(line.intercept) - 1) > line.interceptError + 1e-9) return;
    const double power = -line.slope * d / 2;
    // Dynamic scaling with a free factor fits any base, so only these bases are tried.
    for (const double base : {10000.0, 500000.0, 1e6}) {
        const double stretch = std::exp((power - std::log(base)) * (d - 2) / d);
        if (!(stretch > 1.01 && stretch < 1000)) continue;
        const double error = stretch * line.slopeError * d / 2;
        constexpr double telling = 0.01;
        if (error > telling * stretch) continue;
        for (const DynamicLengths& lengths : dynamicLengths(stretch, error, lines.reading.rows))
            guesses.push_back({.base = base,
                               .scaling = {{"scaling", std::string("dynamic")},
                                           {"factor", lengths.factor},
                                           {"original_max_position", lengths.original},
                                           {"sequence_length", lengths.sequence}},
                               .complexity = lengths.sequence == lines.reading.rows ? 4.0 : 4.7});
    }
}

/// Adds ω_i = (B·s)^(−2i/d) / s^(2/d).
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
        addDynamic(*line, lines, guesses);
        if (!guesses.empty()) break;
    }
    return guesses;
}

}  // namespace posiscope
