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
    /// With the power: "5·10⁵".
    QString inFull(double value) const { return value == 0 ? label(value) : label(value) + factor(); }
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

/// A number below a bar; its place begins at 0.
struct BarLabel {
    QRectF place;
    QString text;
};

/// Numbers below a bar as wide as `rect`; none where they are not so far apart.
std::vector<BarLabel> labelsBelow(const QFontMetrics& metrics, const QRect& rect, const BarScale& scale,
                                  const std::vector<double>& values, int apart) {
    constexpr int height = 14;
    std::vector<BarLabel> labels;
    for (const double value : values) {
        const QString text = scale.inFull(value);
        const double length = metrics.horizontalAdvance(text);
        if (length > rect.width()) return {};
        const double left =
            std::clamp<double>(rect.left() + scale.share(value) * rect.width() - length / 2, rect.left(),
                               std::max<double>(rect.left(), rect.right() - length));
        if (!labels.empty() && left < labels.back().place.right() + apart) return {};
        labels.push_back({QRectF(left, 0, length, height), text});
    }
    return labels;
}

/// As many numbers as there is room for, at last the first and the last of a scale; as powers, closer or in
/// smaller type where two have no room otherwise. The painter gets the type.
std::vector<BarLabel> labelsThatFit(QPainter& painter, const QRect& rect, const QCPRange& range) {
    for (const auto& [pixels, apart] : {std::pair{11, 6}, {11, 3}, {10, 3}, {9, 3}, {8, 3}}) {
        painter.setFont(textFont(pixels));
        for (const bool power : {false, true})
            for (int most = 6; most >= 1; --most) {
                const BarScale scale(range, most, power);
                std::vector<double> values = scale.values();
                if (most == 1) values = {values.front(), values.back()};
                auto labels = labelsBelow(painter.fontMetrics(), rect, scale, values, apart);
                if (!labels.empty()) return labels;
            }
    }
    return {};
}

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

NonFinite ColourBar::unexplained(const Canvas& canvas) const {
    const bool explains = shown_ && orientation_ == Qt::Vertical;
    return explains || !field_->isShown() ? NonFinite() : field_->picture(canvas).nonFinite;
}

void ColourBar::draw(QCPPainter* painter) {
    if (!isShown()) return;
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
    for (const BarLabel& label : labelsThatFit(painter, rect, picture.range))
        painter.drawText(label.place.translated(0, bar.bottom() + 2), Qt::AlignCenter | Qt::TextDontClip,
                         label.text);
}

void ColourBar::drawNonFiniteKey(QCPPainter& painter, const NonFinite& nonFinite) const {
    const QRect rect = field_->keyAxis()->axisRect()->rect();
    const Theme& theme = *field_->request().theme;
    double y = rect.bottom() + 14;
    for (const auto& [inSight, colour, text] :
         {std::tuple{nonFinite.notANumber, theme.notANumber, QStringLiteral("NaN")},
          std::tuple{!nonFinite.infinity().isEmpty(), theme.masked, nonFinite.infinity()}}) {
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
