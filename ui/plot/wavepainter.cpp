#include "ui/plot/wavepainter.h"

#include <algorithm>
#include <cmath>
#include <limits>

#include "ui/plot/painteditem.h"
#include "ui/plot/raster.h"

namespace posiscope {

namespace {

constexpr double pixelsPerWave = 8;  // a curve needs at least these to be followed by eye
constexpr double pixelsPerDot = 5;

}  // namespace

WavePainter::WavePainter(const Model& model, QCPAxis* across, QCPAxis* height, QCPPainter& painter)
    : model_(model),
      across_(across),
      height_(height),
      painter_(painter),
      positionsPerPixel_(across->range().size() / std::max(1, across->axisRect()->width())),
      positions_{model.firstPosition(), model.table().rows()} {
    if (!painter.modes().testFlag(QCPPainter::pmVectorized))
        raster_.emplace(across->axisRect()->rect(), deviceScale(painter));
}

bool WavePainter::smooth(std::int64_t j) const {
    if (model_.straightBetween(j)) return positionsPerPixel_ <= 1;
    return model_.wavelength(j) / positionsPerPixel_ >= pixelsPerWave;
}

double WavePainter::heightAt(double position, std::int64_t j) const {
    const double value = model_.between(position, j);
    // A curve has gaps where a table from a file has no finite numbers.
    return std::isfinite(value) ? height_->coordToPixel(value) : std::numeric_limits<double>::quiet_NaN();
}

void WavePainter::drawCurve(std::int64_t j, const QColor& colour, double width) {
    const auto first = static_cast<double>(positions_.first);
    const auto last = static_cast<double>(positions_.end() - 1);
    if (!raster_) {
        const double from = std::max(across_->range().lower, first);
        const double to = std::min(across_->range().upper, last);
        // Two points a pixel, counted so that the loop ends whatever the numbers are.
        const int points = 2 * std::max(1, across_->axisRect()->width());
        painter_.setAntialiasing(true);
        painter_.setBrush(Qt::NoBrush);
        painter_.setPen(QPen(colour, width, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
        QPolygonF line;
        for (int n = 0; n <= points; ++n) {
            const double p = from + (to - from) * n / points;
            if (const double height = heightAt(p, j); !std::isnan(height)) {
                line << QPointF(across_->coordToPixel(p), height);
                continue;
            }
            painter_.drawPolyline(line);
            line.clear();
        }
        painter_.drawPolyline(line);
        return;
    }
    // Short waves bend within a pixel.
    const double pixels = model_.wavelength(j) / positionsPerPixel_ * raster_->scale();
    const int pieces = pixels < 16 ? 4 : pixels < 60 ? 2 : 1;
    std::vector<float> heights;
    const int samples = raster_->columns() * pieces;
    heights.reserve(static_cast<std::size_t>(samples) + 1);
    for (int n = 0; n <= samples; ++n) {
        const double p = across_->pixelToCoord(raster_->left(static_cast<double>(n) / pieces));
        // A little beyond the table, so that rounding does not swallow its first and last point.
        const bool inside = p >= first - 0.5 * positionsPerPixel_ && p <= last + 0.5 * positionsPerPixel_;
        heights.push_back(inside ? static_cast<float>(heightAt(p, j)) : std::nanf(""));
    }
    raster_->stroke(std::move(heights), pieces, width, colour);
}

void WavePainter::drawBand(std::int64_t j, const QColor& colour) {
    const double shift = static_cast<double>(positions_.first);
    const int pixels = raster_ ? raster_->columns() : across_->axisRect()->width();
    const std::vector<Run> runs =
        pixelRuns(across_->range().lower - shift, across_->range().upper - shift, pixels, positions_.count);
    QColor band = colour;
    band.setAlphaF(0.55F);
    painter_.setAntialiasing(false);
    painter_.setPen(Qt::NoPen);
    painter_.setBrush(band);
    std::vector<float> tops;
    std::vector<float> bottoms;
    int first = 0;
    const auto draw = [&] {
        if (raster_ && !tops.empty()) raster_->band(first, tops, bottoms, band);
        for (std::size_t n = 0; n < tops.size() && !raster_; ++n)
            painter_.drawRect(QRectF(across_->axisRect()->left() + first + static_cast<double>(n), tops[n], 1,
                                     std::max(1.0F, bottoms[n] - tops[n])));
        tops.clear();
        bottoms.clear();
    };
    for (int pixel = 0; pixel < pixels; ++pixel) {
        const Run run = runs[static_cast<std::size_t>(pixel)];
        if (run.count == 0) continue;
        const Extremes ends = model_.extremes(j, {positions_.first + run.first, run.count});
        if (!std::isfinite(ends.maximum)) {  // nothing but NaN and infinities: a gap
            draw();
            continue;
        }
        if (tops.empty()) first = pixel;
        tops.push_back(static_cast<float>(height_->coordToPixel(ends.maximum)));
        bottoms.push_back(static_cast<float>(height_->coordToPixel(ends.minimum)));
    }
    draw();
}

void WavePainter::drawDots(std::int64_t j, const QColor& colour, double radius) {
    const auto first = std::max<std::int64_t>(positions_.first,
                                              static_cast<std::int64_t>(std::ceil(across_->range().lower)));
    const auto last = std::min<std::int64_t>(positions_.end() - 1,
                                             static_cast<std::int64_t>(std::floor(across_->range().upper)));
    painter_.setPen(Qt::NoPen);
    painter_.setBrush(colour);
    for (std::int64_t p = first; p <= last; ++p) {
        const double value = model_.table().value(p - positions_.first, j);
        if (!std::isfinite(value)) continue;
        const QPointF at(across_->coordToPixel(static_cast<double>(p)), height_->coordToPixel(value));
        if (raster_)
            raster_->dot(at, radius, colour);
        else
            painter_.drawEllipse(at, radius, radius);
    }
}

void WavePainter::draw(std::int64_t j, const QColor& colour, double width) {
    if (!smooth(j)) {
        drawBand(j, colour);
        return;
    }
    drawCurve(j, colour, width);
    if (1 / positionsPerPixel_ >= pixelsPerDot || (width > 1.5 && 2 / positionsPerPixel_ >= pixelsPerDot))
        drawDots(j, colour, std::clamp(0.5 / positionsPerPixel_, width, 3.0));
}

void WavePainter::paint() {
    if (!raster_) return;
    onWholePixels(painter_);
    raster_->paint(painter_);
}

}  // namespace posiscope
