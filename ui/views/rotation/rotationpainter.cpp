// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/views/rotation/rotationpainter.h"

#include <QCoreApplication>
#include <QPainter>
#include <algorithm>
#include <cmath>

#include "ui/plot/legend.h"
#include "ui/plot/notice.h"
#include "ui/style/clauses.h"
#include "ui/translation/translated.h"
#include "ui/views/shared/dialgrid.h"
#include "ui/views/shared/dialmarks.h"

namespace posiscope {

namespace {

class RotationText {
    Q_DECLARE_TR_FUNCTIONS(RotationText)
};

constexpr int rotationMargin = 16;
constexpr int captionHeight = 36;
constexpr int dialCaptionWidth = 96;
constexpr DialSizes sizes{16, 160, 0.4, 16, captionHeight, dialCaptionWidth};
const double pi = std::acos(-1.0);

double length(QPointF vector) {
    return std::hypot(vector.x(), vector.y());
}

/// The dials, and the words around them: the comparison is left out where dials beside it would be small, and
/// the legend and the score are closer to the dials where none would fit.
struct RotationLayout {
    DialGrid grid;
    int comparisonHeight = 0, legendHeight = 0, scoreHeight = 0;
    bool close = false;

    RotationLayout(QSize size, const RotationPicture& picture) {
        constexpr double smallRadius = 30;
        const QRect line(0, 0, size.width() - 2 * rotationMargin, QWIDGETSIZE_MAX);
        const int wrapped = QFontMetrics(textFont(12))
                                .boundingRect(line, Qt::AlignHCenter | Qt::TextWordWrap, picture.comparison)
                                .height();
        const auto dials = static_cast<qint64>(picture.dials.size());
        const int legend = picture.legend ? 34 : 8, closeLegend = picture.legend ? 20 : 4;
        struct Heights {
            int legend, score, comparison;
        };
        for (const Heights& each :
             {Heights{legend, 32, wrapped + 10}, Heights{legend, 32, 0}, Heights{closeLegend, 22, 0}}) {
            legendHeight = each.legend;
            scoreHeight = each.score;
            comparisonHeight = each.comparison;
            close = each.legend == closeLegend;
            grid = DialGrid(QRectF(rotationMargin, legendHeight, size.width() - 2 * rotationMargin,
                                   size.height() - legendHeight - scoreHeight - comparisonHeight),
                            dials, sizes);
            if (grid.shown() > 0 && (comparisonHeight == 0 || grid.radius() >= smallRadius)) return;
        }
    }
};

void drawArrow(QPainter& painter, QPointF from, QPointF along, const QPen& pen) {
    painter.setPen(pen);
    painter.setBrush(Qt::NoBrush);
    const QPointF tip = from + along;
    painter.drawLine(from, tip);
    const double size = std::min(7.0, length(along) / 2);
    if (size <= 0) return;
    const QPointF back = along / length(along) * size;
    const QPointF side(-back.y() * 0.5, back.x() * 0.5);
    QPen solid = pen;
    solid.setStyle(Qt::SolidLine);
    painter.setPen(solid);
    painter.drawLine(tip, tip - back + side);
    painter.drawLine(tip, tip - back - side);
}

/// The screen's y grows downwards.
QPointF onScreen(QPointF vector, double scale) {
    return {vector.x() * scale, -vector.y() * scale};
}

void drawDial(QPainter& painter, const Dial& dial, QPointF centre, double radius, const Theme& theme,
              bool emphasised) {
    painter.setPen(QPen(emphasised ? theme.accent : theme.border, emphasised ? 2 : 1.5));
    painter.setBrush(Qt::NoBrush);
    painter.drawEllipse(centre, radius, radius);
    painter.setPen(QPen(theme.grid, 1));
    painter.drawLine(centre - QPointF(radius - 2, 0), centre + QPointF(radius - 2, 0));
    painter.drawLine(centre - QPointF(0, radius - 2), centre + QPointF(0, radius - 2));
    const double scale = dial.reach() > 0 ? (radius - 4) / dial.reach() : 0;
    // The angle from the query to the key.
    const double from = std::atan2(dial.query.y(), dial.query.x()) * 180 / pi;
    const double inner = radius * 0.34;
    painter.setPen(QPen(theme.text, 1.2));
    if (length(dial.query) > 0 && length(dial.key) > 0)
        painter.drawArc(QRectF(centre.x() - inner, centre.y() - inner, 2 * inner, 2 * inner),
                        static_cast<int>(std::lround(from * 16)),
                        static_cast<int>(std::lround(dial.angle() * 180 / pi * 16)));
    QPen before(theme.muted, 1.2, Qt::SolidLine, Qt::RoundCap);
    drawArrow(painter, centre, onScreen(dial.queryBefore, scale), before);
    before.setDashPattern({3, 3});
    drawArrow(painter, centre, onScreen(dial.keyBefore, scale), before);
    drawArrow(painter, centre, onScreen(dial.key, scale),
              QPen(theme.cosine, 2.2, Qt::SolidLine, Qt::RoundCap));
    drawArrow(painter, centre, onScreen(dial.query, scale),
              QPen(theme.accent, 2.2, Qt::SolidLine, Qt::RoundCap));

    const QRectF caption(centre.x() - dialCaptionWidth / 2.0, centre.y() + radius + 3, dialCaptionWidth, 16);
    painter.setPen(emphasised ? theme.accent : theme.text);
    painter.setFont(textFont(11, emphasised ? QFont::DemiBold : QFont::Normal));
    painter.drawText(caption, Qt::AlignCenter, dial.name);
    painter.setPen(theme.muted);
    painter.setFont(textFont(11));
    QString degrees =
        localised(QString::number(dial.angle() * 180 / pi, 'f', 1)).replace(u'-', QChar(0x2212));
    painter.drawText(caption.translated(0, 15), Qt::AlignCenter,
                     RotationText::tr("q to k: %1°").arg(degrees));
}

void drawLegend(QPainter& painter, const QRectF& row, const RotationPicture& picture, const Theme& theme,
                qint64 left) {
    std::vector<LegendEntry> entries{
        {picture.query, theme.accent, theme.muted},
        {picture.key, theme.cosine, theme.muted},
        {RotationText::tr("query before"), theme.muted, theme.muted},
        {RotationText::tr("key before"), theme.muted, theme.muted, LegendEntry::Swatch::dashes}};
    // The score names the positions too.
    if (legendRowWidth(entries) > row.width()) {
        entries[0].text = RotationText::tr("query");
        entries[1].text = RotationText::tr("key");
    }
    drawLegendRow(painter, row, entries, left > 0 ? RotationText::tr("and %1 more").arg(left) : QString(),
                  theme.muted);
}

}  // namespace

double Dial::angle() const {
    const double angle = std::atan2(key.y(), key.x()) - std::atan2(query.y(), query.x());
    return angle - 2 * pi * std::ceil((angle - pi) / (2 * pi));
}

double Dial::reach() const {
    return std::max({length(queryBefore), length(query), length(keyBefore), length(key)});
}

bool drawRotation(QPainter& painter, QSize size, const RotationPicture& picture, const Theme& theme) {
    painter.fillRect(QRect(QPoint(), size), theme.card);
    painter.setRenderHint(QPainter::Antialiasing);
    const RotationLayout layout(size, picture);
    const DialGrid& grid = layout.grid;
    if (grid.shown() == 0 && !picture.dials.empty()) {
        drawNoRoom(painter, QRect(QPoint(), size), theme);
        return false;
    }
    const double width = size.width() - 2 * rotationMargin;
    if (picture.legend)
        drawLegend(painter, QRectF(rotationMargin, layout.close ? 1 : 9, width, 18), picture, theme,
                   grid.wanted() - grid.shown());
    for (qint64 n = 0; n < grid.shown(); ++n) {
        const Dial& dial = picture.dials[static_cast<std::size_t>(n)];
        drawDial(painter, dial, grid.centre(n), grid.radius(), theme, dial.pair == picture.emphasised);
    }
    const auto pairOf = [&](qint64 n) { return picture.dials[static_cast<std::size_t>(n)].pair; };
    drawDialMarks(painter, picture.marks, {grid, pairOf}, size, theme);
    const int below = layout.scoreHeight + layout.comparisonHeight - (layout.close ? 0 : 4);
    const QRectF words(rotationMargin, size.height() - below, width, 20);
    painter.setPen(theme.text);
    painter.setFont(textFont(13, QFont::DemiBold));
    painter.drawText(words, Qt::AlignCenter,
                     clausesThatFit(picture.score, QFontMetricsF(painter.font()), words.width()));
    if (layout.comparisonHeight == 0) return true;
    painter.setPen(theme.muted);
    painter.setFont(textFont(12));
    painter.drawText(QRectF(words.left(), words.bottom() + 2, words.width(), layout.comparisonHeight),
                     Qt::AlignHCenter | Qt::AlignTop | Qt::TextWordWrap, picture.comparison);
    return true;
}

qint64 dialAt(QPointF point, QSize size, const RotationPicture& picture) {
    const qint64 n = RotationLayout(size, picture).grid.at(point);
    return n < 0 ? -1 : picture.dials[static_cast<std::size_t>(n)].pair;
}

}  // namespace posiscope
