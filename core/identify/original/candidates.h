// SPDX-License-Identifier: GPL-3.0-or-later
// The ways in which a table may have been made from an original one.
#pragma once

#include "core/identify/original/trial.h"
#include "core/identify/pace.h"

namespace posiscope {

/// What fits best, and what fits as well.
struct MadeFit {
    Making making;
    Deviation agreement;
    std::vector<Making> equals = {};  ///< other interpolations of the same grids

    /// Whether it was resized so, or might have been: then that is `making`.
    bool isBy(const Interpolation& meant);
};

/// The simplest way that explains the cells, that with the interpolation that was meant before others that
/// explain no more. `from` and `to`: the grids, where they are known. Nothing where no way is near.
std::optional<MadeFit> bestMaking(const Trial& trial, const std::optional<Grid>& from,
                                  const std::optional<Grid>& to, const std::optional<Interpolation>& meant,
                                  Pace& pace);

}  // namespace posiscope
