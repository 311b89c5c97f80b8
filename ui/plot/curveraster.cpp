#include "ui/plot/curveraster.h"

#include <QPainter>
#include <algorithm>
#include <cmath>
#include <utility>

#include "core/simd/instructionset.h"
#include "core/simd/kernels.h"
#include "ui/plot/devicepixels.h"

namespace posiscope {

namespace {

constexpr int tile = tilePixels;  // painted row by row: pixels of a column lie far apart

/// What part of the rows above y lies below an edge that runs evenly from a to b.
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
      size_((QSizeF(area.size()) * scale).toSize().expandedTo({1, 1})),
      width_(size_.width()),
      height_(size_.height()),
      coverage_((static_cast<std::size_t>(height_) + 1) * tile) {}

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

void CurveRaster::stroke(std::vector<float> heights, int perColumn, double width, const QColor& colour) {
    strokes_.push_back({std::move(heights), perColumn, width * scale_, colour.rgb(),
                        static_cast<float>(colour.alphaF() * 256)});
}

/// Tile by tile, all strokes of a tile while it is in the cache.
void CurveRaster::flushStrokes() {
    const Kernels& kernel = kernels();
    for (int column = 0; column < width_; column += tile)
        for (const Stroke& stroke : strokes_) {
            const auto step = static_cast<std::size_t>(stroke.perColumn);
            // The last tile reaches back to the left: strokes need not look for the edge of the image.
            const int left = std::max(0, std::min(column, width_ - tile));
            const int end = std::min(width_, static_cast<int>((stroke.heights.size() - 1) / step));
            lowest_ = height_;
            highest_ = 0;
            for (int n = 0; n < std::min(tile, end - column); ++n)
                strokeColumn(stroke, column + n, column + n - left);
            if (highest_ <= lowest_) continue;
            float* const coverage = coverage_.data() + lowest_ * tile;
            const auto rows = static_cast<std::size_t>(highest_ - lowest_);
            kernel.blendTile(stroke.colour, stroke.alpha, coverage, rows, stride_,
                             pixels_ + lowest_ * stride_ + left);
            std::fill_n(coverage + rows * tile, tile, 0.0F);
        }
    strokes_.clear();
}

/// Adds what the stroke covers of the pixels of a column, the tile's column number `inTile`.
void CurveRaster::strokeColumn(const Stroke& stroke, int column, int inTile) {
    const auto step = static_cast<std::size_t>(stroke.perColumn);
    const std::size_t start = static_cast<std::size_t>(column) * step;
    const std::span<const float> all = stroke.heights;
    const std::span<const float> heights = all.subspan(start, step + 1);
    const auto share = 1 / static_cast<double>(step);
    const double width = stroke.width;
    const auto deviceY = [&](float logical) { return (static_cast<double>(logical) - area_.top()) * scale_; };
    const auto rowOf = [&](double y) { return static_cast<int>(std::clamp<double>(y, 0, height_)); };
    // Beside a crest a steep piece, drawn on as a straight line, would reach beyond it.
    double least = height_;
    double most = 0;
    const auto beside =
        static_cast<std::size_t>(std::ceil(width / 2)) * step;  // what a vertical stroke covers
    const std::size_t near = start < beside ? 0 : start - beside;
    for (const float height : all.subspan(near, std::min(all.size() - near, 2 * beside + step + 1))) {
        least = std::min(least, std::isnan(height) ? least : deviceY(height));
        most = std::max(most, std::isnan(height) ? most : deviceY(height));
    }
    const int ceiling = rowOf(std::floor(least - width / 2));
    const int floor = rowOf(std::ceil(most + width / 2));
    // Each piece is a parallelogram between two edges, half of the stroke's height above and below the curve.
    for (std::size_t n = 0; n + 1 < heights.size(); ++n) {
        const double a = deviceY(heights[n]);
        const double b = deviceY(heights[n + 1]);
        if (std::isnan(a) || std::isnan(b)) continue;
        const double slope = (b - a) / share;
        const double half = width / 2 * std::sqrt(1 + slope * slope);
        const double top = std::min(a, b);
        const double bottom = std::max(a, b);
        const int from = std::max(ceiling, rowOf(std::floor(top - half)));
        const int to = std::max(from, std::min(floor, rowOf(std::ceil(bottom + half))));
        // Between the edges, where neither or both of them run through a row, it covers the same of each.
        const double first = std::min(bottom - half, top + half);
        const double last = std::max(bottom - half, top + half);
        const int steadyFrom = std::clamp(rowOf(std::ceil(first)), from, to);
        const int steadyTo = std::clamp(rowOf(std::floor(last)), steadyFrom, to);
        const auto steady =
            static_cast<float>(share * std::min(1.0, 2 * half / std::max(bottom - top, 1e-9)));
        lowest_ = std::min(lowest_, from);
        highest_ = std::max(highest_, to);
        float* const coverage = coverage_.data() + inTile;
        const auto exact = [&](int begin, int end) {
            double above = ramp(begin, a - half, b - half) - ramp(begin, a + half, b + half);
            if (begin == end) return;
            // A number is stored once: a store right before a load of the same place makes it wait.
            float change = coverage[begin * tile];
            for (int row = begin; row < end; ++row) {
                const double below = ramp(row + 1, a - half, b - half) - ramp(row + 1, a + half, b + half);
                const auto covered = static_cast<float>((below - above) * share);
                coverage[row * tile] = change + covered;
                change = coverage[(row + 1) * tile] - covered;
                above = below;
            }
            coverage[end * tile] = change;
        };
        exact(from, steadyFrom);
        coverage[steadyFrom * tile] += steady;
        coverage[steadyTo * tile] -= steady;
        exact(steadyTo, to);
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
    stroke(std::move(heights), pieces, width, colour);
}

void CurveRaster::band(int first, std::span<const float> tops, std::span<const float> bottoms,
                       const QColor& colour) {
    const auto rows = static_cast<float>(height_);
    Band band{
        first, {}, {}, 0, rows, rows, 0, colour.rgb(), std::round(static_cast<float>(colour.alphaF() * 256))};
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
    const Kernels& kernel = kernels();
    for (int row = 0; row < height_ && !bands_.empty(); ++row) {
        const auto above = static_cast<float>(row);
        const float below = above + 1;
        for (const Band& band : bands_) {
            if (below <= band.outerFrom || above >= band.outerTo) continue;
            const std::size_t count = band.from.size();
            QRgb* const pixels = pixels_ + row * stride_ + band.first;
            if (above >= band.innerFrom && below <= band.innerTo) {
                kernel.blend(band.colour, static_cast<std::uint32_t>(band.alpha), count, pixels);
                continue;
            }
            kernel.blendBetween(band.colour, band.alpha, band.from.data(), band.to.data(), above, count,
                                pixels);
        }
    }
    bands_.clear();
}

void CurveRaster::dot(QPointF centre, double radius, const QColor& colour) {
    dots_.push_back({centre, radius, colour});
}

void CurveRaster::drawDot(const Dot& dot) {
    const Ink ink(dot.colour);
    const double x = (dot.centre.x() - area_.left()) * scale_;
    const double y = (dot.centre.y() - area_.top()) * scale_;
    const double r = dot.radius * scale_;
    for (int row = static_cast<int>(std::floor(y - r)); row <= static_cast<int>(y + r); ++row)
        for (int column = static_cast<int>(std::floor(x - r)); column <= static_cast<int>(x + r); ++column) {
            const double dx = column + 0.5 - x;
            const double dy = row + 0.5 - y;
            const double share = r + 0.5 - std::sqrt(dx * dx + dy * dy);
            if (share > 0) cover(column, row, static_cast<float>(share), ink);
        }
}

void CurveRaster::flush(QImage& image) {
    clearVectorRegisters();
    pixels_ = reinterpret_cast<QRgb*>(image.bits());
    stride_ = image.bytesPerLine() / static_cast<std::ptrdiff_t>(sizeof(QRgb));
    flushBands();
    flushStrokes();
    for (const Dot& dot : std::exchange(dots_, {}))
        drawDot(dot);
}

void CurveRaster::paint(QPainter& painter) {
    if (auto device = devicePixels(painter, area_); device && device->size() == size_ && width_ >= tile) {
        flush(*device);
        return;
    }
    QImage image(size_.expandedTo({tile, 1}), QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    flush(image);
    painter.drawImage(QRectF(area_), image, QRectF(QPointF(), size_));
}

}  // namespace posiscope
