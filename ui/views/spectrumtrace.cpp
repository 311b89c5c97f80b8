#include "ui/views/spectrumtrace.h"

#include <algorithm>
#include <cmath>

#include "ui/text.h"

namespace posiscope {

Range wavelengthRange(std::span<const Frequency> frequencies) {
    if (frequencies.empty()) return {1, 1};
    const auto [lowest, highest] =
        std::minmax_element(frequencies.begin(), frequencies.end(),
                            [](const Frequency& a, const Frequency& b) { return a.radians() > b.radians(); });
    return {lowest->wavelength(), highest->wavelength()};
}

SpectrumTrace::SpectrumTrace(std::span<const Frequency> frequencies, QCPAxis* pairs, QCPAxis* wavelengths) {
    const double perPair = pairs->axisRect()->width() / pairs->range().size();
    radius_ = std::clamp(perPair * 0.3, 1.2, 4.0);
    bars_ = perPair < 1;
    const auto from = static_cast<std::size_t>(std::max(0.0, std::floor(pairs->range().lower)));
    const auto to = std::min(frequencies.size(),
                             static_cast<std::size_t>(std::max(0.0, std::ceil(pairs->range().upper) + 1)));
    for (std::size_t i = from; i < to; ++i) {
        const double wavelength = frequencies[i].wavelength();
        const double x = pairs->coordToPixel(static_cast<double>(i));
        const double y = wavelengths->coordToPixel(wavelength);
        if (bars_ && !marks_.empty() && std::floor(x) == marks_.back().x) {
            Mark& mark = marks_.back();
            mark.top = std::min(mark.top, y);
            mark.bottom = std::max(mark.bottom, y);
            mark.longest = std::max(mark.longest, wavelength);
        } else {
            marks_.push_back({bars_ ? std::floor(x) : x, y, y, wavelength});
        }
    }
}

void SpectrumTrace::draw(QCPPainter& painter, const std::function<QColor(double)>& colourOf) const {
    painter.setPen(Qt::NoPen);
    for (const Mark& mark : marks_) {
        painter.setBrush(colourOf(mark.longest));
        if (bars_)
            painter.drawRect(QRectF(mark.x, mark.top - radius_, 1, mark.bottom - mark.top + 2 * radius_));
        else
            painter.drawEllipse(QPointF(mark.x, mark.top), radius_, radius_);
    }
}

void SpectrumTrace::drawHollow(QCPPainter& painter, const QColor& colour) const {
    if (bars_) {
        draw(painter, [&](double) { return colour; });
        return;
    }
    painter.setPen(QPen(colour, std::min(1.2, radius_ / 2)));
    painter.setBrush(Qt::NoBrush);
    for (const Mark& mark : marks_)
        painter.drawEllipse(QPointF(mark.x, mark.top), radius_, radius_);
}

bool SpectrumTrace::crosses(const QRectF& place) const {
    const QRectF near = place.adjusted(-radius_, -radius_, radius_, radius_);
    const auto first = std::lower_bound(marks_.begin(), marks_.end(), near.left(),
                                        [](const Mark& mark, double x) { return mark.x < x; });
    for (auto mark = first; mark != marks_.end() && mark->x <= near.right(); ++mark)
        if (mark->bottom >= near.top() && mark->top <= near.bottom()) return true;
    return false;
}

QRectF LabelPlaces::beside(double y, double width) {
    constexpr double height = 16;
    constexpr double gap = 8;
    constexpr int columns = 6;
    const double left = area_.left() + gap;
    const double room = std::max(0.0, area_.width() - 2 * gap - width);
    std::optional<QRectF> second;  // free of labels, but not of dots
    for (const bool above : {false, true}) {
        for (int column = columns; column >= 0; --column) {
            const QRectF place(left + room * column / columns, above ? y - height - 2 : y + 2, width, height);
            if (!area_.contains(place) || std::any_of(taken_.begin(), taken_.end(), [&](const QRectF& other) {
                    return other.adjusted(-gap, 0, gap, 0).intersects(place);
                }))
                continue;
            if (!second) second = place;
            if (std::any_of(traces_.begin(), traces_.end(),
                            [&](const SpectrumTrace* trace) { return trace->crosses(place); }))
                continue;
            take(place);
            return place;
        }
    }
    if (!second) return {};
    take(*second);
    return *second;
}

}  // namespace posiscope
