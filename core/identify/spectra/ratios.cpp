// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/identify/spectra/ratios.h"

#include <algorithm>
#include <cmath>

#include "core/identify/snap.h"
#include "core/identify/spectra/geometric.h"

namespace posiscope {

namespace {

struct Ratio {
    double value = 1;
    double error = 0;
};

/// B^(−2i/d) / ω_i of every pair; empty where the frequency of a pair is unknown.
std::vector<Ratio> ratiosOf(const Lines& lines, double base, double tolerance) {
    std::vector<Ratio> ratios;
    for (std::size_t i = 0; i < lines.count(); ++i) {
        const double sigma = lines.sigma(i, tolerance);
        if (sigma > 0.1) return {};
        const double ratio =
            std::pow(base, -2 * static_cast<double>(i) / lines.dimensions) / lines.reading.radians[i];
        ratios.push_back({ratio, 2 * ratio * sigma});
    }
    return ratios;
}

/// Whether numbers of so many digits say less than those that they stand for: any list of ratios is one of
/// LongRoPE's with enough digits. Equal ratios are one number, and no list.
bool sayLess(const std::vector<Ratio>& ratios, const NumberList& factors, double digits) {
    constexpr double fewer = 2;  // digits a factor
    const auto [least, most] = std::minmax_element(factors.begin(), factors.end());
    if (*most <= *least * 1.001) return false;
    double known = 0;
    for (const Ratio& ratio : ratios)
        known += -std::log10(std::max(ratio.error / ratio.value, 1e-16));
    return digits + fewer * static_cast<double>(factors.size()) <= known;
}

/// Adds LongRoPE if the factors have few digits, are at least about 1, and grow.
void addLongrope(const std::vector<Ratio>& ratios, double base, std::vector<SpectrumGuess>& guesses) {
    NumberList factors;
    double digits = 0;
    int descents = 0;
    for (const Ratio& ratio : ratios) {
        const RoundNumber round = roundNear(ratio.value, ratio.error);
        if (round.value < 0.95 || round.value > 1000) return;
        if (!factors.empty() && round.value < factors.back() * 0.98) ++descents;
        factors.push_back(round.value);
        digits += round.digits;
    }
    const double each = digits / static_cast<double>(factors.size());
    if (descents * 5 > static_cast<int>(factors.size()) || factors.back() < 1.05) return;
    if (!sayLess(ratios, factors, digits)) return;
    guesses.push_back({.base = base,
                       .scaling = {{"scaling", std::string("longrope")},
                                   {"sequence_length", std::int64_t{4096}},
                                   {"short_factor", factors}},
                       .complexity = 14 + each});
}

/// Adds s^((2(i+1)/d)^b): ln ln of the ratio is a line over ln(2(i+1)/d).
void addMixed(const Lines& lines, const std::vector<Ratio>& ratios, double base,
              std::vector<SpectrumGuess>& guesses) {
    std::vector<double> x, y, sigma;
    for (std::size_t i = 0; i < ratios.size(); ++i) {
        const double power = std::log(ratios[i].value);
        if (power <= 0) return;
        x.push_back(std::log(2 * static_cast<double>(i + 1) / lines.dimensions));
        y.push_back(std::log(power));
        sigma.push_back(ratios[i].error / ratios[i].value / power + 1e-12);
    }
    const auto line = fitLine(x, y, sigma);
    if (!line || line->worst > 5 || line->slope <= 0) return;
    const double factor = std::exp(std::exp(line->intercept));
    const RoundNumber s = roundNear(factor, factor * std::log(factor) * 4 * line->interceptError);
    const RoundNumber b = roundNear(line->slope, 4 * line->slopeError);
    constexpr double leastPower = 0.01;  // below, all ratios are equal
    if (s.digits > 5 || b.digits > 5 || b.value < leastPower) return;
    guesses.push_back(
        {.base = base,
         .scaling = {{"scaling", std::string("ntk-mixed")}, {"factor", s.value}, {"mixed_b", b.value}},
         .complexity = 3.0 + s.digits + b.digits});
}

}  // namespace

std::vector<SpectrumGuess> ratioGuesses(const Lines& lines) {
    std::vector<SpectrumGuess> guesses;
    for (const double tolerance : tolerancesOf(lines)) {
        for (const double base : usualBases()) {
            const std::vector<Ratio> ratios = ratiosOf(lines, base, tolerance);
            if (ratios.size() < 4) continue;
            addMixed(lines, ratios, base, guesses);
            addLongrope(ratios, base, guesses);
        }
        if (!guesses.empty() && guesses.front().complexity < 18) break;
    }
    return guesses;
}

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
