// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/plot/colourbar.h"

#include <algorithm>
#include <cmath>

#include "ui/plot/niceceiling.h"
#include "ui/translation/translated.h"

namespace posiscope {

QImage rampOf(const Colormap& map) {
    const int steps = static_cast<int>(map.colours.size());
    QImage ramp(1, steps, QImage::Format_RGB32);
    for (int n = 0; n < steps; ++n) {
        const auto& colour = map.colours[static_cast<std::size_t>(steps - 1 - n)];
        ramp.setPixel(0, n, qRgb(colour[0], colour[1], colour[2]));
    }
    return ramp;
}

namespace {

/// The round numbers beside a bar. A power of ten that they share is written once, below the bar.
class BarScale {
 public:
    /// At most so many numbers; one where the bar has a single value.
    BarScale(const QCPRange& range, int most, bool sharesPower) : range_(range) {
        const double largest = std::max(std::abs(range.lower), std::abs(range.upper));
        constexpr double least = 0.01, tooMuch = 1e4;
        if (sharesPower && largest > 0 && (largest < least || largest >= tooMuch))
            power_ = static_cast<int>(std::floor(std::log10(largest) + 1e-9));
        if (range.size() <= 0) {
            values_.push_back(range.lower);
            return;
        }
        // Two at least: one number does not tell how far the colours go.
        for (int steps = std::max(1, most - 1); values_.size() < 2; ++steps)
            fill(niceCeiling(range.size() / steps, {1, 2, 5}));
    }
    const std::vector<double>& values() const { return values_; }
    /// The way from the lowest to the highest value: 0 … 1.
    double share(double value) const {
        return range_.size() > 0 ? std::clamp((value - range_.lower) / range_.size(), 0.0, 1.0) : 0.5;
    }
    QString label(double value) const {
        constexpr double least = 6, most = 15;
        const double steps = step_ > 0 ? std::abs(value) / step_ : 0;
        const double digits = steps >= 1 ? std::floor(std::log10(steps) + 1e-9) + 2 : 0;
        return readable(value * std::pow(10, -power_), static_cast<int>(std::clamp(digits, least, most)));
    }
    /// "·10⁻⁸", or nothing.
    QString factor() const { return power_ == 0 ? QString() : QStringLiteral("·10") + superscript(power_); }

 private:
    void fill(double step) {
        step_ = step;
        values_.clear();
        constexpr double slack = 1e-9;  // of a step: an end that is round is among them
        const auto last = static_cast<qint64>(std::floor(range_.upper / step + slack));
        for (auto n = static_cast<qint64>(std::ceil(range_.lower / step - slack)); n <= last; ++n)
            values_.push_back(static_cast<double>(n) * step);
    }

    QCPRange range_;
    int power_ = 0;
    double step_ = 0;
    std::vector<double> values_;
};

constexpr int labelHeight = 16;

}  // namespace

ColourBar::ColourBar(FieldPlottable* field, Qt::Orientation orientation)
    : QCPLayoutElement(field->parentPlot()), field_(field), orientation_(orientation) {
    setLayer(QStringLiteral("axes"));
    setMinimumSize(QSize(0, heightBelow));
    setMaximumSize(QSize(QWIDGETSIZE_MAX, heightBelow));
    setRoom(width_);
}

void ColourBar::setRoom(int width) {
    width_ = width;
    if (orientation_ == Qt::Horizontal) return;
    constexpr int none = 18;
    const int column = shown_ ? width + (title_.isEmpty() ? 0 : titleWidth) : std::min(width, none);
    setMinimumSize(QSize(column, 0));
    setMaximumSize(QSize(column, QWIDGETSIZE_MAX));
}

void ColourBar::draw(QCPPainter* painter) {
    if (!field_->isShown() || !shown_) return;
    painter->setAntialiasing(false);
    const FieldPicture& picture = field_->picture(Canvas(*painter));
    painter->setFont(textFont(11));
    orientation_ == Qt::Vertical ? drawBeside(*painter, picture) : drawBelow(*painter, picture);
}

void drawColourScale(QCPPainter& painter, const QRectF& bar, const ColourScale& shown, double left,
                     const Theme& theme) {
    painter.setRenderHint(QPainter::SmoothPixmapTransform, true);
    painter.drawImage(bar, rampOf(*shown.map));
    painter.setPen(theme.border);
    painter.setBrush(Qt::NoBrush);
    painter.drawRect(bar);
    painter.setPen(theme.muted);
    constexpr int least = 2, most = 6, room = 3 * labelHeight;
    const BarScale scale({shown.lowest, shown.highest},
                         std::clamp(static_cast<int>(bar.height()) / room + 1, least, most), true);
    for (const double value : scale.values()) {
        const double y = bar.bottom() - scale.share(value) * bar.height();
        painter.drawLine(QPointF(bar.right(), y), QPointF(bar.right() + 3, y));
        painter.drawText(QRectF(bar.right() + 6, y - labelHeight / 2.0, 42, labelHeight),
                         Qt::AlignLeft | Qt::AlignVCenter | Qt::TextDontClip, scale.label(value));
    }
    painter.drawText(QRectF(left, bar.bottom() + 11, 76, labelHeight),
                     Qt::AlignLeft | Qt::AlignVCenter | Qt::TextDontClip, scale.factor());
}

void drawBarTitle(QCPPainter& painter, const QRectF& bar, double middle, const QString& title,
                  const Theme& theme) {
    if (title.isEmpty()) return;
    painter.save();
    painter.setPen(theme.muted);
    painter.translate(middle, bar.center().y());
    painter.rotate(-90);
    painter.drawText(QRectF(-bar.height() / 2, -labelHeight / 2.0, bar.height(), labelHeight),
                     Qt::AlignCenter | Qt::TextDontClip, title);
    painter.restore();
}

void ColourBar::drawBeside(QCPPainter& painter, const FieldPicture& picture) const {
    const QRect rect = field_->keyAxis()->axisRect()->rect();
    const QRectF bar(rect.right() + gap(), rect.top(), 12, rect.height());
    const Theme& theme = *field_->request().theme;
    // The power is clear of the axis below the picture.
    drawColourScale(painter, bar, {field_->request().map, picture.range.lower, picture.range.upper},
                    rect.right() + std::max(gap(), 16), theme);
    drawBarTitle(painter, bar, rect.right() + width_ + titleWidth / 2.0 - 2, title_, theme);
    drawNonFiniteKey(painter, picture.nonFinite);
}

void ColourBar::drawBelow(QCPPainter& painter, const FieldPicture& picture) const {
    const QRect rect = field_->keyAxis()->axisRect()->rect();
    const QRectF bar(rect.left(), rect.bottom() + 7, rect.width(), 5);
    painter.setRenderHint(QPainter::SmoothPixmapTransform, true);
    painter.drawImage(bar, rampOf(*field_->request().map).transformed(QTransform().rotate(90)));
    painter.setPen(field_->request().theme->muted);
    // As many numbers as there is room for.
    for (int most = 6; most >= 2; --most) {
        const BarScale scale(picture.range, most, false);
        std::vector<std::pair<QRectF, QString>> labels;
        bool fits = true;
        for (const double value : scale.values()) {
            const QString text = scale.label(value);
            const double length = painter.fontMetrics().horizontalAdvance(text);
            const double left = rect.left() + scale.share(value) * rect.width() - length / 2;
            const double last = std::max<double>(rect.left(), rect.right() - length);
            labels.emplace_back(
                QRectF(std::clamp<double>(left, rect.left(), last), bar.bottom() + 2, length, 14), text);
            constexpr int gap = 6;
            const double reached = labels.size() < 2 ? -1e9 : labels[labels.size() - 2].first.right() + gap;
            fits = fits && length <= rect.width() && labels.back().first.left() >= reached;
        }
        if (!fits) continue;
        for (const auto& [place, text] : labels)
            painter.drawText(place, Qt::AlignCenter | Qt::TextDontClip, text);
        return;
    }
}

void ColourBar::drawNonFiniteKey(QCPPainter& painter, const NonFinite& nonFinite) const {
    const QRect rect = field_->keyAxis()->axisRect()->rect();
    const Theme& theme = *field_->request().theme;
    double y = rect.bottom() + 14;
    for (const auto& [inSight, colour, text] :
         {std::tuple{nonFinite.notANumber, theme.notANumber, QStringLiteral("NaN")},
          std::tuple{nonFinite.infinite, theme.masked, QStringLiteral("±∞")}}) {
        if (!inSight) continue;
        const QRectF swatch(rect.right() + std::max(gap(), 16), y, 12, 10);  // clear of the axis
        painter.fillRect(swatch, colour);
        painter.setPen(theme.border);
        painter.drawRect(swatch);
        painter.setPen(theme.muted);
        painter.drawText(QRectF(swatch.right() + 6, y - 3, 42, 16),
                         Qt::AlignLeft | Qt::AlignVCenter | Qt::TextDontClip, text);
        y += 15;
    }
}

}  // namespace posiscope
