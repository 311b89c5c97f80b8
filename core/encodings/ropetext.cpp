// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/encodings/ropetext.h"

#include <algorithm>
#include <cmath>

#include "core/models/sinusoidmodel.h"
#include "core/parameters/numbertext.h"
#include "core/parameters/parameter.h"

namespace posiscope {

namespace {

double longest(std::span<const Frequency> frequencies) {
    double longest = 0;
    for (const Frequency& frequency : frequencies)
        longest = std::max(longest, frequency.wavelength());
    return longest;
}

/// The number whose (d/(d−2))th power multiplies the base.
double raisedBy(const RopeScaling& scaling) {
    return scaling.kind == RopeScalingKind::dynamic ? dynamicFactor(scaling).hi : scaling.factor;
}

}  // namespace

std::string scaledFormula(const ScaledRope& rope, std::int64_t pair, int digits) {
    const std::string s = withDigits(rope.scaling.factor, digits);
    const std::string exponent =
        "^(−" + groupedDigits(2 * pair) + "/" + groupedDigits(rope.dimensions()) + ")";
    switch (rope.scaling.kind) {
        case RopeScalingKind::none: break;
        case RopeScalingKind::linear: return "θ / " + s;
        case RopeScalingKind::proportional: return rope.scaling.factor == 1 ? "θ" : "θ / " + s;
        case RopeScalingKind::ntk:
        case RopeScalingKind::dynamic: {
            const double raised = raisedBy(rope.scaling);
            const std::int64_t d = rope.dimensions();
            if (d == 2 || raised == 1) return "θ";
            return "(" + inFull(rope.base) + " × " + withDigits(raised, digits) + "^(" + groupedDigits(d) +
                   "/" + groupedDigits(d - 2) + "))" + exponent;
        }
        case RopeScalingKind::ntkMixed: {
            const std::string share = groupedDigits(pair + 1) + "/" + groupedDigits(rope.dimensions() / 2);
            const double b = rope.scaling.mixedB;
            return "θ / " + s + "^" + (b == 1 ? "(" + share + ")" : "((" + share + ")^" + inFull(b) + ")");
        }
        case RopeScalingKind::yarn:
        case RopeScalingKind::llama3: {
            const double lost = 1 - 1 / rope.scaling.factor;
            const double kept = lost == 0 ? 1 : 1 - (1 - rope.share(pair)) / lost;
            if (kept >= 1) return "θ";
            if (kept < 1e-12) return "θ / " + s;
            return withDigits(kept, digits) + " θ + " + withDigits(1 - kept, digits) + " θ / " + s;
        }
        case RopeScalingKind::longrope: {
            const NumberList& factors = longropeFactors(rope.scaling);
            if (!factors.empty()) return "θ / " + withDigits(factors[static_cast<std::size_t>(pair)], digits);
        }
    }
    return "θ";
}

std::vector<Text> scalingNotes(const ScaledRope& rope) {
    std::vector<Text> notes;
    const std::string s = withDigits(rope.scaling.factor, 6);
    const auto number = [](double value) { return withDigits(value, 6); };
    switch (rope.scaling.kind) {
        case RopeScalingKind::none: return notes;
        case RopeScalingKind::proportional:
            notes.emplace_back(
                POSISCOPE_TR("core", "The frequencies are the first ones of a head of %1 elements."),
                std::vector{groupedDigits(rope.scaling.headDimensions)});
            if (rope.scaling.factor == 1) return notes;
            break;
        case RopeScalingKind::linear:
        case RopeScalingKind::ntkMixed: break;
        case RopeScalingKind::ntk:
        case RopeScalingKind::dynamic: {
            const double raised = raisedBy(rope.scaling);
            const auto d = static_cast<double>(rope.dimensions());
            if (rope.scaling.kind == RopeScalingKind::dynamic && raised == 1)
                notes.emplace_back(POSISCOPE_TR(
                    "core", "The sequence is not longer than the original context: nothing is scaled."));
            else if (d > 2)
                notes.emplace_back(POSISCOPE_TR("core", "The base becomes %1."),
                                   std::vector{number(rope.base * std::pow(raised, d / (d - 2)))});
            break;
        }
        case RopeScalingKind::yarn:
            if (rope.ramp->empty())
                notes.emplace_back(
                    POSISCOPE_TR("core",
                                 "YaRN’s correction range is empty (from %1 to %2): no pair is scaled."),
                    std::vector{number(rope.ramp->low), number(rope.ramp->high)});
            else
                notes.emplace_back(POSISCOPE_TR("core",
                                                "YaRN’s ramp runs from pair %1 to pair %2: before it pairs "
                                                "keep their frequency, behind it they are divided by %3."),
                                   std::vector{number(rope.ramp->low), number(rope.ramp->high), s});
            break;
        case RopeScalingKind::llama3: {
            const auto pairs = static_cast<std::int64_t>(rope.frequencies.size());
            std::int64_t kept = 0;
            std::int64_t divided = 0;
            for (std::int64_t pair = 0; pair < pairs; ++pair) {
                if (rope.share(pair) == 1)
                    ++kept;
                else if (rope.share(pair) == 1 / rope.scaling.factor)
                    ++divided;
            }
            notes.emplace_back(
                POSISCOPE_TR("core", "%1 pairs keep their frequency, %2 are blended, %3 are divided by %4."),
                std::vector{groupedDigits(kept), groupedDigits(pairs - kept - divided),
                            groupedDigits(divided), s});
            break;
        }
        case RopeScalingKind::longrope:
            notes.emplace_back(rope.scaling.sequenceLength > rope.scaling.originalLength
                                   ? POSISCOPE_TR("core",
                                                  "The long factors are in use: the sequence is "
                                                  "longer than the original context.")
                                   : POSISCOPE_TR("core",
                                                  "The short factors are in use: the sequence is "
                                                  "not longer than the original context."));
            break;
    }
    if (rope.attentionFactor != 1)
        notes.emplace_back(POSISCOPE_TR("core", "Cosines and sines are multiplied by %1."),
                           std::vector{number(rope.attentionFactor)});
    notes.emplace_back(
        POSISCOPE_TR("core", "The longest wavelength is %1 positions, without the scaling %2."),
        std::vector{number(longest(rope.frequencies)), number(longest(rope.unscaled))});
    return notes;
}

}  // namespace posiscope
