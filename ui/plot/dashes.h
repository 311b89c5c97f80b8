// SPDX-License-Identifier: GPL-3.0-or-later
// B of a comparison is dashed, and so are curves in print: lines with gaps, and bands that are paler in the
// gaps. No peak of a line lies in a gap, and no peak of a band that is the farthest within half a period;
// what else stands out from a band has its colour in gaps too.
#pragma once

#include <QPolygonF>
#include <span>
#include <vector>

#include "ui/style/dash.h"

namespace posiscope {

/// The opacity of a band in the gaps, of its own.
inline constexpr float gapOpacity = 0.4F;

/// Columns [from, to) of a band, in a dash or in a gap.
struct BandPiece {
    std::size_t from = 0, to = 0;
    bool gap = false;
};
/// A band in pieces: `scale` columns are a logical pixel, the first one is number `first`. In each period the
/// gap is where the band has no such peak, as far as there is room for it.
std::vector<BandPiece> bandPieces(std::span<const float> tops, std::span<const float> bottoms, int first,
                                  double scale, DashLengths lengths = {});

/// For each column how far an edge of a band reaches at both sides within half a period: what is farther out
/// stands out from the band. `sign` is −1 for tops and 1 for bottoms.
std::vector<float> valleysOf(std::span<const float> edge, double scale, float sign, DashLengths lengths = {});

/// The line in pieces, by its own length. Each part that only rises or only falls has a whole number of gaps,
/// or none where it is short, so that no peak lies in a gap.
std::vector<QPolygonF> dashesOf(const QPolygonF& line, DashLengths lengths = {});

}  // namespace posiscope
