// Functions of whole numbers over the pixels of an axis.
#pragma once

#include <qcustomplot.h>

#include <vector>

#include "core/bias/distance.h"
#include "ui/plot/curveraster.h"
#include "ui/plot/raster.h"

namespace posiscope {

/// One curve of DistanceCurves, made for the pixels of an axis: where a pixel holds several distances, the
/// band from their true minimum to their true maximum; otherwise the values at whole distances.
struct CurveBands {
    bool banded = false;
    int firstPixel = 0;              ///< of the bands
    std::vector<Extremes> bands;     ///< one a pixel
    std::int64_t firstDistance = 0;  ///< of the values
    std::vector<double> values;      ///< one a distance
};

/// `pixels` across `range`. The pulse is asked now and then; when it stops the work, what is there is
/// returned.
CurveBands curveBands(const DistanceCurves& curves, std::int64_t curve, const QCPRange& range, int pixels,
                      const Pulse& pulse = {});

/// Draws it over an axis rect: bands that touch their neighbours, or straight lines (steps where `steps`)
/// with a dot at every whole distance while there is room for them. Values that are not finite leave gaps.
/// With a raster on pixels, without one as paths. What is `dashed` has gaps, lines and bands alike.
void paintBands(const CurveBands& bands, QCPAxis* across, QCPAxis* height, bool steps, const QColor& colour,
                double width, QCPPainter& painter, CurveRaster* raster, bool dashed = false);

}  // namespace posiscope
