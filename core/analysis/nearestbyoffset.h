// SPDX-License-Identifier: GPL-3.0-or-later
// The offset at which complete pairs of sines and cosines are nearest.
#pragma once

#include <optional>
#include <span>

#include "core/base/progress.h"
#include "core/math/phase.h"

namespace posiscope {

struct NearestOffset {
    double squared = 0;       ///< Σ_i 4·sin²(ω_i Δ/2)
    std::int64_t offset = 1;  ///< Δ, the least of several
};

/// The least sum over Δ = 1 … farthest, farthest ≥ 1; see uniquenessOf() in core/analysis/uniqueness.h.
/// Nothing where `proceed` stopped it.
std::optional<NearestOffset> nearestOffset(std::span<const Frequency> frequencies, std::int64_t farthest,
                                           const Progress& proceed);

}  // namespace posiscope
