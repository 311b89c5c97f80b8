// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/views/clocks/clockspainter.h"

#include <QCoreApplication>
#include <algorithm>
#include <cmath>
#include <numbers>
#include <optional>
#include <span>

#include "ui/translation/positionwords.h"
#include "ui/translation/translated.h"
#include "ui/views/clocks/clockhands.h"
#include "ui/views/shared/dialmarks.h"
#include "ui/views/shared/sidelegend.h"

namespace posiscope {

namespace {

class ClocksText {
    Q_DECLARE_TR_FUNCTIONS(ClocksText)
};

constexpr int margin = 14;
constexpr int legendHeight = 34;
constexpr int bareHeight = 8;  // without a legend
constexpr double largestRadius = 170;
constexpr double fullTurn = 2 * std::numbers::pi;
constexpr double twoGap = 10;  // between two words in a line

constexpr DialSizes largeSizes{34, largestRadius, 0.4, 28, 68, 120, 40};
// Heights of captions: three lines, name and wavelength in one, below each other, the name alone.
constexpr double oneLine = 30, twoLines = 48, nameAlone = 29;
constexpr DialSizes smallSizes{13, 46, 0, 8, 18, 38, 14};

double angleOf(const SinCos& at) {
    return std::atan2(at.sine, at.cosine) * 180 / std::numbers::pi;
}

/// The way from one hand to the other, with a head where it ends, and a ring inside for whole turns.
void drawTurn(QPainter& painter, QPointF centre, double radius, const ClockHands& hands,
              const QColor& colour) {
    painter.setPen(QPen(colour, 1.6, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.setBrush(Qt::NoBrush);
    if (hands.wholeTurns != 0) painter.drawEllipse(centre, radius * 0.8, radius * 0.8);
    const QRectF square(centre.x() - radius, centre.y() - radius, 2 * radius, 2 * radius);
    painter.drawArc(square, static_cast<int>(std::lround(angleOf(hands.here) * 16)),
                    static_cast<int>(std::lround(hands.turn * 180 / std::numbers::pi * 16)));
    if (std::abs(hands.turn) * radius < 9) return;
    const QPointF tip = centre + onClock(hands.there) * radius;
    const QPointF inward = -onClock(hands.there);
    const QPointF back = (hands.turn > 0 ? 1.0 : -1.0) * QPointF(inward.y(), -inward.x());
    painter.drawLine(tip, tip + (back + inward * 0.75) * 5);
    painter.drawLine(tip, tip + (back - inward * 0.75) * 5);
}

/// The last few positions, as dots that fade on the rim: how fast the hand goes.
void drawTrail(QPainter& painter, const ClocksPicture& picture, qint64 pair, QPointF centre, double radius,
               const Theme& theme) {
    constexpr int steps = 7;
    const qint64 first = picture.clocks->model()->firstCursor();
    painter.setPen(Qt::NoPen);
    for (int back = steps; back > 0; --back) {
        if (picture.position - back < first) continue;
        QColor colour = theme.muted;
        colour.setAlphaF(0.75F * static_cast<float>(steps + 1 - back) / (steps + 1));
        painter.setBrush(colour);
        const SinCos at = picture.clocks->hands(pair, picture.position - back, 0).here;
        painter.drawEllipse(centre + onClock(at) * radius, 2.2, 2.2);
    }
}

/// The angles that a pair has from one position to another: all of them after a whole turn.
DialSector sectorOfArc(const Clocks& clocks, const PictureMark& mark) {
    constexpr double all = 360, degrees = 180 / std::numbers::pi;
    constexpr double farthest = 1e9;  // of a position
    const qint64 pair = std::llround(mark.at[0]), begin = clocks.model()->firstCursor();
    const qint64 first = std::llround(std::clamp(mark.at[1], -farthest, farthest));
    const double span = clocks.frequency(pair) * (mark.at[2] - mark.at[1]) * degrees;
    return {angleOf(clocks.hands(pair, begin, first - begin).there), std::clamp(span, -all, all)};
}

QString pairName(const ClocksPicture& picture, qint64 pair) {
    return pairText(*picture.clocks->model(), pair);
}

QString wavelengthOf(const Clocks& clocks, qint64 pair) {
    return ClocksText::tr("2π/ω = %1").arg(readable(clocks.wavelength(pair), 4));
}

/// "58.9°", with a true minus sign.
QString degrees(double radians) {
    const QString number = localised(QString::number(radians * 180 / std::numbers::pi, 'f', 1));
    return ClocksText::tr("%1°").arg(number).replace(u'-', QChar(0x2212));
}

/// A word in one colour and one in another, in the middle of a line.
void drawTwo(QPainter& painter, const QRectF& line, const QString& left, const QColor& leftColour,
             const QString& right, const QColor& rightColour) {
    const QFontMetricsF metrics(painter.font());
    const double width = metrics.horizontalAdvance(left) + twoGap + metrics.horizontalAdvance(right);
    const double from = line.center().x() - width / 2;
    painter.setPen(leftColour);
    painter.drawText(QRectF(from, line.top(), line.width(), line.height()), Qt::AlignLeft | Qt::AlignVCenter,
                     left);
    painter.setPen(rightColour);
    painter.drawText(QRectF(from + width - line.width(), line.top(), line.width(), line.height()),
                     Qt::AlignRight | Qt::AlignVCenter, right);
}

/// Whether B has such a clock at the cursor's position.
bool hasOther(const ClocksPicture& picture, qint64 pair) {
    return picture.other && pair < picture.other->count() && picture.other->knows(picture.position);
}

/// The hands of B over those of A.
void drawOther(QPainter& painter, const ClocksPicture& picture, qint64 pair, QPointF centre, double radius,
               const Theme& theme) {
    if (!hasOther(picture, pair)) return;
    const ClockHands hands = picture.other->hands(pair, picture.position, picture.offset);
    drawClockHand(painter, centre, radius + 3, hands.there, theme.accent, 2, true);
    drawClockHand(painter, centre, radius + 3, hands.here, theme.text, 2, true);
}

/// "A 44.4, B 355", where B has such a pair.
QString ofBoth(const QString& a, const std::optional<QString>& b) {
    return ClocksText::tr("A %1, B %2").arg(a, b.value_or(QStringLiteral("–")));
}

/// What is written under a dial that A and B share.
void captionBoth(QPainter& painter, const ClocksPicture& picture, qint64 pair, QRectF line,
                 const Theme& theme) {
    const bool there = hasOther(picture, pair);
    const auto turnOf = [&](const Clocks& clocks) {
        const ClockHands hands = clocks.hands(pair, picture.position, picture.offset);
        return degrees(static_cast<double>(hands.wholeTurns) * fullTurn + hands.turn);
    };
    const auto lengthOf = [&](const Clocks& clocks) { return readable(clocks.wavelength(pair), 4); };
    painter.setFont(textFont(12, QFont::DemiBold));
    painter.setPen(pair == picture.emphasised ? theme.accent : theme.text);
    painter.drawText(line, Qt::AlignCenter, pairName(picture, pair));
    painter.setFont(textFont(12));
    line.translate(0, 19);
    painter.setPen(theme.muted);
    painter.drawText(line, Qt::AlignCenter,
                     ClocksText::tr("2π/ω: %1")
                         .arg(ofBoth(lengthOf(*picture.clocks),
                                     there ? std::optional(lengthOf(*picture.other)) : std::nullopt)));
    line.translate(0, 18);
    painter.setPen(theme.accent);
    painter.drawText(
        line, Qt::AlignCenter,
        ClocksText::tr("ω·k: %1").arg(
            ofBoth(turnOf(*picture.clocks), there ? std::optional(turnOf(*picture.other)) : std::nullopt)));
}

/// With three decimals, so that numbers that change keep their width.
QString decimals(double number) {
    return localised(QString::number(number, 'f', 3)).replace(u'-', QChar(0x2212));
}

QString sineText(double sine) {
    return ClocksText::tr("sin %1").arg(decimals(sine));
}
QString cosineText(double cosine) {
    return ClocksText::tr("cos %1").arg(decimals(cosine));
}

void drawLarge(QPainter& painter, const ClocksPicture& picture, qint64 pair, QPointF centre,
               const DialGrid& grid, const Theme& theme) {
    const double radius = grid.radius();
    const ClockHands hands = picture.clocks->hands(pair, picture.position, picture.offset);
    const bool emphasised = pair == picture.emphasised;
    painter.setPen(QPen(theme.grid, 1));
    painter.drawLine(centre - QPointF(radius, 0), centre + QPointF(radius, 0));
    painter.drawLine(centre - QPointF(0, radius), centre + QPointF(0, radius));
    drawClockRim(painter, centre, radius,
                 QPen(emphasised ? theme.accent : theme.border, emphasised ? 2 : 1.5));
    const bool both = picture.other != nullptr;
    if (!both) drawTrail(painter, picture, pair, centre, radius, theme);
    const QPointF tip = centre + onClock(hands.here) * radius;
    const QPointF foot(tip.x(), centre.y());
    if (!both) {
        painter.setPen(QPen(theme.cosine, 3, Qt::SolidLine, Qt::FlatCap));
        painter.drawLine(centre, foot);
        painter.setPen(QPen(theme.sine, 3, Qt::SolidLine, Qt::FlatCap));
        painter.drawLine(foot, tip);
        drawTurn(painter, centre, radius * 0.44, hands, theme.accent);
    }
    drawClockHand(painter, centre, radius + 3, hands.there, theme.accent, 2);
    drawClockHand(painter, centre, radius + 3, hands.here, theme.text, 2.4);
    drawOther(painter, picture, pair, centre, radius, theme);
    painter.setPen(QPen(theme.card, 1.5));
    painter.setBrush(theme.accent);
    painter.drawEllipse(centre + onClock(hands.there) * radius, 4.5, 4.5);
    painter.setBrush(theme.text);
    painter.drawEllipse(tip, 5, 5);
    painter.drawEllipse(centre, 3.5, 3.5);

    const double width = std::max(largeSizes.width, 2 * radius);
    QRectF line(centre.x() - width / 2, centre.y() + radius + 9, width, 18);
    if (both) {
        captionBoth(painter, picture, pair, line.adjusted(-40, 0, 40, 0), theme);
        return;
    }
    painter.setFont(textFont(12, QFont::DemiBold));
    if (grid.caption() == nameAlone || grid.caption() == twoLines) {
        painter.setPen(emphasised ? theme.accent : theme.text);
        painter.drawText(line, Qt::AlignCenter, pairName(picture, pair));
        if (grid.caption() == nameAlone) return;
        painter.setFont(textFont(12));
        painter.setPen(theme.muted);
        painter.drawText(line.translated(0, 18), Qt::AlignCenter, wavelengthOf(*picture.clocks, pair));
        return;
    }
    drawTwo(painter, line, pairName(picture, pair), emphasised ? theme.accent : theme.text,
            wavelengthOf(*picture.clocks, pair), theme.muted);
    if (grid.caption() <= oneLine) return;
    painter.setFont(textFont(12));
    line.translate(0, 19);
    drawTwo(painter, line, sineText(hands.here.sine), theme.sine, cosineText(hands.here.cosine),
            theme.cosine);
    line.translate(0, 18);
    painter.setPen(theme.accent);
    painter.drawText(line, Qt::AlignCenter, turnText(hands));
}

void drawSmall(QPainter& painter, const ClocksPicture& picture, qint64 pair, QPointF centre,
               const DialGrid& grid, const Theme& theme) {
    const double radius = grid.radius();
    const ClockHands hands = picture.clocks->hands(pair, picture.position, picture.offset);
    const bool emphasised = pair == picture.emphasised;
    const bool chosen = std::find(picture.chosen.begin(), picture.chosen.end(), pair) != picture.chosen.end();
    QColor sector = theme.accent;
    sector.setAlphaF(theme.isDark ? 0.22F : 0.14F);
    painter.setPen(Qt::NoPen);
    painter.setBrush(sector);
    painter.drawPie(QRectF(centre.x() - radius, centre.y() - radius, 2 * radius, 2 * radius),
                    static_cast<int>(std::lround(angleOf(hands.here) * 16)),
                    static_cast<int>(std::lround(hands.turn * 180 / std::numbers::pi * 16)));
    drawClockRim(painter, centre, radius,
                 QPen(emphasised ? theme.accent : theme.border, emphasised ? 2 : 1.2));
    drawClockHand(painter, centre, radius + 1, hands.there, theme.accent, 1.6);
    drawClockHand(painter, centre, radius + 1, hands.here, theme.text, 1.8);
    if (hasOther(picture, pair))
        drawClockHand(painter, centre, radius + 1,
                      picture.other->hands(pair, picture.position, picture.offset).here, theme.text, 1.6,
                      true);
    painter.setFont(textFont(11, emphasised || chosen ? QFont::DemiBold : QFont::Normal));
    painter.setPen(emphasised ? theme.accent : chosen ? theme.text : theme.muted);
    painter.drawText(QRectF(centre.x() - 30, centre.y() + radius + 1, 60, 16), Qt::AlignCenter,
                     grouped(pair));
}

void drawLegend(QPainter& painter, QSize size, const ClocksPicture& picture, const ClockGrid& grid,
                const Theme& theme) {
    const Positions& positions = picture.clocks->model()->positions();
    const QString last = positionText(positions, picture.lastPosition);
    const auto entry = [&](const QColor& colour, const QString& text, const QString& widest = {}) {
        return LegendEntry{.text = text, .colour = colour, .textColour = theme.muted, .widest = widest};
    };
    std::vector<LegendEntry> entries{
        entry(theme.text, ClocksText::tr("p = %1").arg(positionText(positions, picture.position)),
              ClocksText::tr("p = %1").arg(last)),
        entry(theme.accent,
              ClocksText::tr("p + k = %1").arg(positionText(positions, picture.position, picture.offset)),
              ClocksText::tr("p + k = %1").arg(last))};
    if (!picture.all && !picture.other) {
        entries.push_back(entry(theme.sine, ClocksText::tr("sin ωp")));
        entries.push_back(entry(theme.cosine, ClocksText::tr("cos ωp")));
    }
    const QString count =
        grid.shown() < grid.wanted()
            ? ClocksText::tr("%1 of %2 pairs").arg(grouped(grid.shown()), grouped(grid.wanted()))
            : QString();
    drawLegendRow(painter, QRectF(margin, 9, size.width() - 2 * margin, 18), entries, count, theme.muted);
}

SideLegend sidesOf(const ClocksPicture& picture, QSize size, const Theme& theme) {
    const QStringList names =
        picture.nameA.isEmpty() ? QStringList() : QStringList{picture.nameA, picture.nameB};
    return {names, size.width() - 2 * margin, SideSwatch::shape, theme};
}

/// How wide a column must be so that captions do not run into each other.
double captionWidth(const ClocksPicture& picture) {
    if (picture.all)
        return QFontMetricsF(textFont(11)).horizontalAdvance(grouped(picture.clocks->count())) + 10;
    const QFontMetricsF metrics(textFont(12, QFont::DemiBold));
    constexpr std::size_t most = 64;  // about as many as there is ever room for
    // Negative numbers, so that the dials keep their places while the hands turn.
    double widest = metrics.horizontalAdvance(sineText(-0.888) + cosineText(-0.888)) + twoGap + 10;
    for (const qint64 pair : std::span(picture.chosen).first(std::min(most, picture.chosen.size()))) {
        const QString turn = turnText(picture.clocks->hands(pair, picture.position, picture.offset));
        widest = std::max(
            {widest,
             metrics.horizontalAdvance(pairName(picture, pair) + wavelengthOf(*picture.clocks, pair)) +
                 twoGap + 10,
             metrics.horizontalAdvance(turn) + 10});
    }
    // A caption of A and B has two numbers.
    return picture.other ? std::max(widest + 40, 150.0) : widest;
}

/// How wide the lines of a short caption are.
double shortWidth(const ClocksPicture& picture, bool wavelength) {
    const QFontMetricsF metrics(textFont(12, QFont::DemiBold));
    double widest = 0;
    for (const qint64 pair : picture.chosen) {
        widest = std::max(widest, metrics.horizontalAdvance(pairName(picture, pair)));
        if (wavelength)
            widest = std::max(widest, metrics.horizontalAdvance(wavelengthOf(*picture.clocks, pair)));
    }
    return widest + 10;
}

/// Every clock that is chosen, smaller and with less below it; nothing where that does not help.
std::optional<DialGrid> gridOfShortCaptions(const QRectF& area, const ClocksPicture& picture) {
    constexpr qint64 most = 12;  // of more, some are shown large
    const auto wanted = static_cast<qint64>(picture.chosen.size());
    if (wanted > most) return std::nullopt;
    for (const double caption : {oneLine, twoLines, nameAlone}) {
        DialSizes sizes = largeSizes;
        sizes.caption = caption;
        sizes.width = caption == oneLine ? std::max(sizes.width, captionWidth(picture))
                                         : shortWidth(picture, caption == twoLines);
        if (caption != oneLine) sizes.smallest = caption == twoLines ? 22 : 13;
        const DialGrid grid(area, wanted, sizes);
        if (grid.shown() == wanted) return grid;
    }
    return std::nullopt;
}

DialGrid gridFor(QSize size, const ClocksPicture& picture) {
    DialSizes sizes = picture.all ? smallSizes : largeSizes;
    sizes.width = std::max(sizes.width, captionWidth(picture));
    const int top =
        picture.legend ? legendHeight + sidesOf(picture, size, Theme::light()).height() : bareHeight;
    const QRectF area(margin, top, size.width() - 2 * margin, size.height() - top - 8);
    const auto wanted = picture.all ? picture.clocks->count() : static_cast<qint64>(picture.chosen.size());
    DialGrid grid(area, wanted, sizes);
    if (!picture.all && !picture.other && grid.shown() < wanted) {
        if (const auto small = gridOfShortCaptions(area, picture)) return *small;
        sizes.caption = oneLine;
        grid = DialGrid(area, wanted, sizes);
    }
    if (grid.shown() > 0) return grid;
    sizes.smallest = 4;  // at least one clock, whatever room there is
    const QSizeF least(2 * sizes.smallest + sizes.around, 2 * sizes.smallest + sizes.caption + 9);
    return {QRectF(area.topLeft(), area.size().expandedTo(least)), wanted, sizes};
}

}  // namespace

ClockGrid::ClockGrid(QSize size, const ClocksPicture& picture)
    : DialGrid(gridFor(size, picture)), picture_(picture) {}

qint64 ClockGrid::pairAt(qint64 n) const {
    if (!picture_.all) return picture_.chosen[static_cast<std::size_t>(n)];
    return shown() < wanted() && shown() > 1 ? n * (wanted() - 1) / (shown() - 1) : n;
}

qint64 ClockGrid::pairUnder(QPointF point) const {
    const qint64 n = at(point);
    return n < 0 ? -1 : pairAt(n);
}

bool drawClocks(QPainter& painter, QSize size, const ClocksPicture& picture, const Theme& theme) {
    painter.fillRect(QRect(QPoint(), size), theme.card);
    painter.setRenderHint(QPainter::Antialiasing);
    if (!picture.clocks) return true;
    const ClockGrid grid(size, picture);
    if (picture.legend) {
        drawLegend(painter, size, picture, grid, theme);
        sidesOf(picture, size, theme).draw(painter, {margin, legendHeight - 4});
    }
    for (qint64 n = 0; n < grid.shown(); ++n)
        (picture.all ? drawSmall : drawLarge)(painter, picture, grid.pairAt(n), grid.centre(n), grid, theme);
    const auto sectorOf = [&](const PictureMark& mark) { return sectorOfArc(*picture.clocks, mark); };
    drawDialMarks(painter, picture.marks, {grid, [&](qint64 n) { return grid.pairAt(n); }, sectorOf}, size,
                  theme);
    constexpr double least = 8;  // of a clock whose hands are told apart
    return grid.radius() >= least;
}

QString turnText(const ClockHands& hands) {
    if (hands.wholeTurns == 0) return ClocksText::tr("ω·k = %1").arg(degrees(hands.turn));
    const QString whole = grouped(std::abs(hands.wholeTurns));
    const QString rest = degrees(std::abs(hands.turn));
    return (hands.wholeTurns > 0 ? ClocksText::tr("ω·k = %1 × 360° + %2")
                                 : ClocksText::tr("ω·k = −%1 × 360° − %2"))
        .arg(whole, rest);
}

}  // namespace posiscope
