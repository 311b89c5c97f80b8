#include "ui/plot/curveraster.h"

#include <QPainter>
#include <algorithm>
#include <cmath>
#include <utility>

#include "core/math/simd/instructionset.h"
#include "core/math/simd/kernels.h"
#include "ui/plot/devicepixels.h"

namespace posiscope {

namespace {

constexpr int tile = tilePixels;  // painted row by row: pixels of a column lie far apart

}  // namespace

CurveRaster::CurveRaster(const QRect& area, double scale)
    : area_(area),
      scale_(scale),
      size_((QSizeF(area.size()) * scale).toSize().expandedTo({1, 1})),
      width_(size_.width()),
      height_(size_.height()) {}

void CurveRaster::stroke(std::vector<float> heights, int perColumn, double width, const QColor& colour) {
    const auto step = static_cast<std::size_t>(perColumn);
    const double pixels = width * scale_;
    StrokeShape shape{static_cast<float>(pixels), step, 0, static_cast<std::size_t>(std::ceil(pixels / 2)),
                      static_cast<std::size_t>(height_)};
    // Room beside the image, where there is no curve.
    const std::size_t columns = static_cast<std::size_t>(std::max(width_, tile));
    const std::size_t before = shape.reach;
    shape.length = before + columns + shape.reach + 2;
    Stroke made{std::vector<float>(step * shape.length, std::nanf("")), shape, colour.rgb(),
                static_cast<float>(colour.alphaF() * 256)};
    for (std::size_t n = 0; n < heights.size() && n <= columns * step; ++n)
        made.heights[n % step * shape.length + before + n / step] =
            static_cast<float>((static_cast<double>(heights[n]) - area_.top()) * scale_);
    strokes_.push_back(std::move(made));
}

/// Tile by tile, all strokes of a tile while it is in the cache.
void CurveRaster::flushStrokes() {
    for (int column = 0; column < width_; column += tile) {
        // The last tile reaches back to the left: strokes need not look for the edge of the image.
        const int left = std::max(0, std::min(column, width_ - tile));
        for (const Stroke& stroke : strokes_)
            kernels().strokeTile(stroke.shape, stroke.heights.data() + stroke.shape.reach + left,
                                 static_cast<std::size_t>(column - left), stroke.colour, stroke.alpha,
                                 stride_, pixels_ + left);
    }
    strokes_.clear();
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
    std::vector<Layer> layers;  // that cover the same columns whole
    for (int row = 0; row < height_ && !bands_.empty(); ++row) {
        const auto above = static_cast<float>(row);
        const float below = above + 1;
        const Band* whole = nullptr;
        const auto lay = [&] {
            if (!layers.empty())
                kernels().blend(layers.data(), layers.size(), whole->from.size(),
                                pixels_ + row * stride_ + whole->first);
            layers.clear();
        };
        for (const Band& band : bands_) {
            if (below <= band.outerFrom || above >= band.outerTo) continue;
            const std::size_t count = band.from.size();
            const bool isWhole = above >= band.innerFrom && below <= band.innerTo;
            if (!isWhole || (whole && (whole->first != band.first || whole->from.size() != count))) lay();
            if (isWhole) {
                whole = &band;
                layers.push_back({band.colour, static_cast<std::uint32_t>(band.alpha)});
                continue;
            }
            kernels().blendBetween(band.colour, band.alpha, band.from.data(), band.to.data(), above, count,
                                   pixels_ + row * stride_ + band.first);
        }
        lay();
    }
    bands_.clear();
}

void CurveRaster::dot(QPointF centre, double radius, const QColor& colour) {
    dots_.push_back({centre, radius, colour});
}

void CurveRaster::flushDots() {
    for (const Dot& dot : std::exchange(dots_, {}))
        kernels().dot(dot.colour.rgb(), static_cast<float>(dot.colour.alphaF() * 256),
                      static_cast<float>((dot.centre.x() - area_.left()) * scale_),
                      static_cast<float>((dot.centre.y() - area_.top()) * scale_),
                      static_cast<float>(dot.radius * scale_),
                      static_cast<std::size_t>(std::max(width_, tile)), static_cast<std::size_t>(height_),
                      stride_, pixels_);
}

void CurveRaster::flush(QImage& image) {
    clearVectorRegisters();
    pixels_ = reinterpret_cast<QRgb*>(image.bits());
    stride_ = image.bytesPerLine() / static_cast<std::ptrdiff_t>(sizeof(QRgb));
    flushBands();
    flushStrokes();
    flushDots();
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
