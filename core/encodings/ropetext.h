// SPDX-License-Identifier: GPL-3.0-or-later
// Sentences about a stretched rotary encoding.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <vector>

#include "core/base/text.h"
#include "core/rotary/ropescaling.h"

namespace posiscope {

/// A scaling and what has come of it.
struct ScaledRope {
    const RopeScaling& scaling;
    double base;
    std::span<const Frequency> unscaled;
    std::span<const Frequency> frequencies;
    std::optional<RopeSpectrum::Ramp> ramp;
    double attentionFactor;

    /// d of the exponents.
    std::int64_t dimensions() const {
        return scaling.kind == RopeScalingKind::proportional
                   ? scaling.headDimensions
                   : 2 * static_cast<std::int64_t>(frequencies.size());
    }
    /// θ′_i / θ_i.
    double share(std::int64_t pair) const {
        const auto i = static_cast<std::size_t>(pair);
        return (frequencies[i].exactRadians() / unscaled[i].exactRadians()).hi;
    }
};

/// θ′ in terms of θ, with its numbers filled in: "θ / 4", "0.25 θ + 0.75 θ / 4".
std::string scaledFormula(const ScaledRope& rope, std::int64_t pair, int digits);

/// The effects of the scaling, one sentence each; none without scaling.
std::vector<Text> scalingNotes(const ScaledRope& rope);

}  // namespace posiscope
