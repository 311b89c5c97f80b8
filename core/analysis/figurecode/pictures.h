// SPDX-License-Identifier: GPL-3.0-or-later
// Programs that draw several pictures in one figure.
#pragma once

#include <string>
#include <vector>

#include "core/analysis/figurecode/pieces.h"
#include "core/state/state.h"

namespace posiscope {

/// Each of the figure's parts on axes of its own, by the program of the same number: a loop where they differ
/// in parameters and words alone. `variants` are the encodings that the programs compute; none where they
/// hold numbers.
std::string picturesCode(const FigureNumbers& figure, std::vector<FigureProgram> programs,
                         const std::vector<State>& variants);

}  // namespace posiscope
