#include "ui/plot/curveraster.h"

#include <QPainter>
#include <algorithm>
#include <cmath>
#include <utility>

#include "core/simd/kernels.h"

namespace posiscope {

namespace {

/// ∫ of the part of [−∞, y] that lies above `from`, where `from` runs evenly from a to b: the area of a ramp.
double ramp(double y, double a, double b) {
    const double low = std::min(a, b);
    const double high = std::max(a, b);
    if (y <= low) return 0;
    if (y >= high) return y - (low + high) / 2;
    return (y - low) * (y - low) / (2 * (high - low));
}

}  // namespace

CurveRaster::CurveRaster(const QRect& area, double scale)
    : area_(area),
      scale_(scale),
      image_((QSizeF(area.size()) * scale).toSize().expandedTo({1, 1}), QImage::Format_ARGB32_Premultiplied),
      coverage_(static_cast<std::size_t>(image_.height()) + 1) {
    image_.fill(Qt::transparent);
    width_ = image_.width();
    height_ = image_.height();
    pixels_ = reinterpret_cast<QRgb*>(image_.bits());
    stride_ = image_.bytesPerLine() / static_cast<std::ptrdiff_t>(sizeof(QRgb));
}

CurveRaster::Ink::Ink(const QColor& colour)
    : even(colour.rgb() & 0x00ff00ffU),
      odd((colour.rgb() >> 8U) & 0x00ff00ffU),
      alpha(colour.alphaF() * 256) {}

/// The same blending as kernels().blend, of one pixel that is covered in part.
void CurveRaster::cover(int column, int row, float share, const Ink& ink) {
    if (row < 0 || row >= height_ || column < 0 || column >= width_) return;
    const auto alpha = static_cast<std::uint32_t>(std::min(share, 1.0F) * ink.alpha + 0.5F);
    const std::uint32_t rest = 256 - alpha;
    QRgb& pixel = pixels_[row * stride_ + column];
    const std::uint32_t low = ((pixel & 0x00ff00ffU) * rest + ink.even * alpha) >> 8U;
    const std::uint32_t high = ((pixel >> 8U) & 0x00ff00ffU) * rest + ink.odd * alpha;
    pixel = (low & 0x00ff00ffU) | (high & 0xff00ff00U);
}

void CurveRaster::stroke(std::span<const float> heights, int perColumn, double width, const QColor& colour) {
    flushBands();
    const Ink ink(colour);
    const auto step = static_cast<std::size_t>(perColumn);
    for (int column = 0; column < columns(); ++column) {
        const std::size_t first = static_cast<std::size_t>(column) * step;
        if (first + step >= heights.size()) break;
        strokeColumn(column, heights.subspan(first, step + 1), width * scale_, ink);
    }
}

void CurveRaster::strokeColumn(int column, std::span<const float> heights, double width, const Ink& ink) {
    const auto pieces = static_cast<double>(heights.size() - 1);
    const auto deviceY = [&](float logical) { return (static_cast<double>(logical) - area_.top()) * scale_; };
    const int rows = height_;
    int lowest = rows;
    int highest = -1;
    // Each piece is a parallelogram: between two ramps, half of the stroke's height above and below the
    // curve.
    for (std::size_t n = 0; n + 1 < heights.size(); ++n) {
        const double a = deviceY(heights[n]);
        const double b = deviceY(heights[n + 1]);
        if (std::isnan(a) || std::isnan(b)) continue;
        const double slope = (b - a) * pieces;
        const double half = width / 2 * std::sqrt(1 + slope * slope);
        const int from = std::clamp(static_cast<int>(std::floor(std::min(a, b) - half)), 0, rows);
        const int to = std::clamp(static_cast<int>(std::ceil(std::max(a, b) + half)), 0, rows);
        lowest = std::min(lowest, from);
        highest = std::max(highest, to);
        double above = ramp(from, a - half, b - half) - ramp(from, a + half, b + half);
        for (int row = from; row < to; ++row) {
            const double below = ramp(row + 1, a - half, b - half) - ramp(row + 1, a + half, b + half);
            coverage_[static_cast<std::size_t>(row)] += static_cast<float>((below - above) / pieces);
            above = below;
        }
    }
    for (int row = lowest; row < highest; ++row) {
        const float share = std::exchange(coverage_[static_cast<std::size_t>(row)], 0.0F);
        if (share > 0) cover(column, row, share, ink);
    }
}

void CurveRaster::line(std::span<const QPointF> points, double width, const QColor& colour) {
    constexpr int pieces = 2;
    std::vector<float> heights;
    std::size_t next = 0;
    for (int n = 0; n <= columns() * pieces; ++n) {
        const double x = left(static_cast<double>(n) / pieces);
        while (next < points.size() && points[next].x() < x)
            ++next;
        if (next == points.size() || (next == 0 && points[0].x() > x)) {
            heights.push_back(std::nanf(""));
            continue;
        }
        const QPointF& b = points[next];
        const QPointF& a = next == 0 ? b : points[next - 1];
        const double part = b.x() > a.x() ? (x - a.x()) / (b.x() - a.x()) : 1;
        heights.push_back(static_cast<float>(a.y() + (b.y() - a.y()) * part));
    }
    stroke(heights, pieces, width, colour);
}

void CurveRaster::band(int first, std::span<const float> tops, std::span<const float> bottoms,
                       const QColor& colour) {
    Band band{first, {}, {}, 0, static_cast<float>(image_.height()), 0, 0, colour};
    band.outerFrom = band.innerTo;
    for (std::size_t n = 0; n < tops.size(); ++n) {
        const auto device = [&](float y) {
            return static_cast<float>((static_cast<double>(y) - area_.top()) * scale_);
        };
        const float middle = (device(tops[n]) + device(bottoms[n])) / 2;
        const float from = std::min(device(tops[n]), middle - 0.5F);
        const float to = std::max(device(bottoms[n]), middle + 0.5F);
        band.from.push_back(from);
        band.to.push_back(to);
        band.innerFrom = std::max(band.innerFrom, from);
        band.innerTo = std::min(band.innerTo, to);
        band.outerFrom = std::min(band.outerFrom, from);
        band.outerTo = std::max(band.outerTo, to);
    }
    bands_.push_back(std::move(band));
}

void CurveRaster::flushBands() {
    for (int row = 0; row < image_.height() && !bands_.empty(); ++row) {
        const auto above = static_cast<float>(row);
        const float below = above + 1;
        for (const Band& band : bands_) {
            if (below <= band.outerFrom || above >= band.outerTo) continue;
            if (above >= band.innerFrom && below <= band.innerTo) {
                kernels().blend(band.colour.rgb(),
                                static_cast<std::uint32_t>(std::lround(band.colour.alphaF() * 256)),
                                band.from.size(), pixels_ + row * stride_ + band.first);
                continue;
            }
            const Ink ink(band.colour);
            for (std::size_t n = 0; n < band.from.size(); ++n) {
                const float share = std::min(below, band.to[n]) - std::max(above, band.from[n]);
                if (share > 0) cover(band.first + static_cast<int>(n), row, share, ink);
            }
        }
    }
    bands_.clear();
}

void CurveRaster::dot(QPointF centre, double radius, const QColor& colour) {
    flushBands();
    const Ink ink(colour);
    const double x = (centre.x() - area_.left()) * scale_;
    const double y = (centre.y() - area_.top()) * scale_;
    const double r = radius * scale_;
    for (int row = static_cast<int>(std::floor(y - r)); row <= static_cast<int>(y + r); ++row)
        for (int column = static_cast<int>(std::floor(x - r)); column <= static_cast<int>(x + r); ++column) {
            const double share = r + 0.5 - std::hypot(column + 0.5 - x, row + 0.5 - y);
            if (share > 0) cover(column, row, static_cast<float>(share), ink);
        }
}

void CurveRaster::paint(QPainter& painter) {
    flushBands();
    painter.drawImage(QRectF(area_), image_);
}

}  // namespace posiscope
