// SPDX-License-Identifier: GPL-3.0-or-later
// Python programs that compute an encoding and draw one of its figures.
#pragma once

#include <string>
#include <string_view>

#include "core/analysis/figurescript.h"
#include "core/state/state.h"

namespace posiscope {

/// A program of few lines that computes the encoding in NumPy (tableCode()) and draws with matplotlib what
/// the view shows: the table, the similarity of its rows and the profile of the reference, waves at eight
/// places or more between two positions, the bias of a head. `figure` has the ends of axes, colours and
/// sizes. Empty for other views, and where no program computes the encoding.
std::string figureCode(const State& state, std::string_view view, const FigureNumbers& figure);

}  // namespace posiscope
