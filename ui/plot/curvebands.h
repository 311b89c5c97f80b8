// Functions of whole numbers over the pixels of an axis.
#pragma once

#include <qcustomplot.h>

#include <vector>

#include "core/bias/distancecurves.h"
#include "ui/plot/raster.h"

namespace posiscope {

/// One curve of DistanceCurves, made for the pixels of an axis: where a pixel holds several distances, the
/// band from their true minimum to their true maximum; otherwise the values at whole distances.
struct CurveBands {
    bool banded = false;
    int firstPixel = 0;           ///< of the bands
    std::vector<Interval> bands;  ///< one a pixel
    QVector<QPointF> points;      ///< distances and values; NaN leaves a gap
};

/// `pixels` across `range`. The pulse is asked now and then; when it stops the work, what is there is
/// returned.
CurveBands curveBands(const DistanceCurves& curves, std::int64_t curve, const QCPRange& range, int pixels,
                      const Pulse& pulse = {});

}  // namespace posiscope
