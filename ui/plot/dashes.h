// SPDX-License-Identifier: GPL-3.0-or-later
// B of a comparison is dashed: lines with gaps, and bands that are paler in the gaps.
#pragma once

#include <QPolygonF>
#include <cmath>
#include <vector>

namespace posiscope {

inline constexpr double dashOn = 7;   ///< logical pixels
inline constexpr double dashOff = 4;  ///< logical pixels
/// The opacity of a band in the gaps, of its own.
inline constexpr float gapOpacity = 0.4F;

/// Whether `x`, in logical pixels from where a band begins, is in a dash and not in a gap, where the band is
/// paler.
inline bool isInDash(double x) {
    const double period = dashOn + dashOff;
    return x - std::floor(x / period) * period < dashOn;
}

/// The line in pieces, by its own length. Each part that only rises or only falls has a whole number of gaps,
/// or none where it is short, so that no peak lies in a gap.
std::vector<QPolygonF> dashesOf(const QPolygonF& line);

}  // namespace posiscope
