// SPDX-License-Identifier: GPL-3.0-or-later
// How a rotary encoding is stretched to contexts longer than those it was trained with.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "core/math/phase.h"
#include "core/parameters/value.h"

namespace posiscope {

/// With s = factor, L₀ = original length, d rotary dimensions, θ_i = B^(−2i/d) and λ_i = 2π/θ_i:
///
/// - linear ("Extending Context Window … via Positional Interpolation", arXiv:2306.15595): θ_i / s;
/// - ntk: B becomes B·s^(d/(d−2)), so that the slowest pair is divided by s and the fastest is left alone;
/// - ntk-mixed (Su Jianlin, https://kexue.fm/archives/9706, equations 10 to 13): θ_i / s^((2(i+1)/d)^b), so
/// that
///   the slowest pair is divided by s. b = 1 is its fixed form, (B·s)^(−2i/d) / s^(2/d), which gte-*-en-v1.5
///   calls "ntk" (its modeling.py; vLLM, NTKScalingRotaryEmbedding);
/// - dynamic: ntk with sL/L₀ − (s − 1) in place of s for a sequence of length L > L₀, and nothing for shorter
///   ones;
/// - yarn (arXiv:2309.00071, section 3): θ_i·(1 − r_i) + θ_i/s·r_i with the ramp
///   r_i = (i − low)/(high − low) inside [0, 1]. A pair turns β times within L₀ at
///   i = d·ln(L₀/(2πβ)) / (2 ln B): low is that of beta_fast, rounded down, at least 0; high that of
///   beta_slow, rounded up, at most d − 1; `truncate` off leaves both as they are. high = low is taken for
///   high = low + 0.001, and high < low means that no pair is scaled. Cosines and sines are multiplied by the
///   attention factor m(1) with m(c) = 0.1·c·ln s + 1, or by m(mscale)/m(mscale_all_dim) where both are given
///   (DeepSeek);
/// - llama3: θ_i where λ_i < L₀/high_freq_factor, θ_i/s where λ_i > L₀/low_freq_factor, and between the two
///   θ_i·(t + (1 − t)/s) with t = (L₀/λ_i − low_freq_factor)/(high_freq_factor − low_freq_factor); equal
///   factors (Llama 4 Scout: both 1) leave nothing between;
/// - proportional (Gemma 4; the reference implementation's form of that name): B^(−2i/h) / s with h the
///   dimensions of the whole head, of which the first pairs turn; halves are h/2 apart;
/// - longrope (arXiv:2402.13753): θ_i/f_i with the short list of factors f while L ≤ L₀ and the long one
///   beyond, and the attention factor √(1 + ln s/ln L₀) for s > 1.
///
/// Reference implementation: huggingface/transformers, src/transformers/modeling_rope_utils.py. Departures:
/// high < low there gives a ramp that runs backwards where both are positive (beta_fast < beta_slow, or a
/// base so small that low is beyond the last pair); here it never does. Everything is computed in
/// double-double instead of float32: frequencies have a relative error below 1e-26.
enum class RopeScalingKind { none, linear, ntk, dynamic, yarn, llama3, longrope, ntkMixed, proportional };

struct RopeScaling {
    RopeScalingKind kind = RopeScalingKind::none;
    double factor = 1;                ///< s ≥ 1
    std::int64_t originalLength = 2;  ///< L₀ ≥ 2
    std::int64_t sequenceLength = 0;  ///< L
    double betaFast = 32;             ///< full turns within L₀ of the first pair that is scaled a little
    double betaSlow = 1;              ///< full turns within L₀ of the first pair that is scaled fully
    bool truncate = true;             ///< whether low and high are rounded to whole pairs
    double mscale = 0;                ///< 0: not given
    double mscaleAllDim = 0;          ///< 0: not given
    double attentionFactor = 0;       ///< 0: computed
    double lowFreqFactor = 1;         ///< full turns within L₀ of the last pair that is scaled fully
    double mixedB = 1;                ///< b of ntk-mixed
    double highFreqFactor = 4;        ///< full turns within L₀ of the last pair that is scaled at all
    NumberList shortFactors = {};     ///< one a pair; empty: all 1
    NumberList longFactors = {};
    std::int64_t headDimensions = 0;  ///< h of proportional
};

struct RopeSpectrum {
    std::vector<Frequency> frequencies;
    double attentionFactor = 1;
    /// L₀ and what it has been stretched to: s·L₀, or L; 0 without scaling.
    std::int64_t originalLength = 0;
    std::int64_t stretchedLength = 0;
    /// YaRN's ramp begins at pair `low` and ends at pair `high`.
    struct Ramp {
        double low = 0;
        double high = 0;
        bool empty() const { return high < low; }
    };
    std::optional<Ramp> ramp;
};

/// θ_i = B^(−2i/d) for the d/2 pairs of an even number d of dimensions.
std::vector<Frequency> ropeFrequencies(double base, std::int64_t dimensions);

/// The frequencies before a scaling divides any: those, or for proportional the first ones of a whole head.
std::vector<Frequency> unscaledFrequencies(const RopeScaling& scaling, double base, std::int64_t dimensions);

/// The frequencies in use, and what goes with them.
RopeSpectrum scaledSpectrum(const RopeScaling& scaling, double base, std::int64_t dimensions);

/// The factor of cosines and sines where no attention factor is given; 1 for most kinds.
double attentionFactorOfMethod(const RopeScaling& scaling);

/// The factor of dynamic scaling in place of s: sL/L₀ − (s − 1), or 1 while L ≤ L₀.
DoubleDouble dynamicFactor(const RopeScaling& scaling);

/// Which of the two lists is in use.
const NumberList& longropeFactors(const RopeScaling& scaling);

}  // namespace posiscope
