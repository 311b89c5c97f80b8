// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rotary/ropescaling.h"

#include <algorithm>
#include <cmath>

#include "core/sinusoid/spectrum.h"

namespace posiscope {

namespace {

constexpr DoubleDouble one{1, 0};

DoubleDouble exact(double number) {
    return {number, 0};
}
DoubleDouble exact(std::int64_t number) {
    return {static_cast<double>(number), 0};
}
bool less(DoubleDouble a, DoubleDouble b) {
    return (a - b).hi < 0;
}

/// Rounded down to a whole number.
DoubleDouble floorOf(DoubleDouble x) {
    const double whole = std::floor(x.hi);
    return exact(whole == x.hi && x.lo < 0 ? whole - 1 : whole);
}

/// Each frequency times share(i, θ_i).
template <class Share>
std::vector<Frequency> multiplied(const std::vector<Frequency>& plain, const Share& share) {
    std::vector<Frequency> scaled;
    scaled.reserve(plain.size());
    for (std::size_t i = 0; i < plain.size(); ++i)
        scaled.emplace_back(plain[i].exactRadians() * share(i, plain[i].exactRadians()));
    return scaled;
}

/// B·s^(d/(d−2)) instead of B.
std::vector<Frequency> withRaisedBase(double base, DoubleDouble factor, std::int64_t dimensions) {
    if (dimensions <= 2) return ropeFrequencies(base, dimensions);  // θ_0 is 1 whatever the base
    // (B·s^(d/(d−2)))^(−2i/d) = B^(−2i/d) · s^(−2i/(d−2))
    const DoubleDouble step = exact(2.0) * logarithm(base) / exact(dimensions) +
                              exact(2.0) * logarithm(factor) / exact(dimensions - 2);
    return geometricSpectrum(step, dimensions / 2);
}

/// The pair, between whole ones, that turns `turns` times within the original length.
DoubleDouble pairWithTurns(const RopeScaling& scaling, double turns, double base, std::int64_t dimensions) {
    const DoubleDouble length = logarithm(exact(scaling.originalLength) / (exact(turns) * twoPi));
    return exact(dimensions) * length / (exact(2.0) * logarithm(base));
}

double yarnMagnitude(double factor, double share) {
    return factor <= 1 ? 1 : 0.1 * share * std::log(factor) + 1;
}

void applyYarn(const RopeScaling& scaling, double base, std::int64_t dimensions, RopeSpectrum& spectrum) {
    DoubleDouble low = pairWithTurns(scaling, scaling.betaFast, base, dimensions);
    DoubleDouble high = pairWithTurns(scaling, scaling.betaSlow, base, dimensions);
    if (scaling.truncate) {
        low = floorOf(low);
        high = -floorOf(-high);
    }
    if (low.hi < 0) low = {};
    if (less(exact(dimensions - 1), high)) high = exact(dimensions - 1);
    spectrum.ramp = {low.hi, high.hi};
    if (less(high, low)) return;
    const DoubleDouble width = high.hi == low.hi && high.lo == low.lo ? exact(0.001) : high - low;
    const DoubleDouble lost = one - one / exact(scaling.factor);
    spectrum.frequencies = multiplied(spectrum.frequencies, [&](std::size_t i, DoubleDouble) {
        const DoubleDouble ramp = (exact(static_cast<double>(i)) - low) / width;
        if (ramp.hi <= 0) return one;
        return less(ramp, one) ? one - ramp * lost : one / exact(scaling.factor);
    });
}

std::vector<Frequency> llama3(const RopeScaling& scaling, const std::vector<Frequency>& plain) {
    const DoubleDouble low = exact(scaling.lowFreqFactor);
    const DoubleDouble high = exact(scaling.highFreqFactor);
    const DoubleDouble perFactor = one / exact(scaling.factor);
    return multiplied(plain, [&](std::size_t, DoubleDouble frequency) {
        const DoubleDouble turns = exact(scaling.originalLength) * frequency / twoPi;
        if (!less(turns, high)) return one;
        if (less(turns, low)) return perFactor;
        const DoubleDouble kept = (turns - low) / (high - low);
        return kept + (one - kept) * perFactor;
    });
}

/// Pair i divided by s^((2(i+1)/d)^b).
std::vector<Frequency> ntkMixed(const RopeScaling& scaling, const std::vector<Frequency>& plain) {
    const DoubleDouble stretch = logarithm(exact(scaling.factor));
    const DoubleDouble pairs = exact(static_cast<double>(plain.size()));
    return multiplied(plain, [&](std::size_t i, DoubleDouble) {
        if (i + 1 == plain.size()) return one / exact(scaling.factor);
        const DoubleDouble step = exact(static_cast<double>(i + 1)) / pairs;
        const DoubleDouble share =
            scaling.mixedB == 1 ? step : exponential(exact(scaling.mixedB) * logarithm(step));
        return exponential(-(stretch * share));
    });
}

}  // namespace

std::vector<Frequency> ropeFrequencies(double base, std::int64_t dimensions) {
    return geometricSpectrum(base, 2, dimensions, dimensions / 2);
}

DoubleDouble dynamicFactor(const RopeScaling& scaling) {
    const std::int64_t beyond = scaling.sequenceLength - scaling.originalLength;
    if (beyond <= 0) return one;
    // sL/L₀ − (s − 1) = (s·(L − L₀) + L₀)/L₀
    return (exactProduct(scaling.factor, static_cast<double>(beyond)) + exact(scaling.originalLength)) /
           exact(scaling.originalLength);
}

const NumberList& longropeFactors(const RopeScaling& scaling) {
    return scaling.sequenceLength > scaling.originalLength ? scaling.longFactors : scaling.shortFactors;
}

double attentionFactorOfMethod(const RopeScaling& scaling) {
    if (scaling.kind == RopeScalingKind::yarn)
        return scaling.mscale != 0 && scaling.mscaleAllDim != 0
                   ? yarnMagnitude(scaling.factor, scaling.mscale) /
                         yarnMagnitude(scaling.factor, scaling.mscaleAllDim)
                   : yarnMagnitude(scaling.factor, 1);
    if (scaling.kind == RopeScalingKind::longrope && scaling.factor > 1)
        return std::sqrt(1 +
                         std::log(scaling.factor) / std::log(static_cast<double>(scaling.originalLength)));
    return 1;
}

std::vector<Frequency> unscaledFrequencies(const RopeScaling& scaling, double base, std::int64_t dimensions) {
    if (scaling.kind != RopeScalingKind::proportional) return ropeFrequencies(base, dimensions);
    return geometricSpectrum(base, 2, scaling.headDimensions, dimensions / 2);
}

RopeSpectrum scaledSpectrum(const RopeScaling& scaling, double base, std::int64_t dimensions) {
    RopeSpectrum spectrum;
    spectrum.frequencies = unscaledFrequencies(scaling, base, dimensions);
    if (scaling.kind == RopeScalingKind::none) return spectrum;
    const auto divided = [share = one / exact(scaling.factor)](std::size_t, DoubleDouble) { return share; };
    if (scaling.kind == RopeScalingKind::proportional) {
        if (scaling.factor != 1) spectrum.frequencies = multiplied(spectrum.frequencies, divided);
        return spectrum;
    }
    spectrum.originalLength = scaling.originalLength;
    spectrum.stretchedLength = std::llround(scaling.factor * static_cast<double>(scaling.originalLength));
    switch (scaling.kind) {
        case RopeScalingKind::none:
        case RopeScalingKind::proportional: break;
        case RopeScalingKind::linear: spectrum.frequencies = multiplied(spectrum.frequencies, divided); break;
        case RopeScalingKind::ntk:
            spectrum.frequencies = withRaisedBase(base, exact(scaling.factor), dimensions);
            break;
        case RopeScalingKind::dynamic:
            spectrum.frequencies = withRaisedBase(base, dynamicFactor(scaling), dimensions);
            spectrum.stretchedLength = std::max(scaling.originalLength, scaling.sequenceLength);
            break;
        case RopeScalingKind::yarn: applyYarn(scaling, base, dimensions, spectrum); break;
        case RopeScalingKind::ntkMixed: spectrum.frequencies = ntkMixed(scaling, spectrum.frequencies); break;
        case RopeScalingKind::llama3: spectrum.frequencies = llama3(scaling, spectrum.frequencies); break;
        case RopeScalingKind::longrope: {
            const NumberList& factors = longropeFactors(scaling);
            if (!factors.empty())
                spectrum.frequencies = multiplied(spectrum.frequencies, [&](std::size_t i, DoubleDouble) {
                    return one / exact(factors[i]);
                });
            break;
        }
    }
    const bool hasAttentionFactor =
        scaling.kind == RopeScalingKind::yarn || scaling.kind == RopeScalingKind::longrope;
    spectrum.attentionFactor = hasAttentionFactor && scaling.attentionFactor > 0
                                   ? scaling.attentionFactor
                                   : attentionFactorOfMethod(scaling);
    return spectrum;
}

}  // namespace posiscope
