// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/plot/curveplottable.h"

#include <algorithm>
#include <cmath>
#include <utility>

#include "ui/plot/penband.h"

namespace posiscope {

namespace {

constexpr double pixelsPerDot = 6;

}  // namespace

/// Tops and bottoms of neighbouring columns meet, so that a steep curve has no gaps, and the band is as much
/// wider as a pen makes it, in every direction.
void CurvePlottable::drawEnvelope(const Curve& curve, CurvePainter& painter) const {
    const Envelope& shape = curve.shape;
    std::vector<float> tops;
    std::vector<float> bottoms;
    for (const Interval& band : shape.bands) {
        tops.push_back(static_cast<float>(valueAxis()->coordToPixel(band.highest)));
        bottoms.push_back(static_cast<float>(valueAxis()->coordToPixel(band.lowest)));
    }
    const std::vector<float> ownTops = tops, ownBottoms = bottoms;
    for (std::size_t n = 1; n < tops.size(); ++n) {
        bottoms[n] = std::max(bottoms[n], ownTops[n - 1]);
        tops[n] = std::min(tops[n], ownBottoms[n - 1]);
    }
    widenBand(tops, bottoms, curve.width / 2, painter.scale());
    painter.band(shape.firstPixel, tops, bottoms, curve.colour, curve.dashed ? Dash::dashes : Dash::none);
}

void CurvePlottable::drawPoints(const Curve& curve, CurvePainter& painter) const {
    const double perPoint = keyAxis()->axisRect()->width() / keyAxis()->range().size();
    QPolygonF line;
    for (const QPointF& point : curve.shape.points) {
        const double y = valueAxis()->coordToPixel(point.y());
        if (curve.steps)
            line << QPointF(keyAxis()->coordToPixel(point.x() - 0.5), y)
                 << QPointF(keyAxis()->coordToPixel(point.x() + 0.5), y);
        else
            line << QPointF(keyAxis()->coordToPixel(point.x()), y);
    }
    painter.stroke(line, curve.width, curve.colour, curve.dashed ? Dash::dashes : Dash::none);
    if (!curve.dots || perPoint < pixelsPerDot) return;
    for (const QPointF& point : curve.shape.points)
        if (std::isfinite(point.y()) && keyAxis()->range().contains(point.x()))
            painter.dot({keyAxis()->coordToPixel(point.x()), valueAxis()->coordToPixel(point.y())},
                        std::clamp(perPoint / 6, std::min(curve.width, 3.0), 3.0), curve.colour);
}

void CurvePlottable::draw(QCPPainter* painter) {
    if (axisRect()->rect().isEmpty()) return;
    CurvePainter curves(*painter, axisRect()->rect());
    double widest = 0;
    for (const Curve& curve : curves_)
        widest = std::max(widest, curve.width);
    const double factor = lineWidth() > 0 && widest > 0 ? lineWidth() / widest : 1;
    for (Curve& curve : curves_) {
        const double own = std::exchange(curve.width, factor * curve.width);
        drawEnvelope(curve, curves);
        drawPoints(curve, curves);
        curve.width = own;
    }
    curves.paint();
}

}  // namespace posiscope
