// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/views/precision/factscolumn.h"
#include "ui/style/fitting.h"

namespace posiscope {

FactsColumn::FactsColumn(QCustomPlot* plot) : QCPTextElement(plot) {
    setMargins({});
    setLayer(QStringLiteral("legend"));
}

void FactsColumn::show(std::vector<LegendEntry> legend, std::vector<ShownFact> facts, const Theme& theme) {
    legend_ = std::move(legend);
    facts_ = std::move(facts);
    theme_ = &theme;
}

void FactsColumn::setPlace(const QMargins& rect, int width, int left) {
    around_ = {left, rect.top() + 1, 0, 0};
    setVisible(width > 0);
    setSizeConstraintRect(scrOuterRect);
    setMinimumSize(width, 0);
    setMaximumSize(width, QWIDGETSIZE_MAX);
}

void FactsColumn::draw(QCPPainter* painter) {
    if (theme_ == nullptr) return;
    const QRectF room = QRectF(rect()).marginsRemoved(around_);
    double y = room.top();
    for (const LegendEntry& entry : legend_) {
        drawLegendEntry(*painter, {room.left(), y, room.width(), static_cast<double>(Legend::line)}, entry,
                        14);
        y += Legend::line;
    }
    y += 4;
    painter->setFont(textFont(11));
    const QFontMetricsF metrics(painter->font());
    for (const ShownFact& fact : facts_) {
        const QRectF words = metrics.boundingRect(QRectF(room.left(), 0, room.width(), 200),
                                                  Qt::AlignLeft | Qt::TextWordWrap, fact.value);
        const double height = metrics.height() + words.height() + 4;
        if (y + height > room.bottom()) return;
        painter->setPen(theme_->muted);
        drawFitting(*painter, QRectF(room.left(), y, room.width(), metrics.height()), Qt::AlignLeft,
                    {fact.name});
        painter->setPen(theme_->text);
        painter->drawText(QRectF(room.left(), y + metrics.height(), room.width(), words.height()),
                          Qt::AlignLeft | Qt::TextWordWrap, fact.value);
        y += height;
    }
}

}  // namespace posiscope
