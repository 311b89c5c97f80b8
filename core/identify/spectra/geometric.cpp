// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/identify/spectra/geometric.h"

#include <algorithm>
#include <cmath>

namespace posiscope {

namespace {

constexpr double fewDigits = 9;

/// Whether these frequencies are those of the table.
bool agrees(const Lines& lines, double base, double denominator, double scale, double tolerance) {
    std::vector<double> radians;
    for (std::size_t i = 0; i < lines.count(); ++i)
        radians.push_back(scale * std::pow(base, -static_cast<double>(i) / denominator));
    return frequenciesAgree(lines.reading, radians, 1.1 * tolerance);
}

/// The roundest base whose frequencies are those of the table: the roundest one within the error of the line
/// may be too far off.
RoundNumber agreeingBase(const Lines& lines, double base, double error, double denominator, double scale,
                         double tolerance) {
    constexpr int closer = 5;
    const RoundNumber roundest = roundNear(base, error);
    RoundNumber round = roundest;
    for (int n = 0; n < closer; ++n) {
        round = roundNear(base, error);
        if (agrees(lines, round.value, denominator, scale, tolerance)) return round;
        error /= 4;
    }
    return roundest;
}

/// A base for a given shift.
void addForShift(const GeometricLine& line, double shift, RoundNumber scale, const Lines& lines,
                 double tolerance, std::vector<SpectrumGuess>& guesses) {
    const double denominator = lines.dimensions / 2 - shift;
    if (denominator <= 0) return;
    const double power = -line.slope * denominator;
    if (power <= 0 || power > std::log(1e12)) return;
    const double base = std::exp(power);
    const double error = base * denominator * line.slopeError;
    const RoundNumber round = agreeingBase(lines, base, error, denominator, scale.value, tolerance);
    if (round.value <= 1) return;
    SpectrumGuess guess{.base = round.value, .baseError = error, .shift = shift, .scale = scale.value};
    guess.complexity = round.digits + (round.value == 10000 ? -0.5 : 0) +
                       (scale.value == 1 ? 0 : scale.digits + 1) + shiftComplexity(shift, round.digits);
    guesses.push_back(guess);
}

/// Adds the shift that follows from a given base.
void addForBase(const GeometricLine& line, double base, RoundNumber scale, const Lines& lines,
                std::vector<SpectrumGuess>& guesses) {
    const double denominator = std::log(base) / -line.slope;
    const double shift = lines.dimensions / 2 - denominator;
    const RoundNumber round = roundNear(shift, denominator * line.slopeError / -line.slope + 1e-12);
    if (round.value <= 0 || round.value >= 1 || round.digits > 4) return;
    guesses.push_back({.base = base,
                       .shift = round.value,
                       .scale = scale.value,
                       .complexity = 2.0 + round.digits + (scale.value == 1 ? 0 : scale.digits + 1)});
}

bool isNotRound(const SpectrumGuess& guess) {
    constexpr double digits = 3;
    return guess.complexity > digits;
}

/// Adds usual bases near frequencies that rounded angles have disturbed.
void addDisturbed(const Lines& lines, std::vector<SpectrumGuess>& guesses) {
    constexpr double disturbance = 3e-3;
    const auto line = geometricLine(lines, disturbance);
    if (!line || line->start > 0 || scaleOf(*line).value != 1) return;
    for (const double base : usualBases()) {
        const double power = -line->slope * lines.dimensions / 2;
        if (std::abs(std::log(base) - power) < 0.1)
            guesses.push_back({.base = base, .complexity = 4, .frequencies = NumberKind::bfloat16});
    }
}

}  // namespace

std::optional<GeometricLine> geometricLine(const Lines& lines, double tolerance) {
    const std::size_t count = lines.count();
    const std::size_t stride = std::max<std::size_t>(1, count / 64);
    for (std::size_t start = 0; start + (start == 0 ? 1 : 3) < count; start += stride) {
        std::vector<double> x;
        std::vector<double> y;
        std::vector<double> sigma;
        for (std::size_t i = start; i < count; ++i) {
            x.push_back(static_cast<double>(i));
            y.push_back(std::log(std::max(lines.reading.radians[i], 1e-300)));
            sigma.push_back(lines.sigma(i, tolerance));
        }
        const auto line = fitLine(x, y, sigma);
        if (!line) return std::nullopt;
        if (line->worst > 4 || line->slope >= 0) continue;
        // The errors of frequencies computed alike are alike, and do not average out.
        return GeometricLine{start, line->intercept, line->slope, 3 * line->interceptError + 2 * tolerance,
                             3 * line->slopeError + 2 * tolerance / static_cast<double>(count)};
    }
    return std::nullopt;
}

RoundNumber scaleOf(const GeometricLine& line) {
    const double scale = std::exp(line.intercept);
    const double error = scale * line.interceptError;
    if (std::abs(scale - 1) <= error + 1e-9) return {1, 1};
    const RoundNumber plain = roundNear(scale, error);
    const RoundNumber inverse = roundNear(1 / scale, error / scale / scale);
    return inverse.digits < plain.digits ? RoundNumber{1 / inverse.value, inverse.digits} : plain;
}

double shiftComplexity(double shift, int digits) {
    constexpr int odd = 3;
    if (shift == 0) return 0;
    return shift == 1 ? (digits < odd ? 0.1 : 1.1) : 1.5;
}

std::vector<SpectrumGuess> geometricGuesses(const Lines& lines) {
    std::vector<SpectrumGuess> guesses;
    const auto isSimple = [](const SpectrumGuess& guess) { return guess.complexity < fewDigits; };
    for (const double tolerance : tolerancesOf(lines)) {
        const bool known = std::ranges::any_of(guesses, isSimple);
        const auto before = static_cast<std::ptrdiff_t>(guesses.size());
        const auto line = geometricLine(lines, tolerance);
        if (!line) continue;
        const RoundNumber scale = scaleOf(*line);
        // With an odd number of columns, the number of pairs is d/2 plus or minus one half.
        for (const double shift : {0.0, 1.0, 0.5, 1.5})
            addForShift(*line, shift, scale, lines, tolerance, guesses);
        for (const double base : usualBases())
            addForBase(*line, base, scale, lines, guesses);
        // A base of many digits may be a round one whose frequencies were rounded to float32, and no other.
        if (known)
            guesses.erase(std::remove_if(guesses.begin() + before, guesses.end(), isNotRound), guesses.end());
        if (!std::ranges::all_of(guesses, isNotRound)) break;
    }
    constexpr double plain = 4;
    const double widest = tolerancesOf(lines).back();
    if (std::none_of(guesses.begin(), guesses.end(), [&](const SpectrumGuess& guess) {
            return guess.complexity < plain &&
                   agrees(lines, guess.base, lines.dimensions / 2 - guess.shift, guess.scale, widest);
        }))
        addDisturbed(lines, guesses);
    return guesses;
}

}  // namespace posiscope
