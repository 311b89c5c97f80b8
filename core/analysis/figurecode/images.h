// SPDX-License-Identifier: GPL-3.0-or-later
// Programs that draw matrices.
#pragma once

#include <string>
#include <string_view>

#include "core/analysis/figurescript.h"
#include "core/state/state.h"

namespace posiscope {

/// The program of a heatmap, similarity, bias or offset map, as figureCode() has it, without its last line.
std::string imageProgram(const State& state, std::string_view view, const FigureNumbers& figure);

}  // namespace posiscope
