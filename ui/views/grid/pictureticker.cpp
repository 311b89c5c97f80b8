// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/views/grid/pictureticker.h"

#include <algorithm>
#include <cmath>

namespace posiscope {

void PictureTicker::setPictures(qint64 size, qint64 count, Name name) {
    size_ = size;
    count_ = count;
    name_ = std::move(name);
}

qint64 PictureTicker::pictureAt(double tick) const {
    const double picture = std::floor((tick + 0.5) / static_cast<double>(size_));
    return std::clamp<qint64>(static_cast<qint64>(picture), 0, count_ - 1);
}

double PictureTicker::getTickStep(const QCPRange& range) {
    const double pictures = range.size() / static_cast<double>(size_);
    double step = 1;
    while (step * tickCount() < pictures)
        step *= 2;
    return step * static_cast<double>(size_);
}

QVector<double> PictureTicker::createTickVector(double step, const QCPRange& range) {
    QVector<double> ticks;
    const auto pictures = static_cast<qint64>(std::llround(step / static_cast<double>(size_)));
    const qint64 first = pictureAt(range.lower) / pictures * pictures;
    for (qint64 picture = first; picture <= pictureAt(range.upper); picture += pictures) {
        const double tick = static_cast<double>(picture * size_) + static_cast<double>(size_ - 1) / 2;
        if (range.contains(tick)) ticks << tick;
    }
    return ticks;
}

void PictureBorders::show(double across, double down, const QColor& colour) {
    across_ = across;
    down_ = down;
    colour_ = colour;
}

namespace {

/// The pixel that a border between pictures of `size` cells is on, for each in sight.
QVector<double> bordersOn(const QCPAxis& axis, double size) {
    QVector<double> borders;
    if (size <= 0) return borders;
    const QCPRange range = axis.range();
    const auto last = static_cast<qint64>(std::floor((range.upper + 0.5) / size));
    for (auto n = static_cast<qint64>(std::ceil((range.lower + 0.5) / size)); n <= last; ++n)
        if (const double at = static_cast<double>(n) * size - 0.5; at > range.lower && at < range.upper)
            borders << axis.coordToPixel(at);
    return borders;
}

/// A part of a picture's pixels, and nothing where that is less than one.
double widthOfBorder(const QCPAxis& axis, double size) {
    constexpr double part = 0.08, most = 4, least = 0.5;
    const double width = part * std::abs(axis.coordToPixel(size) - axis.coordToPixel(0));
    return width < least ? 0 : std::clamp(width, 1.0, most);
}

}  // namespace

void PictureBorders::draw(QCPPainter* painter) {
    const QRectF rect(axisRect()->rect());
    painter->setAntialiasing(false);
    const double wide = std::min(widthOfBorder(*keyAxis(), across_ > 0 ? across_ : down_),
                                 widthOfBorder(*valueAxis(), down_ > 0 ? down_ : across_));
    if (wide <= 0) return;
    for (const double x : bordersOn(*keyAxis(), across_))
        painter->fillRect(QRectF(x - wide / 2, rect.top(), wide, rect.height()), colour_);
    for (const double y : bordersOn(*valueAxis(), down_))
        painter->fillRect(QRectF(rect.left(), y - wide / 2, rect.width(), wide), colour_);
}

}  // namespace posiscope
