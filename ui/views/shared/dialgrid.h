// SPDX-License-Identifier: GPL-3.0-or-later
// Round pictures with captions in a grid.
#pragma once

#include <QRectF>

namespace posiscope {

/// What a dial needs; pixels.
struct DialSizes {
    double smallest = 0, largest = 0;  ///< radius
    double share = 0;                  ///< of the area's height: a radius may be as large, where that is more
    double around = 0;                 ///< left and right of the circle together
    double caption = 0;                ///< height below the circle
    double width = 0;                  ///< least width of a column
    double gap = 1e9;                  ///< largest gap between rows
};

/// Puts as many of `wanted` dials into an area as can be read, each as large as possible.
class DialGrid {
 public:
    DialGrid() = default;
    DialGrid(const QRectF& area, qint64 wanted, const DialSizes& sizes);

    qint64 shown() const { return shown_; }
    qint64 wanted() const { return wanted_; }
    double radius() const { return radius_; }
    /// The height below each circle.
    double caption() const { return sizes_.caption; }
    /// The circle of dial n and its caption, and a little around them.
    QRectF withCaption(qint64 n) const;
    /// The middle of dial n's circle.
    QPointF centre(qint64 n) const;
    /// The dial whose place in the grid holds a point, or −1.
    qint64 at(QPointF point) const;

 private:
    QRectF slot(qint64 n) const;

    QRectF area_;
    DialSizes sizes_;
    qint64 wanted_ = 0, shown_ = 0, columns_ = 1;
    double radius_ = 0;
};

}  // namespace posiscope
