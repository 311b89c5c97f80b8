// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/views/shared/dialgrid.h"

#include <algorithm>

namespace posiscope {

namespace {

constexpr double apart = 8;  // between a caption and the next row

}  // namespace

DialGrid::DialGrid(const QRectF& area, qint64 wanted, const DialSizes& sizes)
    : area_(area), sizes_(sizes), wanted_(wanted) {
    const double narrowest = 2 * sizes.smallest + sizes.around;
    if (area.width() < narrowest) return;
    const auto across =
        std::max<qint64>(1, static_cast<qint64>(area.width() / std::max(narrowest, sizes.width)));
    const auto down = static_cast<qint64>(area.height() / (2 * sizes.smallest + sizes.caption + apart));
    shown_ = std::min(wanted, across * down);
    const double largest = std::max(sizes.largest, sizes.share * area.height());
    for (qint64 columns = 1; columns <= std::min(across, shown_); ++columns) {
        const qint64 rows = (shown_ + columns - 1) / columns;
        const double radius =
            std::min({(area.width() / static_cast<double>(columns) - sizes.around) / 2,
                      (area.height() / static_cast<double>(rows) - sizes.caption - apart) / 2, largest});
        if (radius <= radius_) continue;
        radius_ = radius;
        columns_ = columns;
    }
}

QRectF DialGrid::slot(qint64 n) const {
    const qint64 rows = (shown_ + columns_ - 1) / columns_;
    const qint64 row = n / columns_;
    const double width = area_.width() / static_cast<double>(columns_);
    const double height =
        std::min(area_.height() / static_cast<double>(rows), 2 * radius_ + sizes_.caption + sizes_.gap);
    const double top = area_.top() + (area_.height() - height * static_cast<double>(rows)) / 2;
    return {area_.left() + static_cast<double>(n % columns_) * width, top + static_cast<double>(row) * height,
            width, height};
}

QPointF DialGrid::centre(qint64 n) const {
    return slot(n).center() - QPointF(0, sizes_.caption / 2);
}

QRectF DialGrid::withCaption(qint64 n) const {
    constexpr double beside = 7, above = 4;
    const double width = std::min(slot(n).width() - above, std::max(2 * (radius_ + beside), sizes_.width));
    const QPointF middle = centre(n);
    return {middle.x() - width / 2, middle.y() - radius_ - above, width,
            2 * radius_ + above + sizes_.caption};
}

qint64 DialGrid::at(QPointF point) const {
    for (qint64 n = 0; n < shown_; ++n)
        if (slot(n).contains(point)) return n;
    return -1;
}

}  // namespace posiscope
