// SPDX-License-Identifier: GPL-3.0-or-later
// Functions of whole numbers over the pixels of an axis.
#pragma once

#include <QPointF>
#include <QVector>
#include <vector>

#include "core/math/interval.h"

namespace posiscope {

/// A function made for the pixels of an axis: where a pixel holds several numbers, the band from the true
/// minimum to the true maximum; elsewhere the values at whole numbers.
struct Envelope {
    int firstPixel = 0;           ///< of the bands
    std::vector<Interval> bands;  ///< one a pixel
    QVector<QPointF> points;      ///< numbers and values; NaN leaves a gap
};

}  // namespace posiscope
