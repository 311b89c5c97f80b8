// SPDX-License-Identifier: GPL-3.0-or-later
// Python programs that compute an encoding and draw one of its figures.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "core/analysis/figurescript.h"
#include "core/state/state.h"

namespace posiscope {

/// A program of few lines that computes encodings in NumPy (core/code/tablecode.h) and draws with matplotlib
/// what the view shows: the table, the similarity of its rows and the profile of the reference, the bias of a
/// head, the offset map where it has a closed form, waves at eight places or more between two positions, the
/// wavelengths of pairs, and curves over the distance. `variants` are the encodings that the figure draws
/// over each other, in the order of its curves (FigureCurve::variant), or the only one. `figure` has the ends
/// of axes, colours, words and sizes. Empty for other views, for matrices of several encodings, and where no
/// program computes one of them.
std::string figureCode(const std::vector<State>& variants, std::string_view view,
                       const FigureNumbers& figure);

}  // namespace posiscope
