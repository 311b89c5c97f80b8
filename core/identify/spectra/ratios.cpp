// SPDX-License-Identifier: GPL-3.0-or-later
// Every pair divided by a factor of its own: LongRoPE, and mixed NTK with an exponent.
#include <algorithm>
#include <cmath>

#include "core/identify/snap.h"
#include "core/identify/spectra/spectrumguess.h"

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

}  // namespace posiscope
