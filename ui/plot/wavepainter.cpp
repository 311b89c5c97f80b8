#include "ui/plot/wavepainter.h"

#include <algorithm>
#include <cmath>

#include "ui/plot/raster.h"

namespace posiscope {

namespace {

constexpr double pixelsPerWave = 6;  // a curve needs at least these to be followed by eye
constexpr double pixelsPerDot = 5;

}  // namespace

WavePainter::WavePainter(const Model& model, QCPAxis* across, QCPAxis* height)
    : model_(model),
      across_(across),
      height_(height),
      positionsPerPixel_(across->range().size() / std::max(1, across->axisRect()->width())),
      positions_{model.firstPosition(), model.table().rows()} {}

bool WavePainter::smooth(std::int64_t j) const {
    return model_.wavelength(j) / positionsPerPixel_ >= pixelsPerWave;
}

QPolygonF WavePainter::curve(std::int64_t j) const {
    const double from = std::max(across_->range().lower, static_cast<double>(positions_.first));
    const double to = std::min(across_->range().upper, static_cast<double>(positions_.end() - 1));
    // Two points a pixel, counted so that the loop ends whatever the numbers are.
    const int points = 2 * std::max(1, across_->axisRect()->width());
    QPolygonF line;
    for (int n = 0; n <= points; ++n) {
        const double p = from + (to - from) * n / points;
        line << QPointF(across_->coordToPixel(p), height_->coordToPixel(model_.between(p, j)));
    }
    return line;
}

void WavePainter::drawBand(QCPPainter& painter, std::int64_t j, const QColor& colour) const {
    const double shift = static_cast<double>(positions_.first);
    const int pixels = across_->axisRect()->width();
    const std::vector<Run> runs =
        pixelRuns(across_->range().lower - shift, across_->range().upper - shift, pixels, positions_.count);
    QColor band = colour;
    band.setAlphaF(0.55F);
    painter.setAntialiasing(false);
    painter.setPen(Qt::NoPen);
    painter.setBrush(band);
    for (int pixel = 0; pixel < pixels; ++pixel) {
        const Run run = runs[static_cast<std::size_t>(pixel)];
        if (run.count == 0) continue;
        const Extremes ends = model_.extremes(j, {positions_.first + run.first, run.count});
        const double top = height_->coordToPixel(ends.maximum);
        painter.drawRect(QRectF(across_->axisRect()->left() + pixel, top, 1,
                                std::max(1.0, height_->coordToPixel(ends.minimum) - top)));
    }
}

void WavePainter::drawDots(QCPPainter& painter, std::int64_t j, const QColor& colour, double radius) const {
    const auto first = std::max<std::int64_t>(positions_.first,
                                              static_cast<std::int64_t>(std::ceil(across_->range().lower)));
    const auto last = std::min<std::int64_t>(positions_.end() - 1,
                                             static_cast<std::int64_t>(std::floor(across_->range().upper)));
    painter.setPen(Qt::NoPen);
    painter.setBrush(colour);
    for (std::int64_t p = first; p <= last; ++p) {
        const double value = model_.table().value(p - positions_.first, j);
        painter.drawEllipse(
            QPointF(across_->coordToPixel(static_cast<double>(p)), height_->coordToPixel(value)), radius,
            radius);
    }
}

void WavePainter::draw(QCPPainter& painter, std::int64_t j, const QColor& colour, double width) const {
    if (!smooth(j)) {
        drawBand(painter, j, colour);
        return;
    }
    painter.setAntialiasing(true);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(colour, width, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.drawPolyline(curve(j));
    if (1 / positionsPerPixel_ >= pixelsPerDot || (width > 1.5 && 2 / positionsPerPixel_ >= pixelsPerDot))
        drawDots(painter, j, colour, std::clamp(0.5 / positionsPerPixel_, width, 3.0));
}

}  // namespace posiscope
