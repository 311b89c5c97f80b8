// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/plot/marks.h"

#include <algorithm>
#include <cmath>

#include "ui/plot/canvas.h"

namespace posiscope {

Mark::Mark(QCustomPlot* plot) : QCPAbstractItem(plot) {
    setLayer(QStringLiteral("overlay"));
    setClipToAxisRect(false);
    setSelectable(false);
}

void Mark::show(Draw draw) {
    draw_ = std::move(draw);
}

void Mark::draw(QCPPainter* painter) {
    if (!draw_) return;
    painter->setAntialiasing(true);
    draw_(*painter);
}

void Marks::clear() {
    for (std::size_t n = 0; n < shown_; ++n)
        marks_[n]->show({});
    shown_ = 0;
    explained_.clear();
    labels_.clear();
}

void Marks::explain(const QRectF& area, const QString& text) {
    constexpr double around = 4;
    explained_.emplace_back(area.normalized().adjusted(-around, -around, around, around), text);
}

QString Marks::explanationAt(QPointF at) const {
    const auto found = std::find_if(explained_.rbegin(), explained_.rend(),
                                    [&](const auto& each) { return each.first.contains(at); });
    return found != explained_.rend() ? found->second : QString();
}

void Marks::add(Mark::Draw draw) {
    if (shown_ == marks_.size()) marks_.push_back(new Mark(plot_));
    marks_[shown_++]->show(std::move(draw));
}

void Marks::line(QPointF from, QPointF to, const QPen& pen) {
    add([=](QCPPainter& painter) {
        painter.setPen(pen);
        painter.drawLine(from, to);
    });
}

void Marks::cursor(QPointF from, QPointF to, const Theme& theme, std::function<QRegion()> free) {
    // The dashes of one colour fill the gaps of the other.
    QPen dashes(theme.cursorOnDark, 1);
    dashes.setDashPattern({4, 4});
    add([=, plot = plot_, line = QPen(theme.cursorOnLight, 1)](QCPPainter& painter) {
        const QRegion keepsClearOf = free ? free() : QRegion();
        painter.save();
        painter.setAntialiasing(false);
        if (!keepsClearOf.isEmpty())
            painter.setClipRegion(QRegion(plot->viewport()) - keepsClearOf, Qt::IntersectClip);
        for (const QPen& pen : {line, dashes}) {
            painter.setPen(pen);
            painter.drawLine(from, to);
        }
        painter.restore();
    });
}

void Marks::dot(QPointF at, double radius, const QColor& colour, const Theme& theme, bool diamond) {
    add([=, rim = QPen(theme.card, 1.5)](QCPPainter& painter) {
        const TruePlaces places(painter);
        painter.setPen(rim);
        painter.setBrush(colour);
        drawDot(painter, at, radius, diamond);
    });
}

void Marks::label(const QRectF& box, const QString& text, const Theme& theme) {
    labels_.push_back(box);
    add([=, &theme](QCPPainter& painter) { drawLabel(painter, box, text, theme); });
}

void Marks::value(const QRect& rect, QPointF at, const QString& value, const Theme& theme, bool inMargin) {
    if (!std::isfinite(at.y())) return;
    dot(at, 4, theme.accent, theme);
    const double width = QFontMetrics(labelFont()).horizontalAdvance(value) + 10;
    const bool before = at.x() + 8 + width > rect.right();
    // A small figure may have less margin than the number needs.
    const bool beside = inMargin && rect.right() + 6 + width <= plot_->viewport().right();
    const double left = beside ? rect.right() + 6 : before ? at.x() - 8 - width : at.x() + 8;
    const double top = std::max(rect.top() + 1.0, std::min(at.y() - 9.0, rect.bottom() - 19.0));
    label(QRectF(left, top, width, 18), value, theme);
}

void drawLabel(QPainter& painter, const QRectF& box, const QString& text, const Theme& theme) {
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(theme.border);
    painter.setBrush(theme.card);
    painter.drawRoundedRect(box, 4, 4);
    painter.setPen(theme.text);
    painter.setFont(Marks::labelFont());
    painter.drawText(box, Qt::AlignCenter | Qt::TextDontClip, text);
}

void drawDot(QPainter& painter, QPointF at, double radius, bool diamond) {
    if (!diamond) {
        painter.drawEllipse(at, radius, radius);
        return;
    }
    const double reach = radius * 1.25;  // as much ink as the round one
    painter.drawPolygon(QPolygonF{at + QPointF(0, -reach), at + QPointF(reach, 0), at + QPointF(0, reach),
                                  at + QPointF(-reach, 0)});
}

}  // namespace posiscope
