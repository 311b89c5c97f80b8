// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/views/tokens/segmentstrip.h"

#include <algorithm>

#include "ui/plot/canvas.h"

namespace posiscope {

void SegmentStrip::show(const TokenRow* prompt, const Theme& theme) {
    theme_ = &theme;
    bars_.clear();
    if (prompt == nullptr) return;
    for (std::size_t n = 0; n < prompt->segments.size(); ++n)
        bars_.push_back({static_cast<double>(prompt->beginnings[n]) - 0.5,
                         static_cast<double>(prompt->beginnings[n + 1]) - 0.5,
                         QString::fromStdString(formatSegment(prompt->segments[n]))});
}

void SegmentStrip::draw(QCPPainter* painter) {
    if (bars_.empty()) return;
    const TruePlaces places(*painter);
    const QRectF rect = axisRect()->rect();
    constexpr double gap = 1, bar = 3, room = 3;
    painter->setFont(textFont(11));
    double drawn = rect.left();
    for (const Bar& each : bars_) {
        const double left = std::max(rect.left(), keyAxis()->coordToPixel(each.first));
        const double right = std::min(rect.right() + 1, keyAxis()->coordToPixel(each.last));
        // Of thousands of short segments those that fill a pixel are one bar.
        if (right <= left || right < drawn + gap) continue;
        drawn = right;
        painter->setPen(Qt::NoPen);
        painter->setBrush(theme_->muted);
        painter->drawRect(
            QRectF(left + gap, rect.top() - room - bar, std::max(1.0, right - left - 2 * gap), bar));
        const double width = right - left - 2 * gap;
        const QString name =
            painter->fontMetrics().elidedText(each.name, Qt::ElideRight, static_cast<int>(width));
        if (name.size() < 3) continue;
        painter->setPen(theme_->text);
        painter->drawText(QRectF(left + gap, rect.top() - height, width, height - room - bar - 1),
                          Qt::AlignHCenter | Qt::AlignBottom, name);
    }
}

}  // namespace posiscope
