#include "ui/views/wavelegend.h"

#include <QPainter>
#include <algorithm>

#include "ui/plot/label.h"

namespace posiscope {

namespace {

constexpr int line = 18;
constexpr int swatchLeft = 12, textLeft = 28;  // from the plot's edge

void drawSwatch(QPainter& painter, const QRectF& box, QColor colour, bool band) {
    painter.setPen(QPen(colour, band ? 1.4 : 3, Qt::SolidLine, Qt::FlatCap));
    const double middle = box.center().y();
    painter.drawLine(QPointF(box.left(), middle), QPointF(box.right(), middle));
    if (!band) return;
    painter.drawLine(box.topLeft(), box.topRight());
    painter.drawLine(box.bottomLeft(), box.bottomRight());
    colour.setAlphaF(colour.alphaF() * 0.2F);
    painter.fillRect(box, colour);
}

}  // namespace

void WaveLegend::draw(QPainter& painter, const QRect& plot, int width, const std::vector<WaveEntry>& entries,
                      const Theme& theme) {
    painter.setFont(textFont(11));
    places_.clear();
    int y = plot.top() + 10;
    for (const WaveEntry& entry : entries) {
        const QRectF words(plot.right() + textLeft, y - 9, width - textLeft, line);
        painter.setPen(entry.off ? theme.border : theme.muted);
        if (y > plot.bottom() - line) {
            drawLabel(painter, words, Qt::AlignLeft | Qt::AlignVCenter, QStringLiteral("…"));
            return;
        }
        drawLabel(painter, words, Qt::AlignLeft | Qt::AlignVCenter, entry.text);
        drawSwatch(painter, QRectF(plot.right() + swatchLeft, y - 5, 12, 10), entry.colour, entry.band);
        if (entry.dimension >= 0)
            places_.push_back({QRectF(plot.right() + 8, y - line / 2.0, width - 8, line), entry.dimension});
        y += line;
    }
}

std::optional<std::int64_t> WaveLegend::dimensionAt(QPointF point) const {
    const auto at = std::find_if(places_.begin(), places_.end(),
                                 [point](const Place& place) { return place.box.contains(point); });
    if (at == places_.end()) return std::nullopt;
    return at->dimension;
}

}  // namespace posiscope
