// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/plot/labelticker.h"

#include <cmath>
#include <optional>

namespace posiscope {

QVector<QString> LabelTicker::createLabelVector(const QVector<double>& ticks, const QLocale&, QChar, int) {
    const QFontMetricsF metrics(axis_->tickLabelFont());
    constexpr double height = 12;  // of digits
    constexpr double gap = 4;
    QVector<QString> labels;
    std::optional<double> before;
    double reached = 0;
    for (const double tick : ticks) {
        const double at = axis_->coordToPixel(tick);
        const QString text = label(tick);
        const double half =
            axis_->orientation() == Qt::Vertical ? height / 2 : (metrics.horizontalAdvance(text) + gap) / 2;
        const bool meets = before && std::abs(at - *before) < half + reached;
        labels << (meets ? QString() : text);
        if (meets) continue;
        before = at;
        reached = half;
    }
    return labels;
}

void placeLabel(QCPAxis* axis, int distance) {
    if (axis->label().isEmpty()) return;
    const auto sizeOf = [](const QFont& font, const QString& text) {
        return QFontMetrics(font).boundingRect(0, 0, 0, 0, Qt::TextDontClip, text).size();
    };
    int used = axis->offset() + axis->tickLengthOut();
    if (axis->ticks() && axis->tickLabels()) {
        QSize largest(0, 0);
        for (const QString& label : axis->tickVectorLabels())
            largest = largest.expandedTo(sizeOf(axis->tickLabelFont(), label));
        used += axis->tickLabelPadding() +
                (axis->orientation() == Qt::Vertical ? largest.width() : largest.height());
    }
    axis->setLabelPadding(distance - used - sizeOf(axis->labelFont(), axis->label()).height() / 2);
}

}  // namespace posiscope
