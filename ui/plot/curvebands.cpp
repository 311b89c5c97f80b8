#include "ui/plot/curvebands.h"

#include <algorithm>
#include <cmath>

#include "ui/plot/dashes.h"
#include "ui/plot/raster.h"

namespace posiscope {

namespace {

constexpr double pixelsPerDot = 6;

/// Which of `count` columns of pixels from `first` on are drawn: all of them, or those of dashes.
std::vector<std::pair<std::size_t, std::size_t>> piecesOf(int first, std::size_t count, double scale,
                                                          bool dashed) {
    if (!dashed) return {{0, count}};
    std::vector<std::pair<std::size_t, std::size_t>> pieces;
    bool before = false;
    for (std::size_t n = 0; n < count; ++n) {
        const bool on = isInDash((first + static_cast<double>(n)) / scale);
        if (on && !before) pieces.emplace_back(n, n);
        if (on) pieces.back().second = n + 1;
        before = on;
    }
    return pieces;
}

/// Tops and bottoms of neighbouring columns overlap, so that a steep curve has no gaps.
void drawBands(const CurveBands& bands, QCPAxis* across, QCPAxis* height, const QColor& colour, double width,
               QCPPainter& painter, CurveRaster* raster, bool dashed) {
    std::vector<float> tops;
    std::vector<float> bottoms;
    for (const Extremes& band : bands.bands) {
        tops.push_back(static_cast<float>(height->coordToPixel(band.maximum) - width / 2));
        bottoms.push_back(static_cast<float>(height->coordToPixel(band.minimum) + width / 2));
    }
    const std::vector<float> ownBottoms = bottoms;
    for (std::size_t n = 1; n < tops.size(); ++n) {
        bottoms[n] =
            std::max(bottoms[n], std::min(tops[n - 1] + static_cast<float>(width), ownBottoms[n - 1]));
        tops[n] = std::min(tops[n], std::max(ownBottoms[n - 1] - static_cast<float>(width), tops[n - 1]));
    }
    const double scale = raster != nullptr ? raster->scale() : 1;
    for (const auto& [from, to] : piecesOf(bands.firstPixel, tops.size(), scale, dashed)) {
        if (raster != nullptr) {
            raster->band(bands.firstPixel + static_cast<int>(from), std::span(tops).subspan(from, to - from),
                         std::span(bottoms).subspan(from, to - from), colour);
            continue;
        }
        QPolygonF outline;
        const double left = across->axisRect()->left() + bands.firstPixel + 0.5;
        for (std::size_t n = from; n < to; ++n)
            outline << QPointF(left + static_cast<double>(n), tops[n]);
        for (std::size_t n = to; n-- > from;)
            outline << QPointF(left + static_cast<double>(n), bottoms[n]);
        painter.setAntialiasing(true);
        painter.setPen(Qt::NoPen);
        painter.setBrush(colour);
        painter.drawPolygon(outline);
    }
}

void drawLine(const QPolygonF& line, double width, const QColor& colour, QCPPainter& painter,
              CurveRaster* raster, bool dashed) {
    if (line.size() < 2) return;
    if (dashed) {
        for (const QPolygonF& dash : dashesOf(line))
            drawLine(dash, width, colour, painter, raster, false);
        return;
    }
    if (raster != nullptr) {
        raster->line(line, width, colour);
        return;
    }
    painter.setAntialiasing(true);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(colour, width, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.drawPolyline(line);
}

void drawDot(QPointF at, double radius, const QColor& colour, QCPPainter& painter, CurveRaster* raster) {
    if (raster != nullptr) {
        raster->dot(at, radius, colour);
        return;
    }
    painter.setPen(Qt::NoPen);
    painter.setBrush(colour);
    painter.drawEllipse(at, radius, radius);
}

}  // namespace

CurveBands curveBands(const DistanceCurves& curves, std::int64_t curve, const QCPRange& range, int pixels,
                      const Pulse& pulse) {
    CurveBands made;
    const std::int64_t nearest = curves.nearest();
    const std::int64_t count = curves.farthest() - nearest + 1;
    made.banded = range.size() / std::max(1, pixels) > 1;
    if (!made.banded) {
        // One more on both sides, so that lines reach the edges.
        const auto clamped = [&](double at) {
            return std::clamp(static_cast<std::int64_t>(at), nearest, curves.farthest());
        };
        made.firstDistance = clamped(std::floor(range.lower) - 1);
        for (std::int64_t at = made.firstDistance; at <= clamped(std::ceil(range.upper) + 1); ++at)
            made.values.push_back(curves.value(curve, at));
        return made;
    }
    const auto shift = static_cast<double>(nearest);
    std::vector<Run> runs = pixelRuns(range.lower - shift, range.upper - shift, pixels, count);
    // Runs are of cells around their distances; the distance at the very end of the axis counts as well.
    const auto last = static_cast<std::int64_t>(std::floor(range.upper - shift + 1e-9));
    if (!runs.empty() && last >= 0 && last < count && last >= runs.back().end())
        runs.back().count = last + 1 - runs.back().first;
    for (std::size_t pixel = 0; pixel < runs.size(); ++pixel) {
        const Run run = runs[pixel];
        if (run.count == 0) continue;
        if (pulse && !pulse()) break;
        if (made.bands.empty()) made.firstPixel = static_cast<int>(pixel);
        made.bands.push_back(curves.extremes(curve, nearest + run.first, nearest + run.end() - 1));
    }
    return made;
}

void paintBands(const CurveBands& bands, QCPAxis* across, QCPAxis* height, bool steps, const QColor& colour,
                double width, QCPPainter& painter, CurveRaster* raster, bool dashed) {
    if (bands.banded) {
        drawBands(bands, across, height, colour, width, painter, raster, dashed);
        return;
    }
    const double perDistance = across->axisRect()->width() / across->range().size();
    const bool dots = perDistance >= pixelsPerDot;
    QPolygonF line;
    for (std::size_t n = 0; n < bands.values.size(); ++n) {
        const double value = bands.values[n];
        if (!std::isfinite(value)) {
            drawLine(line, width, colour, painter, raster, dashed);
            line.clear();
            continue;
        }
        const double at = static_cast<double>(bands.firstDistance) + static_cast<double>(n);
        const QPointF point(across->coordToPixel(at), height->coordToPixel(value));
        if (steps) {
            // A whisker of slope, as lines go through ascending x.
            constexpr double whisker = 0.01;
            line << QPointF(across->coordToPixel(at - 0.5) + whisker, point.y())
                 << QPointF(across->coordToPixel(at + 0.5) - whisker, point.y());
        } else {
            line << point;
        }
        if (dots && across->range().contains(at))
            drawDot(point, std::clamp(perDistance / 6, width, 3.0), colour, painter, raster);
    }
    drawLine(line, width, colour, painter, raster, dashed);
}

}  // namespace posiscope
