// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/views/precision/errorplottables.h"

#include <algorithm>
#include <cmath>

#include "ui/plot/canvas.h"
#include "ui/plot/dashes.h"
#include "ui/plot/marks.h"

namespace posiscope {

QCPRange errorRange(double smallest, double largest, double limit) {
    constexpr double room = 1.3;
    constexpr double mostDecades = 12;
    constexpr double farthest = 1e6;
    const double highest = std::min(std::max(largest, limit) * room, farthest);
    const double top = std::ceil(std::log10(highest));
    const double least = std::min(smallest > 0 ? smallest : highest, limit) / room;
    const double bottom = std::clamp(std::floor(std::log10(least)), top - mostDecades, top - 2);
    return {std::pow(10, bottom), std::pow(10, top)};
}

std::vector<Curve> errorCurves(const ErrorColumns& columns, double firstPosition, const QCPRange& shown,
                               const Theme& theme) {
    const auto inside = [&](double error) { return std::clamp(error, shown.lower, shown.upper); };
    QColor pale = theme.accent;
    pale.setAlphaF(0.28F);
    Curve band{.shape = {}, .colour = pale, .width = 0};
    Curve line{.shape = {}, .colour = theme.accent, .width = 2};
    const auto& index = columns.axis.index;
    for (std::size_t x = 0; x < index.size(); ++x) {
        if (index[x] < 0) continue;
        const auto run = static_cast<std::size_t>(index[x]);
        const ErrorBand& errors = columns.bands[run];
        if (band.shape.bands.empty()) band.shape.firstPixel = static_cast<int>(x);
        band.shape.bands.push_back({inside(errors.lowest), inside(errors.highest)});
        // A run of rows that covers several pixels is a step.
        const IndexRange& rows = columns.axis.runs[run];
        const bool again = x > 0 && index[x - 1] == index[x];
        if (again) continue;
        const auto from = firstPosition + static_cast<double>(rows.first) - 0.5;
        line.shape.points << QPointF(from, inside(errors.rms))
                          << QPointF(from + static_cast<double>(rows.count), inside(errors.rms));
    }
    return {std::move(band), std::move(line)};
}

void LimitPlottable::show(double limit, QString words, const Theme& theme) {
    limit_ = limit;
    words_ = std::move(words);
    theme_ = &theme;
}

void LimitPlottable::keepClearOf(const Envelope& errors, std::size_t columns) {
    errors_ = errors;
    columns_ = columns;
}

bool LimitPlottable::hidesErrors(const QRectF& box) const {
    constexpr double line = 2;  // and what is around it
    const QRectF kept = box.adjusted(-line, -line, line, line);
    const double perColumn = axisRect()->width() / static_cast<double>(columns_);
    for (std::size_t n = 0; n < errors_.bands.size(); ++n) {
        const double x = axisRect()->left() + (static_cast<double>(n) + errors_.firstPixel + 0.5) * perColumn;
        if (x < kept.left() || x > kept.right()) continue;
        const Interval& band = errors_.bands[n];
        if (valueAxis()->coordToPixel(band.highest) < kept.bottom() &&
            valueAxis()->coordToPixel(band.lowest) > kept.top())
            return true;
    }
    return false;
}

QRectF LimitPlottable::placeOfWords(QSizeF size, double y) const {
    constexpr double above = 3, side = 8;
    const QRectF rect(axisRect()->rect());
    const double top = y - size.height() - above;
    if (top < rect.top() || size.width() > rect.width()) return {};
    for (const double left : {rect.left() + side, rect.right() - side - size.width()})
        if (const QRectF box(QPointF(left, top), size); left >= rect.left() && !hidesErrors(box)) return box;
    return {};
}

void LimitPlottable::drawLimit(QCPPainter& painter, double y) const {
    const TruePlaces places(painter);
    const QRect rect = axisRect()->rect();
    painter.setPen(QPen(theme_->cosine, 1.5, Qt::SolidLine, Qt::FlatCap));
    for (const QPolygonF& part : dashesOf({QPointF(rect.left(), y), QPointF(rect.right(), y)}))
        painter.drawPolyline(part);
}

void LimitPlottable::draw(QCPPainter* painter) {
    if (theme_ == nullptr) return;
    const double y = valueAxis()->coordToPixel(limit_);
    drawLimit(*painter, y);
    if (words_.isEmpty()) return;
    painter->setAntialiasing(true);
    painter->setFont(Marks::labelFont());
    const QFontMetricsF metrics(painter->font());
    const QRectF box = placeOfWords({metrics.horizontalAdvance(words_) + 10, metrics.height() + 2}, y);
    if (box.isEmpty()) return;  // the title says the same
    QColor paper = theme_->card;
    paper.setAlphaF(0.8F);
    painter->fillRect(box, paper);
    painter->setPen(theme_->text);
    painter->drawText(box, Qt::AlignCenter, words_);
}

void PairErrorPlottable::show(std::vector<ErrorBand> pairs, std::int64_t chosen, const Theme& theme) {
    pairs_ = std::move(pairs);
    chosen_ = chosen;
    theme_ = &theme;
}

void PairErrorPlottable::draw(QCPPainter* painter) {
    if (theme_ == nullptr || pairs_.empty()) return;
    const QCPRange sizes = valueAxis()->range();
    const double perPair = axisRect()->width() / keyAxis()->range().size();
    const double radius = std::clamp(perPair * 0.3, 1.0, 3.5);
    const TruePlaces places(*painter);
    for (std::size_t i = 0; i < pairs_.size(); ++i) {
        const double x = keyAxis()->coordToPixel(static_cast<double>(i));
        const auto place = [&](double error) {
            return QPointF(x, valueAxis()->coordToPixel(std::clamp(error, sizes.lower, sizes.upper)));
        };
        const bool isChosen = static_cast<std::int64_t>(i) == chosen_;
        const QColor colour = isChosen ? theme_->cosine : theme_->accent;
        QColor pale = colour;
        pale.setAlphaF(0.28F);
        painter->setPen(QPen(pale, 2 * radius, Qt::SolidLine, Qt::FlatCap));
        painter->drawLine(place(pairs_[i].rms), place(pairs_[i].highest));
        painter->setPen(Qt::NoPen);
        painter->setBrush(colour);
        if (pairs_[i].highest > sizes.lower) drawDot(*painter, place(pairs_[i].highest), radius, false);
    }
}

}  // namespace posiscope
