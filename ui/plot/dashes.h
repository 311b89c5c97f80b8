// What is dashed is B of a comparison: lines and bands with gaps of one length.
#pragma once

#include <QPolygonF>
#include <cmath>
#include <vector>

namespace posiscope {

inline constexpr double dashOn = 7;   ///< logical pixels
inline constexpr double dashOff = 4;  ///< logical pixels

/// Whether something dashed is drawn at `x`, in logical pixels from where it begins: for curves and bands
/// that are painted column by column.
inline bool isInDash(double x) {
    const double period = dashOn + dashOff;
    return x - std::floor(x / period) * period < dashOn;
}

/// The line in pieces, by its own length.
std::vector<QPolygonF> dashesOf(const QPolygonF& line);

}  // namespace posiscope
