// SPDX-License-Identifier: GPL-3.0-or-later
// Python programs that compute an encoding and draw one of its figures.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "core/analysis/figurescript.h"
#include "core/base/result.h"
#include "core/state/state.h"

namespace posiscope {

/// A program of few lines that computes encodings in NumPy (core/code/tablecode.h) and draws with matplotlib
/// what the view shows: the table, the similarity of its rows and the profile of the reference, the bias of a
/// head, the offset map where it has a closed form, waves at eight places or more between two positions, the
/// wavelengths of pairs, and curves over the distance. `variants` are the encodings that the figure draws
/// over each other, in the order of its curves (FigureCurve::variant), or the only one. `figure` has the ends
/// of axes, colours, words and sizes. Of a figure with parts each is the encoding of one of them, and of a
/// difference they are A and B. Empty for other views, and where no program computes one of them.
std::string figureCode(const std::vector<State>& variants, std::string_view view,
                       const FigureNumbers& figure);

/// A Python script that draws the figure from its numbers with matplotlib. Every number reads back to the
/// same double.
Result<std::string> matplotlibScript(const FigureNumbers& figure);
/// How many numbers it holds at most.
inline constexpr std::int64_t mostInMatplotlib = 250'000;

}  // namespace posiscope
