// SPDX-License-Identifier: GPL-3.0-or-later
// Programs that draw matrices.
#pragma once

#include <string_view>

#include "core/analysis/figurecode/pieces.h"
#include "core/state/state.h"

namespace posiscope {

/// The lines of a table, similarity, bias or offset map; those of a similarity draw the profile of the
/// reference on `below`.
FigureProgram imageProgram(const State& state, std::string_view view, const FigureNumbers& figure);

/// The lines of the difference of two encodings, where it is one of these matrices and has no profile.
FigureProgram differenceProgram(const State& a, const State& b, std::string_view view,
                                const FigureNumbers& figure);

}  // namespace posiscope
