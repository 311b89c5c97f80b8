// SPDX-License-Identifier: GPL-3.0-or-later
// Tables of relative biases, resized as BEiT does.
#pragma once

#include "core/resize/resize.h"

namespace posiscope {

/// The old distances stand in a geometric progression that ends where the new ones end, so that near places
/// keep their biases. Between them the biases are interpolated.
enum class Geometric {
    cubic,     ///< by splines whose outermost knots are no knots: BEiT, with SciPy's interp2d
    bilinear,  ///< timm
};

/// "geometric", "geometric-bilinear".
std::optional<Geometric> geometricNamed(std::string_view name);
std::string nameOf(Geometric way);
std::span<const Geometric> geometricWays();

/// Where the `old` places of one axis stand among `now` places, both odd and at least 3: 0 is the middle.
/// Source: _calc() of resize_rel_pos_bias_table in timm/layers/pos_embed_rel.py, from BEiT.
std::vector<double> geometricPlaces(std::int64_t old, std::int64_t now);

/// The places of the new grid. The sides of both grids are odd and at least 3, for splines at least 5 in
/// `from`.
LearnedRows resizedGeometrically(const LearnedRows& places, Grid from, Grid to, Geometric way);

}  // namespace posiscope
