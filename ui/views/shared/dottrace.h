// SPDX-License-Identifier: GPL-3.0-or-later
// Numbers at whole places of an axis, as dots.
#pragma once

#include <qcustomplot.h>

#include <functional>
#include <span>
#include <vector>

#include "core/math/interval.h"
#include "core/state/subject.h"

namespace posiscope {

/// The smallest and the largest height; 1 and 1 of nothing.
Interval heightRange(std::span<const double> heights);

/// The numbers in sight: a dot each, or, where a pixel holds several, a bar from the least to the greatest of
/// them. A's dots are round, B's are diamonds.
class DotTrace {
 public:
    /// `heights` are the numbers at the places 0, 1, 2 … of `along`.
    DotTrace(std::span<const double> heights, QCPAxis* along, QCPAxis* across, bool diamonds = false);

    /// Each number in its colour, a bar in the colour of its greatest.
    void draw(QCPPainter& painter, std::span<const QColor> colours) const;
    void drawHollow(QCPPainter& painter, const QColor& colour) const;
    /// A line through the dots, B's dashed; of bars there is none.
    void drawLine(QCPPainter& painter, const QColor& colour, double widening = 1) const;
    static constexpr double lineWidth = 1.4;
    /// Whether something is drawn inside the rectangle.
    bool crosses(const QRectF& place) const;

 private:
    struct Places {
        double x = 0;
        double top = 0;
        double bottom = 0;
        double largest = 0;
        std::size_t place = 0;  ///< of the largest
    };
    void drawBar(QCPPainter& painter, const Places& mark) const;

    std::vector<Places> marks_;  // from left to right
    double radius_ = 0;
    bool bars_ = false;
    bool diamonds_;
};

/// A place of this size beside a dot where `isFree`: below and at the right, or where else it is inside
/// `rect`. Empty where there is none.
QRectF placeBeside(const QRectF& rect, QPointF dot, QSizeF size,
                   const std::function<bool(const QRectF& place)>& isFree);

}  // namespace posiscope
