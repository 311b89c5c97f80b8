// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/views/shared/dottrace.h"

#include <algorithm>
#include <cmath>

#include "ui/plot/dashes.h"
#include "ui/plot/marks.h"
#include "ui/translation/translated.h"

namespace posiscope {

Interval heightRange(std::span<const double> heights) {
    if (heights.empty()) return {1, 1};
    const auto [lowest, highest] = std::minmax_element(heights.begin(), heights.end());
    return {*lowest, *highest};
}

DotTrace::DotTrace(std::span<const double> heights, QCPAxis* along, QCPAxis* across, bool diamonds)
    : diamonds_(diamonds) {
    const double perPlace = along->axisRect()->width() / along->range().size();
    radius_ = std::clamp(perPlace * 0.3, 1.2, 4.0);
    bars_ = perPlace < 1;
    const auto from = static_cast<std::size_t>(std::max(0.0, std::floor(along->range().lower)));
    const auto to = std::min(heights.size(),
                             static_cast<std::size_t>(std::max(0.0, std::ceil(along->range().upper) + 1)));
    for (std::size_t i = from; i < to; ++i) {
        const double x = along->coordToPixel(static_cast<double>(i));
        const double y = across->coordToPixel(heights[i]);
        if (bars_ && !marks_.empty() && std::floor(x) == marks_.back().x) {
            Places& mark = marks_.back();
            mark.top = std::min(mark.top, y);
            mark.bottom = std::max(mark.bottom, y);
            if (heights[i] > mark.largest) {
                mark.largest = heights[i];
                mark.place = i;
            }
        } else {
            marks_.push_back({bars_ ? std::floor(x) : x, y, y, heights[i], i});
        }
    }
}

void DotTrace::draw(QCPPainter& painter, std::span<const QColor> colours) const {
    painter.setPen(Qt::NoPen);
    for (const Places& mark : marks_) {
        painter.setBrush(colours[mark.place]);
        if (bars_)
            drawBar(painter, mark);
        else
            drawDot(painter, QPointF(mark.x, mark.top), radius_, diamonds_);
    }
}

void DotTrace::drawBar(QCPPainter& painter, const Places& mark) const {
    painter.drawRect(QRectF(mark.x, mark.top - radius_, 1, mark.bottom - mark.top + 2 * radius_));
}

void DotTrace::drawLine(QCPPainter& painter, const QColor& colour, double widening) const {
    if (bars_) return;
    QPolygonF line;
    for (const Places& mark : marks_)
        line << QPointF(mark.x, mark.top);
    painter.setPen(QPen(colour, lineWidth * widening));
    painter.setBrush(Qt::NoBrush);
    if (!diamonds_) painter.drawPolyline(line);
    if (diamonds_)
        for (const QPolygonF& dash : dashesOf(line))
            painter.drawPolyline(dash);
}

void DotTrace::drawHollow(QCPPainter& painter, const QColor& colour) const {
    if (bars_) {
        painter.setPen(Qt::NoPen);
        painter.setBrush(colour);
        for (const Places& mark : marks_)
            drawBar(painter, mark);
        return;
    }
    painter.setPen(QPen(colour, std::min(1.2, radius_ / 2)));
    painter.setBrush(Qt::NoBrush);
    for (const Places& mark : marks_)
        painter.drawEllipse(QPointF(mark.x, mark.top), radius_, radius_);
}

bool DotTrace::crosses(const QRectF& place) const {
    const QRectF near = place.adjusted(-radius_, -radius_, radius_, radius_);
    const auto first = std::lower_bound(marks_.begin(), marks_.end(), near.left(),
                                        [](const Places& mark, double x) { return mark.x < x; });
    for (auto mark = first; mark != marks_.end() && mark->x <= near.right(); ++mark)
        if (mark->bottom >= near.top() && mark->top <= near.bottom()) return true;
    return false;
}

QRectF placeBeside(const QRectF& rect, QPointF dot, QSizeF size,
                   const std::function<bool(const QRectF& place)>& isFree) {
    const QRectF inside = rect.adjusted(2, 2, -2, -2);
    const double right = dot.x() + 10;
    const double left = dot.x() - 10 - size.width();
    const double below = dot.y() + 8;
    const double above = dot.y() - 8 - size.height();
    constexpr int step = 6;
    for (int away = 0; away < inside.height(); away += step)
        for (const QPointF corner : {QPointF(right, below + away), QPointF(left, above - away),
                                     QPointF(right, above - away), QPointF(left, below + away)})
            if (const QRectF place(corner, size); inside.contains(place) && isFree(place)) return place;
    return {};
}

}  // namespace posiscope
