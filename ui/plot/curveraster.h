// Curves, bands and dots as pixels.
#pragma once

#include <QColor>
#include <QImage>
#include <QPointF>
#include <QRect>
#include <cstdint>
#include <span>
#include <vector>

#include "core/math/simd/kernels.h"

class QPainter;

namespace posiscope {

/// Paints functions of x into an image, column of pixels by column of pixels. What a stroke covers of each
/// pixel is computed from its slope there, so that edges are smooth at any steepness; it takes a tenth of
/// what a painter needs for the outline of a path. Pictures only: files with vectors get paths. Nothing is
/// painted before paint().
class CurveRaster {
 public:
    /// `area` in logical pixels, `scale` device pixels each.
    CurveRaster(const QRect& area, double scale);

    /// Device pixels across.
    int columns() const { return width_; }
    double scale() const { return scale_; }
    /// The logical x of the left edge of a column of pixels.
    double left(double column) const { return area_.left() + column / scale_; }

    /// A curve through heights in logical pixels, `perColumn` + 1 of them over each column, the last one
    /// shared with the next; NaN leaves a gap. `width` in logical pixels.
    void stroke(std::vector<float> heights, int perColumn, double width, const QColor& colour);
    /// Straight lines through points with ascending x, in logical pixels.
    void line(std::span<const QPointF> points, double width, const QColor& colour);
    /// From tops[n] to bottoms[n] over the column `first` + n, in logical pixels, each at least a device
    /// pixel high.
    void band(int first, std::span<const float> tops, std::span<const float> bottoms, const QColor& colour);
    void dot(QPointF centre, double radius, const QColor& colour);

    void paint(QPainter& painter);

 private:
    struct Band {
        int first = 0;
        std::vector<float> from, to;       ///< rows
        float innerFrom = 0, innerTo = 0;  ///< rows that all columns cover
        float outerFrom = 0, outerTo = 0;  ///< rows that some column covers
        QRgb colour = 0;
        float alpha = 0;  ///< of 256
    };
    struct Stroke {
        /// In rows, those at every whole column first, then the next piece's: see Kernels::strokeTile.
        std::vector<float> heights;
        StrokeShape shape;
        QRgb colour = 0;
        float alpha = 0;  ///< of 256
    };
    struct Dot {
        QPointF centre;
        double radius = 0;
        QColor colour;
    };
    void flush(QImage& image);
    void flushBands();
    void flushStrokes();
    void flushDots();

    QRect area_;
    double scale_;
    QSize size_;  // in device pixels
    int width_, height_;
    // What is painted on: the device itself, where it is an image in memory, or an image of our own. At least
    // a tile wide.
    QRgb* pixels_ = nullptr;
    std::ptrdiff_t stride_ = 0;  // in pixels
    std::vector<Band> bands_;    // painted row by row, all of them while the row is in the cache
    std::vector<Stroke> strokes_;
    std::vector<Dot> dots_;
};

}  // namespace posiscope
