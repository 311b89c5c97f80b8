// SPDX-License-Identifier: GPL-3.0-or-later
// Curves, bands and dots over an axis rect, as pixels or as paths.
#pragma once

#include <QPolygonF>
#include <optional>
#include <span>
#include <vector>

#include "ui/plot/canvas.h"
#include "ui/plot/columnimage.h"
#include "ui/plot/dashes.h"

namespace posiscope {

/// Bands come first, then strokes and dots in the order in which they were asked for. On pixels they go into
/// one image, each pixel covered by its distance to the stroke: QPainter takes 27 ms for eight smooth lines
/// of 700 points 2 pixels wide and 76 ms for those of a pane of 1,450 × 840, where a frame has 16.6. Files
/// with vectors get the same lines and bands as paths. Nothing is complete before paint().
class CurvePainter {
 public:
    CurvePainter(QCPPainter& painter, const QRect& area);

    /// Columns of pixels across the area, and how many of them there are to the logical pixel.
    int columns() const { return size_.width(); }
    double scale() const { return scale_; }
    /// Rows of pixels to the logical one: edges of areas are whole pixels, so that it may be another number.
    double scaleDown() const { return scaleDown_; }
    /// The logical x of the left edge of a column.
    double left(double column) const { return area_.left() + column / scale_; }

    /// Through points in logical pixels; those without a finite height leave gaps.
    void stroke(const QPolygonF& points, double width, const QColor& colour, Dash dash = Dash::none);
    /// From tops[n] to bottoms[n] over the column `first` + n, in logical pixels, each at least a pixel high.
    void band(int first, std::span<const float> tops, std::span<const float> bottoms, const QColor& colour,
              Dash dash = Dash::none);
    void dot(QPointF centre, double radius, const QColor& colour);

    void paint();

 private:
    struct Stroke {
        QPolygonF points;  ///< one of a dot
        double width = 1;
        QColor colour;
    };
    /// The rows of a column that a stroke has reached.
    struct Reach {
        int from = 0, to = 0;
    };
    void dashedBand(int first, std::span<const float> tops, std::span<const float> bottoms,
                    const QColor& colour, DashLengths lengths);
    void highBand(int first, std::span<const float> tops, std::span<const float> bottoms,
                  const QColor& colour);
    void bandPath(int first, std::span<const float> tops, std::span<const float> bottoms,
                  const QColor& colour);
    void strokePath(const Stroke& stroke);
    void rasterise(const Stroke& stroke);
    void cover(QPointF from, QPointF to, double radius, bool begins, bool ends);
    void fill(int column, double from, double to, QRgb colour);
    void lay(int column, Reach rows, QRgb colour);
    std::uint8_t* coverageOf(int column);

    QCPPainter& painter_;
    QRect area_;
    bool vectors_;
    QSize size_;
    double scale_, scaleDown_;
    std::vector<Stroke> strokes_;
    // Of pixels alone.
    std::optional<ColumnImage> columns_;
    std::vector<std::uint8_t> coverage_;  // of one stroke or band, column by column
    std::vector<Reach> reached_;
    int firstReached_ = 0, endReached_ = 0;  // columns
};

}  // namespace posiscope
