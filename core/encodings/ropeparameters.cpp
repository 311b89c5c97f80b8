// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/encodings/ropeparameters.h"

#include <algorithm>
#include <array>

#include "core/encodings/common.h"
#include "core/encodings/rotaryparameters.h"
#include "core/parameters/keys.h"
#include "core/parameters/numbertext.h"

namespace posiscope {

namespace {

constexpr std::array scalingKinds{"none",   "linear",   "ntk",       "dynamic",     "yarn",
                                  "llama3", "longrope", "ntk-mixed", "proportional"};
constexpr double longestContext = 1'073'741'824;

/// The condition that scaling is one of these words.
Bringer scalingIs(std::vector<std::string> words) {
    return {keys::scaling.name, std::move(words)};
}

Bringer anyScaling() {
    return scalingIs(std::vector<std::string>(scalingKinds.begin() + 1, scalingKinds.end()));
}

/// Those that stretch a context length; the last one does not.
Bringer stretchings() {
    return scalingIs(std::vector<std::string>(scalingKinds.begin() + 1, scalingKinds.end() - 1));
}

/// A real number with a field alone.
Parameter realParameter(Key<double> key, Text label, Text tooltip, double initial, Limits limits,
                        Bringer bringer) {
    return {.key = key.name,
            .label = std::move(label),
            .tooltip = std::move(tooltip),
            .initial = initial,
            .limits = limits,
            .broughtBy = std::move(bringer)};
}

Parameter lengthParameter(Key<std::int64_t> key, Text label, std::string symbol, Text tooltip,
                          std::int64_t initial, Bringer bringer) {
    return {.key = key.name,
            .label = std::move(label),
            .symbol = std::move(symbol),
            .unit = POSISCOPE_TR("core", "positions"),
            .tooltip = std::move(tooltip),
            .initial = initial,
            .limits = {2, longestContext},
            .broughtBy = std::move(bringer),
            .slider = Slider{{2, 64, 2048, 65'536, 1'048'576}, Scale::logarithmic}};
}

Parameter factorsParameter(Key<NumberList> key, Text label, Text tooltip) {
    return {.key = key.name,
            .label = std::move(label),
            .tooltip = std::move(tooltip),
            .initial = NumberList{},
            .limits = {1e-3, 1e6},
            .broughtBy = scalingIs({"longrope"})};
}

Parameter factorParameter() {
    Parameter factor = realParameter(keys::factor, POSISCOPE_TR("core", "Factor"),
                                     POSISCOPE_TR("core", "How many times longer the context becomes."), 4,
                                     {1, 1e6}, anyScaling());
    factor.symbol = "<i>s</i>";
    factor.slider = Slider{{1, 2, 4, 8, 16, 32, 64, 128}, Scale::logarithmic};
    return factor;
}

Parameter mixedExponentParameter() {
    Parameter exponent = realParameter(
        keys::mixedB, POSISCOPE_TR("core", "Exponent"),
        POSISCOPE_TR("core",
                     "The exponent b: pair i of d/2 is divided by s^((2(i + 1)/d)^b). At 1 every "
                     "pair is divided by s^(2/d) more than the one before it."),
        1, {0, 10, true}, scalingIs({"ntk-mixed"}));
    exponent.symbol = "<i>b</i>";
    return exponent;
}

/// The factor of the method where none is given.
double attentionFactorOf(const Values& values) {
    return attentionFactorOfMethod(ropeScalingOf(values));
}

Parameter attentionFactorParameter() {
    Parameter factor = realParameter(
        keys::attentionFactor, POSISCOPE_TR("core", "Attention factor"),
        POSISCOPE_TR(
            "core",
            "What cosines and sines are multiplied by. Left empty (or 0) it is what the method says."),
        0, {0, 1000}, scalingIs({"yarn", "longrope"}));
    factor.seldom = true;
    factor.automaticFor = attentionFactorOf;
    return factor;
}

}  // namespace

std::vector<Parameter> ropeScalingParameters() {
    const Bringer yarn = scalingIs({"yarn"});
    const Bringer llama3 = scalingIs({"llama3"});
    return {
        {.key = keys::scaling.name,
         .label = POSISCOPE_TR("core", "Scaling"),
         .tooltip = POSISCOPE_TR(
             "core",
             "How the encoding is stretched to contexts longer than those of its training; rope_scaling in "
             "Hugging Face’s configurations."),
         .initial = std::string("none"),
         .choices = {{"none", POSISCOPE_TR("core", "No scaling"),
                      POSISCOPE_TR("core", "The frequencies of training")},
                     {"linear", POSISCOPE_TR("core", "Linear (position interpolation)"),
                      POSISCOPE_TR("core", "All frequencies divided by the factor")},
                     {"ntk", POSISCOPE_TR("core", "NTK-aware"),
                      POSISCOPE_TR("core", "A larger base: the slowest pair is divided by the factor")},
                     {"ntk-mixed", POSISCOPE_TR("core", "NTK-mixed"),
                      POSISCOPE_TR("core", "Every pair divided by a power of the factor, slow ones by more")},
                     {"dynamic", POSISCOPE_TR("core", "Dynamic NTK"),
                      POSISCOPE_TR("core", "NTK-aware, by the length of the sequence")},
                     {"yarn", POSISCOPE_TR("core", "YaRN"),
                      POSISCOPE_TR("core", "Fast pairs as they are, slow ones divided, a ramp between")},
                     {"llama3", POSISCOPE_TR("core", "Llama 3"),
                      POSISCOPE_TR("core", "Short waves as they are, long ones divided, blended between")},
                     {"longrope", POSISCOPE_TR("core", "LongRoPE"),
                      POSISCOPE_TR("core", "Every pair divided by a factor of its own")},
                     {"proportional", POSISCOPE_TR("core", "Proportional"),
                      POSISCOPE_TR("core",
                                   "The frequencies of the whole head, of which a share of the pairs "
                                   "turns, half a head apart")}}},
        factorParameter(),
        lengthParameter(keys::originalMaxPosition, POSISCOPE_TR("core", "Original context"),
                        "<i>L</i><sub>0</sub>",
                        POSISCOPE_TR("core",
                                     "The context length of training; the spectrum marks it. "
                                     "original_max_position_embeddings in Hugging Face’s configurations."),
                        4096, stretchings()),
        lengthParameter(keys::sequenceLength, POSISCOPE_TR("core", "Sequence length"), "<i>L</i>",
                        POSISCOPE_TR("core",
                                     "The length of the sequence: dynamic scaling follows it, LongRoPE "
                                     "chooses its list by it."),
                        16'384, scalingIs({"dynamic", "longrope"})),
        mixedExponentParameter(),
        attentionFactorParameter(),
        seldom(realParameter(
            keys::betaFast, POSISCOPE_TR("core", "beta_fast"),
            POSISCOPE_TR("core",
                         "Pairs that turn more often than this within the original context keep "
                         "their frequency."),
            32, {1e-3, 1e4}, yarn)),
        seldom(realParameter(keys::betaSlow, POSISCOPE_TR("core", "beta_slow"),
                             POSISCOPE_TR("core",
                                          "The frequency of pairs that turn less often than this within the "
                                          "original context is divided by the factor."),
                             1, {1e-3, 1e4}, yarn)),
        {.key = keys::truncate.name,
         .label = POSISCOPE_TR("core", "Truncate ramp to whole pairs"),
         .tooltip = POSISCOPE_TR("core",
                                 "The ramp's beginning rounded down and its end rounded up, as in the "
                                 "reference implementation."),
         .initial = true,
         .broughtBy = scalingIs({"yarn"}),
         .seldom = true},
        seldom(realParameter(
            keys::mscale, POSISCOPE_TR("core", "mscale"),
            POSISCOPE_TR("core",
                         "With mscale_all_dim: the attention factor is the quotient of what each "
                         "of the two gives (DeepSeek). 0: not used."),
            0, {0, 100}, yarn)),
        seldom(realParameter(keys::mscaleAllDim, POSISCOPE_TR("core", "mscale_all_dim"),
                             POSISCOPE_TR("core", "See mscale. 0: not used."), 0, {0, 100}, yarn)),
        seldom(realParameter(keys::lowFreqFactor, POSISCOPE_TR("core", "low_freq_factor"),
                             POSISCOPE_TR("core",
                                          "The frequency of pairs that turn less often than this within the "
                                          "original context is divided by the factor."),
                             1, {1e-3, 1e4}, llama3)),
        seldom(realParameter(
            keys::highFreqFactor, POSISCOPE_TR("core", "high_freq_factor"),
            POSISCOPE_TR("core",
                         "Pairs that turn more often than this within the original context keep "
                         "their frequency."),
            4, {1e-3, 1e4}, llama3)),
        factorsParameter(keys::shortFactor, POSISCOPE_TR("core", "Short factors"),
                         POSISCOPE_TR("core",
                                      "What each pair is divided by while the sequence is no longer than "
                                      "the original context; none at all: all ones.")),
        factorsParameter(keys::longFactor, POSISCOPE_TR("core", "Long factors"),
                         POSISCOPE_TR("core",
                                      "What each pair is divided by when the sequence is longer than the "
                                      "original context; none at all: all ones.")),
    };
}

std::int64_t rotaryDimensionsOf(const Values& values) {
    const auto turned = static_cast<std::int64_t>(static_cast<double>(values.get(keys::headDim)) *
                                                  values.get(keys::partialRotaryFactor));
    return turned / 2 * 2;
}

RopeScaling ropeScalingOf(const Values& values) {
    const auto* const kind = std::find(scalingKinds.begin(), scalingKinds.end(), values.get(keys::scaling));
    return {.kind = static_cast<RopeScalingKind>(kind - scalingKinds.begin()),
            .factor = values.get(keys::factor),
            .originalLength = values.get(keys::originalMaxPosition),
            .sequenceLength = values.get(keys::sequenceLength),
            .betaFast = values.get(keys::betaFast),
            .betaSlow = values.get(keys::betaSlow),
            .truncate = values.get(keys::truncate),
            .mscale = values.get(keys::mscale),
            .mscaleAllDim = values.get(keys::mscaleAllDim),
            .attentionFactor = values.get(keys::attentionFactor),
            .lowFreqFactor = values.get(keys::lowFreqFactor),
            .mixedB = values.get(keys::mixedB),
            .highFreqFactor = values.get(keys::highFreqFactor),
            .shortFactors = values.get(keys::shortFactor),
            .longFactors = values.get(keys::longFactor),
            .headDimensions = values.get(keys::headDim)};
}

Failure checkRopeScaling(const Values& values) {
    const std::string& scaling = values.get(keys::scaling);
    if (scaling == "llama3" && values.get(keys::highFreqFactor) < values.get(keys::lowFreqFactor))
        return Error{
            {POSISCOPE_TR("core", "high_freq_factor must not be less than low_freq_factor, as %1 is"),
             {inFull(values.get(keys::highFreqFactor))}},
            keys::highFreqFactor.name};
    if (scaling != "longrope") return std::nullopt;
    for (const auto key : {keys::shortFactor, keys::longFactor})
        if (auto failure = checkCount(key.name, values.get(key), rotaryDimensionsOf(values) / 2))
            return failure;
    return std::nullopt;
}

}  // namespace posiscope
