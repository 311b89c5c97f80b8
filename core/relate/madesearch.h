// SPDX-License-Identifier: GPL-3.0-or-later
// The search for the way in which a table was made from another one.
#pragma once

#include <optional>
#include <vector>

#include "core/base/pace.h"
#include "core/relate/madehypothesis.h"

namespace posiscope {

/// What fits best, and what fits as well.
struct MadeFit {
    MadeHypothesis hypothesis;
    Deviation agreement;
    std::vector<MadeHypothesis> equals = {};  ///< other interpolations of the same grids

    /// Whether it was resized so, or might have been: then that is `hypothesis`.
    bool isBy(const Interpolation& meant);
};

/// The simplest way that explains the cells, that with the interpolation that was meant before others that
/// explain no more. `from` and `to`: the grids, where they are known. Nothing where no way is near.
std::optional<MadeFit> bestHypothesis(const MadeSample& sample, const std::optional<Grid>& from,
                                      const std::optional<Grid>& to,
                                      const std::optional<Interpolation>& meant, Pace& pace);

}  // namespace posiscope
