// SPDX-License-Identifier: GPL-3.0-or-later
// Programs that draw curves.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "core/analysis/figurecode/pieces.h"
#include "core/state/state.h"

namespace posiscope {

/// The lines of waves, a spectrum or a distance. `curves` are those of this encoding alone, and `figure` is
/// all of it.
FigureProgram curveProgram(const State& state, std::string_view view, const FigureNumbers& figure,
                           const std::vector<FigureCurve>& curves);

}  // namespace posiscope
