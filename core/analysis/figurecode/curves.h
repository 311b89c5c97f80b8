// SPDX-License-Identifier: GPL-3.0-or-later
// Programs that draw curves.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "core/analysis/figurescript.h"
#include "core/state/state.h"

namespace posiscope {

/// The lines for one encoding of a figure: those that compute its numbers, and those that draw them on `ax`.
struct CurveProgram {
    std::string compute, draw;
    bool legend = true;  ///< whether the picture has one
};

/// The lines of waves, a spectrum or a distance. `curves` are those of this encoding alone, and `figure` is
/// all of it. Nothing is computed where there is no program.
CurveProgram curveProgram(const State& state, std::string_view view, const FigureNumbers& figure,
                          const std::vector<FigureCurve>& curves);

}  // namespace posiscope
