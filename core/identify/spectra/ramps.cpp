// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/identify/spectra/ramps.h"

#include <algorithm>
#include <cmath>
#include <numbers>
#include <optional>

#include "core/identify/snap.h"
#include "core/rotary/ropescaling.h"

namespace posiscope {

namespace {

/// B and s, their number of digits, and the pairs of the ramp.
struct Blend {
    double base = 0, factor = 0;
    int digits = 0;
    double begin = 0;  ///< the first pair that is divided at all
    double end = 0;    ///< the first of the pairs that are all divided by s
};

double plain(const Lines& lines, double base, std::size_t i) {
    return std::pow(base, -2 * static_cast<double>(i) / lines.dimensions);
}

/// The divisor of the slowest pairs for this base, each weighted by its exactness; nothing where they are not
/// divided alike.
struct Divisor {
    double value = 0, error = 0;
};
std::optional<Divisor> divisorOf(const Lines& lines, double base, double tolerance) {
    double weights = 0;
    double mean = 0;
    int alike = 0;
    for (std::size_t i = lines.count(); i-- > 0;) {
        const double sigma = std::max(lines.sigma(i, tolerance), 1e-9);
        if (sigma >= 0.1) continue;
        const double divisor = plain(lines, base, i) / lines.reading.radians[i];
        if (alike > 0 && std::abs(divisor / mean - 1) > 4 * (sigma + 1 / std::sqrt(weights)) + 1e-6) break;
        const double weight = 1 / (sigma * sigma);
        weights += weight;
        mean += (divisor - mean) * weight / weights;
        ++alike;
    }
    if (alike < 2 || mean <= 1.05) return std::nullopt;
    return Divisor{mean, mean * (0.002 + 4 * tolerance + 1 / std::sqrt(weights))};
}

/// The bases that fit the first pairs, and usual bases that agree with them.
std::vector<RoundNumber> basesOf(const Lines& lines, double tolerance) {
    std::vector<RoundNumber> bases;
    for (std::size_t count = std::min<std::size_t>(lines.count() - 1, 12); count >= 2; --count) {
        std::vector<double> x, y, sigma;
        for (std::size_t i = 0; i < count; ++i) {
            x.push_back(static_cast<double>(i));
            y.push_back(std::log(std::max(lines.reading.radians[i], 1e-300)));
            sigma.push_back(lines.sigma(i, tolerance));
        }
        const auto line = fitLine(x, y, sigma);
        if (!line || line->worst > 4 || line->slope >= 0 ||
            std::abs(line->intercept) > 3 * line->interceptError + tolerance)
            continue;
        const double base = std::exp(-line->slope * lines.dimensions / 2);
        const double error = base * lines.dimensions / 2 * (3 * line->slopeError + tolerance);
        if (!std::isfinite(base) || base > 1e12) continue;
        for (const double usual : usualBases())
            if (std::abs(usual - base) <= error) bases.push_back({usual, 1});
        bases.push_back(roundNear(base, error));
        break;
    }
    return bases;
}

void findRamp(const Lines& lines, double tolerance, Blend& blend) {
    const double ratioTolerance = 1e-5 + 4 * tolerance;
    std::size_t begin = lines.count();
    std::size_t end = 0;
    for (std::size_t i = 0; i < lines.count(); ++i) {
        const double sigma = lines.sigma(i, tolerance);
        if (sigma > 0.1) continue;
        const double ratio = lines.reading.radians[i] / plain(lines, blend.base, i);
        if (ratio < 1 - ratioTolerance - 3 * sigma) begin = std::min(begin, i);
        if (ratio > (1 + 0.001 + ratioTolerance + 3 * sigma) / blend.factor) end = i + 1;
    }
    blend.begin = static_cast<double>(begin);
    blend.end = static_cast<double>(end);
}

/// The pair, as a real number, with this many turns within a length.
double pairWithTurns(const Lines& lines, const Blend& blend, std::int64_t length, double turns) {
    return lines.dimensions * std::log(static_cast<double>(length) / (2 * std::numbers::pi * turns)) /
           (2 * std::log(blend.base));
}

/// Whether a ramp from pair `low` to pair `high` is near the table's: it rules out most lengths.
bool isNear(const Lines& lines, const Blend& blend, double low, double high) {
    constexpr double tolerance = 2.1;  // pairs
    const double last = static_cast<double>(lines.count()) - 1;
    return std::abs(std::clamp(low, 0.0, last) - std::min(blend.begin, last)) <= tolerance &&
           (high > last - 1 || std::abs(std::max(high, 0.0) - blend.end) <= tolerance);
}

std::vector<Blend> blendsOf(const Lines& lines, double tolerance) {
    std::vector<Blend> blends;
    for (const RoundNumber& base : basesOf(lines, tolerance)) {
        const auto divisor = divisorOf(lines, base.value, tolerance);
        if (!divisor) continue;
        const RoundNumber factor = roundNear(divisor->value, divisor->error);
        Blend blend{base.value, factor.value, base.digits + factor.digits};
        findRamp(lines, tolerance, blend);
        blends.push_back(blend);
    }
    return blends;
}

bool fits(const Lines& lines, const RopeScaling& scaling, double base, double tolerance) {
    std::vector<double> radians;
    for (const Frequency& each :
         scaledSpectrum(scaling, base, static_cast<std::int64_t>(lines.dimensions)).frequencies)
        radians.push_back(each.radians());
    return frequenciesAgree(lines.reading, radians, tolerance);
}

/// Usual lengths of training: powers of two, then three times these, then whole hundreds.
const std::vector<std::int64_t>& usualLengths() {
    static const std::vector<std::int64_t> lengths = [] {
        std::vector<std::int64_t> all{4096, 8192, 32768, 2048, 131072};
        for (std::int64_t k = 64; k <= 1'048'576; k *= 2)
            all.push_back(k);
        for (std::int64_t k = 48; k <= 1'048'576; k *= 2)
            all.push_back(k);
        for (std::int64_t k = 500; k <= 200'000; k += 500)
            all.push_back(k);
        return all;
    }();
    return lengths;
}

void addYarn(const Lines& lines, const Blend& blend, double tolerance, std::vector<SpectrumGuess>& guesses) {
    for (const bool truncate : {true, false})
        for (const std::int64_t length : usualLengths()) {
            if (!isNear(lines, blend, pairWithTurns(lines, blend, length, 32),
                        pairWithTurns(lines, blend, length, 1)))
                continue;
            const RopeScaling scaling{.kind = RopeScalingKind::yarn,
                                      .factor = blend.factor,
                                      .originalLength = length,
                                      .truncate = truncate};
            if (!fits(lines, scaling, blend.base, tolerance)) continue;
            SpectrumGuess guess{.base = blend.base,
                                .scaling = {{"scaling", std::string("yarn")},
                                            {"factor", blend.factor},
                                            {"original_max_position", length}},
                                .complexity = 2.0 + blend.digits + (truncate ? 0 : 0.5)};
            if (!truncate) guess.scaling.emplace_back("truncate", false);
            guesses.push_back(std::move(guess));
            return;
        }
}

void addLlama(const Lines& lines, const Blend& blend, double tolerance, std::vector<SpectrumGuess>& guesses) {
    for (const auto& [low, high] : {std::pair{1.0, 4.0}, std::pair{1.0, 1.0}, std::pair{1.0, 2.0},
                                    std::pair{1.0, 8.0}, std::pair{2.0, 8.0}})
        for (const std::int64_t length : usualLengths()) {
            if (!isNear(lines, blend, pairWithTurns(lines, blend, length, high),
                        pairWithTurns(lines, blend, length, low)))
                continue;
            const RopeScaling scaling{.kind = RopeScalingKind::llama3,
                                      .factor = blend.factor,
                                      .originalLength = length,
                                      .lowFreqFactor = low,
                                      .highFreqFactor = high};
            if (!fits(lines, scaling, blend.base, tolerance)) continue;
            guesses.push_back({.base = blend.base,
                               .scaling = {{"scaling", std::string("llama3")},
                                           {"factor", blend.factor},
                                           {"original_max_position", length},
                                           {"low_freq_factor", low},
                                           {"high_freq_factor", high}},
                               .complexity = 2.0 + blend.digits + (high == 4 ? 0 : 0.5)});
            return;
        }
}

}  // namespace

std::vector<SpectrumGuess> rampGuesses(const Lines& lines) {
    std::vector<SpectrumGuess> guesses;
    if (lines.count() < 4) return guesses;
    for (const double tolerance : tolerancesOf(lines)) {
        for (const Blend& blend : blendsOf(lines, tolerance)) {
            addYarn(lines, blend, tolerance, guesses);
            addLlama(lines, blend, tolerance, guesses);
        }
        if (!guesses.empty()) break;
    }
    return guesses;
}

}  // namespace posiscope
