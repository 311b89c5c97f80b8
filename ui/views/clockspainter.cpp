#include "ui/views/clockspainter.h"

#include <QCoreApplication>
#include <algorithm>
#include <cmath>
#include <numbers>
#include <optional>

#include "ui/translation/text.h"
#include "ui/views/clockhands.h"
#include "ui/views/sidelegend.h"

namespace posiscope {

namespace {

class ClocksText {
    Q_DECLARE_TR_FUNCTIONS(ClocksText)
};

constexpr int margin = 14;
constexpr int legendHeight = 34;
constexpr double largestRadius = 170;
constexpr double twoGap = 10;  // between two words in a line

/// What a clock needs beside its dial.
struct Sizes {
    double around;  ///< left and right together
    double caption;
    double smallest, largest;  ///< radius
    double captionWidth;
};

constexpr Sizes largeSizes{28, 68, 34, largestRadius, 120};
constexpr Sizes smallSizes{8, 18, 13, 46, 38};

const Sizes& sizesOf(const ClocksPicture& picture) {
    return picture.all ? smallSizes : largeSizes;
}

double angleOf(const SinCos& at) {
    return std::atan2(at.sine, at.cosine) * 180 / std::numbers::pi;
}

/// From one hand to the other, with a head where it ends.
void drawTurn(QPainter& painter, QPointF centre, double radius, const ClockHands& hands,
              const QColor& colour) {
    painter.setPen(QPen(colour, 1.6, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.setBrush(Qt::NoBrush);
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
    const qint64 first = picture.clocks->model()->firstPosition();
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

QString pairName(qint64 pair) {
    return ClocksText::tr("i = %1").arg(grouped(pair));
}

QString wavelengthOf(const Clocks& clocks, qint64 pair) {
    return ClocksText::tr("2π/ω = %1").arg(readable(clocks.wavelength(pair), 4));
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
        return degrees(clocks.hands(pair, picture.position, picture.offset).turn);
    };
    const auto lengthOf = [&](const Clocks& clocks) { return readable(clocks.wavelength(pair), 4); };
    painter.setFont(textFont(12, QFont::DemiBold));
    painter.setPen(pair == picture.emphasised ? theme.accent : theme.text);
    painter.drawText(line, Qt::AlignCenter, pairName(pair));
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

void drawLarge(QPainter& painter, const ClocksPicture& picture, qint64 pair, QPointF centre, double radius,
               const Theme& theme) {
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

    const double width = std::max(largeSizes.captionWidth, 2 * radius);
    QRectF line(centre.x() - width / 2, centre.y() + radius + 9, width, 18);
    if (both) {
        captionBoth(painter, picture, pair, line.adjusted(-40, 0, 40, 0), theme);
        return;
    }
    painter.setFont(textFont(12, QFont::DemiBold));
    drawTwo(painter, line, pairName(pair), emphasised ? theme.accent : theme.text,
            wavelengthOf(*picture.clocks, pair), theme.muted);
    painter.setFont(textFont(12));
    line.translate(0, 19);
    drawTwo(painter, line, ClocksText::tr("sin %1").arg(decimals(hands.here.sine)), theme.sine,
            ClocksText::tr("cos %1").arg(decimals(hands.here.cosine)), theme.cosine);
    line.translate(0, 18);
    painter.setPen(theme.accent);
    painter.drawText(line, Qt::AlignCenter, ClocksText::tr("ω·k ≡ %1").arg(degrees(hands.turn)));
}

void drawSmall(QPainter& painter, const ClocksPicture& picture, qint64 pair, QPointF centre, double radius,
               const Theme& theme) {
    const ClockHands hands = picture.clocks->hands(pair, picture.position, picture.offset);
    const bool emphasised = pair == picture.emphasised;
    const bool chosen = std::find(picture.chosen.begin(), picture.chosen.end(), pair) != picture.chosen.end();
    QColor sector = theme.accent;
    sector.setAlphaF(theme.dark ? 0.22F : 0.14F);
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
    painter.setFont(textFont(11));
    const QFontMetricsF metrics(painter.font());
    double x = margin;
    double end = size.width() - margin;
    constexpr double y = 18;
    const QString count =
        grid.shown() < grid.wanted()
            ? ClocksText::tr("%1 of %2 pairs").arg(grouped(grid.shown()), grouped(grid.wanted()))
            : QString();
    painter.setPen(theme.muted);
    painter.drawText(QRectF(margin, y - 9, end - margin, 18), Qt::AlignRight | Qt::AlignVCenter, count);
    if (!count.isEmpty()) end -= metrics.horizontalAdvance(count) + 14;
    const auto entry = [&](const QColor& colour, const QString& text, const QString& widest) {
        const double width = std::max(metrics.horizontalAdvance(text), metrics.horizontalAdvance(widest)) + 4;
        if (x + 22 + width > end) return;
        painter.setPen(QPen(colour, 2.4, Qt::SolidLine, Qt::FlatCap));
        painter.drawLine(QPointF(x, y), QPointF(x + 16, y));
        painter.setPen(theme.muted);
        painter.drawText(QRectF(x + 22, y - 9, width, 18), Qt::AlignLeft | Qt::AlignVCenter, text);
        x += 22 + width + 14;
    };
    const qint64 last = picture.lastPosition;
    entry(theme.text, ClocksText::tr("p = %1").arg(grouped(picture.position)),
          ClocksText::tr("p = %1").arg(grouped(last)));
    entry(theme.accent, ClocksText::tr("p + k = %1").arg(grouped(picture.position + picture.offset)),
          ClocksText::tr("p + k = %1").arg(grouped(last)));
    if (picture.all || picture.other) return;
    entry(theme.sine, ClocksText::tr("sin ωp"), {});
    entry(theme.cosine, ClocksText::tr("cos ωp"), {});
}

}  // namespace

namespace {

SideLegend sidesOf(const ClocksPicture& picture, QSize size, const Theme& theme) {
    return {picture.nameA, picture.nameB, size.width() - 2 * margin, {theme.text, theme.text}, theme};
}

}  // namespace

ClockGrid::ClockGrid(QSize size, const ClocksPicture& picture) : picture_(picture) {
    const Sizes& sizes = sizesOf(picture);
    const int top = legendHeight + sidesOf(picture, size, Theme::light()).height();
    area_ = QRectF(margin, top, std::max(1, size.width() - 2 * margin), std::max(1, size.height() - top - 8));
    wanted_ = picture.all ? picture.clocks->count() : static_cast<qint64>(picture.chosen.size());
    // Captions must not run into each other.
    double caption = 0;
    if (picture.all) {
        caption = QFontMetricsF(textFont(11)).horizontalAdvance(grouped(wanted_)) + 10;
    } else {
        const QFontMetricsF metrics(textFont(12, QFont::DemiBold));
        constexpr std::ptrdiff_t most = 64;  // about as many as there is ever room for
        const auto end =
            picture.chosen.begin() + std::min(most, static_cast<std::ptrdiff_t>(picture.chosen.size()));
        for (auto pair = picture.chosen.begin(); pair != end; ++pair)
            caption = std::max(
                caption, metrics.horizontalAdvance(pairName(*pair) + wavelengthOf(*picture.clocks, *pair)) +
                             twoGap + 10);
        // Two numbers stand where there is one of a single encoding.
        if (picture.other) caption = std::max(caption + 40, 150.0);
    }
    const double width = std::max({2 * sizes.smallest + sizes.around, sizes.captionWidth, caption});
    const double height = 2 * sizes.smallest + sizes.caption + 8;
    const auto across = std::max<qint64>(1, static_cast<qint64>(area_.width() / width));
    const auto down = std::max<qint64>(1, static_cast<qint64>(area_.height() / height));
    shown_ = std::min(wanted_, across * down);
    for (qint64 columns = 1; columns <= std::min(across, shown_); ++columns) {
        const qint64 rows = (shown_ + columns - 1) / columns;
        const double columnWidth = area_.width() / static_cast<double>(columns);
        const double rowHeight = area_.height() / static_cast<double>(rows);
        const double radius =
            std::min({(columnWidth - sizes.around) / 2, (rowHeight - sizes.caption - 8) / 2, sizes.largest});
        if (radius <= radius_) continue;
        radius_ = radius;
        columns_ = columns;
    }
    radius_ = std::max(radius_, 4.0);
}

qint64 ClockGrid::pairAt(qint64 n) const {
    if (!picture_.all) return picture_.chosen[static_cast<std::size_t>(n)];
    return shown_ < wanted_ && shown_ > 1 ? n * (wanted_ - 1) / (shown_ - 1) : n;
}

QRectF ClockGrid::slot(qint64 n) const {
    const qint64 rows = (shown_ + columns_ - 1) / columns_;
    const double width = area_.width() / static_cast<double>(columns_);
    // Rows stand no farther apart than they need, in the middle of the pane.
    const double height = std::min(area_.height() / static_cast<double>(rows),
                                   2 * radius_ + sizesOf(picture_).caption + (picture_.all ? 14 : 40));
    const double top = area_.top() + (area_.height() - height * static_cast<double>(rows)) / 2;
    return {area_.left() + static_cast<double>(n % columns_) * width,
            top + static_cast<double>(n / columns_) * height, width, height};
}

QPointF ClockGrid::centre(qint64 n) const {
    const QRectF place = slot(n);
    return {place.center().x(), place.center().y() - sizesOf(picture_).caption / 2};
}

qint64 ClockGrid::pairUnder(QPointF point) const {
    for (qint64 n = 0; n < shown_; ++n)
        if (slot(n).contains(point)) return pairAt(n);
    return -1;
}

void drawClocks(QPainter& painter, QSize size, const ClocksPicture& picture, const Theme& theme) {
    painter.fillRect(QRect(QPoint(), size), theme.card);
    painter.setRenderHint(QPainter::Antialiasing);
    if (!picture.clocks) return;
    const ClockGrid grid(size, picture);
    drawLegend(painter, size, picture, grid, theme);
    sidesOf(picture, size, theme).draw(painter, {margin, legendHeight - 4});
    for (qint64 n = 0; n < grid.shown(); ++n)
        (picture.all ? drawSmall : drawLarge)(painter, picture, grid.pairAt(n), grid.centre(n), grid.radius(),
                                              theme);
}

QString degrees(double radians) {
    const QString number = localised(QString::number(radians * 180 / std::numbers::pi, 'f', 1));
    return ClocksText::tr("%1°").arg(number).replace(u'-', QChar(0x2212));
}

}  // namespace posiscope
