#include "ui/plot/wavepainter.h"

#include <algorithm>
#include <cmath>
#include <limits>

#include "ui/plot/dashes.h"
#include "ui/plot/painteditem.h"
#include "ui/plot/raster.h"

namespace posiscope {

namespace {

constexpr double pixelsPerWave = 8;  // a curve needs at least these to be followed by eye
constexpr double pixelsPerDot = 5;
constexpr float overlap = 0.5F;       // of columns that meet
constexpr double workForMeans = 3e6;  // billionths of a second: what means of a wave may take of a frame

/// Gaps in a curve of heights that are `step` logical pixels apart, by the curve's own length.
void cutDashes(std::vector<float>& heights, double step) {
    double length = 0;
    float before = std::nanf("");
    for (float& height : heights) {
        const float own = height;
        if (!std::isnan(before) && !std::isnan(own)) length += std::hypot(step, double{own} - before);
        if (!isInDash(length)) height = std::nanf("");
        before = own;
    }
}

}  // namespace

bool fillsPixels(const Model& model, std::int64_t j, double positionsPerPixel) {
    constexpr double many = 8;
    const double whole = model.straightBetween(j) ? many : std::max(many, model.wavelength(j));
    return positionsPerPixel >= whole;
}

WavePainter::WavePainter(const Model& model, QCPAxis* across, QCPAxis* height, QCPPainter& painter,
                         std::size_t waves)
    : model_(model),
      across_(across),
      height_(height),
      painter_(painter),
      positionsPerPixel_(across->range().size() / std::max(1, across->axisRect()->width())),
      palest_(std::min(0.16, 0.32 / static_cast<double>(std::max<std::size_t>(1, waves)))),
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

void WavePainter::drawPath(const QPolygonF& line, bool dashed) {
    if (!dashed) {
        painter_.drawPolyline(line);
        return;
    }
    for (const QPolygonF& dash : dashesOf(line))
        painter_.drawPolyline(dash);
}

void WavePainter::drawCurve(std::int64_t j, const QColor& colour, double width, bool dashed) {
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
            drawPath(line, dashed);
            line.clear();
        }
        drawPath(line, dashed);
        return;
    }
    // Short waves bend within a pixel.
    const double pixels = model_.wavelength(j) / positionsPerPixel_ * raster_->scale();
    const bool corners = model_.straightBetween(j) && positionsPerPixel_ > 0.2 * raster_->scale();
    const int pieces = pixels < 16 || corners ? 4 : pixels < 60 ? 2 : 1;
    std::vector<float> heights;
    const int samples = raster_->columns() * pieces;
    heights.reserve(static_cast<std::size_t>(samples) + 1);
    for (int n = 0; n <= samples; ++n) {
        const double p = across_->pixelToCoord(raster_->left(static_cast<double>(n) / pieces));
        // A little beyond the table, so that rounding does not swallow its first and last point.
        const bool inside = p >= first - 0.5 * positionsPerPixel_ && p <= last + 0.5 * positionsPerPixel_;
        heights.push_back(inside ? static_cast<float>(heightAt(p, j)) : std::nanf(""));
    }
    if (dashed) cutDashes(heights, 1 / (pieces * raster_->scale()));
    raster_->stroke(std::move(heights), pieces, width, colour);
}

/// Columns whose values do not meet are carried halfway to each other, where the line from the last position
/// of one to the first of the next crosses their border: the curve has no gaps.
void WavePainter::connect(std::vector<float>& tops, std::vector<float>& bottoms) {
    for (std::size_t n = 1; n < tops.size(); ++n) {
        const bool falls = tops[n] > bottoms[n - 1];
        const bool rises = bottoms[n] < tops[n - 1];
        const float middle = falls ? (tops[n] + bottoms[n - 1]) / 2 : (bottoms[n] + tops[n - 1]) / 2;
        if (falls) {
            bottoms[n - 1] = middle + overlap;
            tops[n] = middle - overlap;
        } else if (rises) {
            tops[n - 1] = middle - overlap;
            bottoms[n] = middle + overlap;
        }
    }
}

/// A band that is as thin as a line has the line's colour. The more of the height it fills the paler it is:
/// what fills everything tells least, and would hide the others.
QColor WavePainter::bandColour(QColor colour, const std::vector<float>& tops,
                               const std::vector<float>& bottoms) const {
    double filled = 0;
    for (std::size_t n = 0; n < tops.size(); ++n)
        filled += static_cast<double>(bottoms[n] - tops[n]);
    const double mean = filled / static_cast<double>(std::max<std::size_t>(1, tops.size()));
    const double share = std::clamp(mean / std::max(1, height_->axisRect()->height()), 0.0, 1.0);
    constexpr double line = 0.08;  // of the height: still followed by eye
    constexpr double half = 0.5;
    const double part = std::clamp((share - line) / (half - line), 0.0, 1.0);
    colour.setAlphaF(static_cast<float>(colour.alphaF() * (1 - part) + palest_ * part));
    return colour;
}

/// In pixels, of runs that are not empty; nothing where every cell would have to be looked at once more.
std::vector<float> WavePainter::means(std::int64_t j, const std::vector<Run>& runs) const {
    const std::vector<Run> column{{j, 1}};
    if (model_.straightBetween(j) || model_.table().work(runs, column) > workForMeans) return {};
    std::vector<float> all(runs.size());
    model_.table().averages(runs, column, all.data());
    for (float& each : all)
        each = static_cast<float>(height_->coordToPixel(static_cast<double>(each)));
    return all;
}

void WavePainter::drawBand(std::int64_t j, const QColor& colour, double thinnest, bool dashed) {
    const double shift = static_cast<double>(positions_.first);
    const int pixels = raster_ ? raster_->columns() : across_->axisRect()->width();
    const std::vector<Run> runs =
        pixelRuns(across_->range().lower - shift, across_->range().upper - shift, pixels, positions_.count);
    painter_.setAntialiasing(false);
    painter_.setPen(Qt::NoPen);
    std::vector<float> tops;
    std::vector<float> bottoms;
    std::vector<Run> drawn;
    int first = 0;
    const bool filled = fillsPixels(model_, j, positionsPerPixel_);
    const auto draw = [&] {
        if (filled && !drawn.empty()) edges_.add({first, tops, bottoms, means(j, drawn), colour});
        drawn.clear();
        connect(tops, bottoms);
        const QColor band = bandColour(colour, tops, bottoms);
        painter_.setBrush(band);
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
        if (dashed && !isInDash(pixel / (raster_ ? raster_->scale() : 1))) {
            draw();
            continue;
        }
        const Extremes ends = model_.extremes(j, {positions_.first + run.first, run.count});
        if (!std::isfinite(ends.maximum)) {  // nothing but NaN and infinities: a gap
            draw();
            continue;
        }
        if (tops.empty()) first = pixel;
        drawn.push_back(run);
        const double half = thinnest / 2;
        tops.push_back(static_cast<float>(height_->coordToPixel(ends.maximum) - half));
        bottoms.push_back(static_cast<float>(height_->coordToPixel(ends.minimum) + half));
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

void WavePainter::draw(std::int64_t j, const QColor& colour, double width, bool dashed) {
    if (!smooth(j)) {
        drawBand(j, colour, width, dashed);
        return;
    }
    drawCurve(j, colour, width, dashed);
    if (dashed) return;
    if (1 / positionsPerPixel_ >= pixelsPerDot || (width > 1.5 && 2 / positionsPerPixel_ >= pixelsPerDot))
        drawDots(j, colour, std::clamp(0.5 / positionsPerPixel_, width, 3.0));
}

void WavePainter::paint() {
    const QCPAxisRect* rect = across_->axisRect();
    edges_.paint(painter_, raster_ ? &*raster_ : nullptr, rect->left(),
                 raster_ ? raster_->columns() : rect->width(), raster_ ? raster_->scale() : 1);
    if (!raster_) return;
    onWholePixels(painter_);
    raster_->paint(painter_);
}

}  // namespace posiscope
