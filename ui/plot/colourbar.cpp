#include "ui/plot/colourbar.h"

#include <algorithm>
#include <cmath>

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

/// The numbers beside a bar. A power of ten that they share is written once, below the bar.
struct BarScale {
    QCPRange range;
    int power = 0;

    explicit BarScale(const QCPRange& shown) : range(shown) {
        const double largest = std::max(std::abs(shown.lower), std::abs(shown.upper));
        constexpr double least = 0.01, most = 1e4;
        if (largest > 0 && (largest < least || largest >= most))
            power = static_cast<int>(std::floor(std::log10(largest) + 1e-9));
    }
    /// At a share of the way from the lowest to the highest; as many digits as there is room for.
    QString labelAt(double share, const QFontMetrics& metrics) const {
        constexpr int room = 37;
        const double value = (range.lower + share * (range.upper - range.lower)) * std::pow(10, -power);
        for (const int digits : {4, 3})
            if (const QString text = readable(value, digits); metrics.horizontalAdvance(text) <= room)
                return text;
        return readable(value, 2);
    }
    /// "·10⁻⁸", or nothing.
    QString factor() const { return power == 0 ? QString() : QStringLiteral("·10") + superscript(power); }
};

}  // namespace

ColourBar::ColourBar(FieldPlottable* field, Qt::Orientation orientation)
    : QCPLayoutElement(field->parentPlot()), field_(field), orientation_(orientation) {
    setLayer(QStringLiteral("axes"));
    const bool beside = orientation == Qt::Vertical;
    setMinimumSize(beside ? QSize(width, 0) : QSize(0, heightBelow));
    setMaximumSize(beside ? QSize(width, QWIDGETSIZE_MAX) : QSize(QWIDGETSIZE_MAX, heightBelow));
}

void ColourBar::draw(QCPPainter* painter) {
    if (!field_->isShown()) return;
    painter->setAntialiasing(false);
    const FieldPicture& picture = field_->picture(Canvas(*painter));
    painter->setFont(textFont(11));
    orientation_ == Qt::Vertical ? drawBeside(*painter, picture) : drawBelow(*painter, picture);
}

void ColourBar::drawBeside(QCPPainter& painter, const FieldPicture& picture) const {
    const QRect rect = field_->keyAxis()->axisRect()->rect();
    const QRectF bar(rect.right() + 20, rect.top(), 12, rect.height());
    const Theme& theme = *field_->request().theme;
    painter.setRenderHint(QPainter::SmoothPixmapTransform, true);
    painter.drawImage(bar, rampOf(*field_->request().map));
    painter.setPen(theme.border);
    painter.setBrush(Qt::NoBrush);
    painter.drawRect(bar);
    painter.setPen(theme.muted);
    const BarScale scale(picture.range);
    const auto label = [&](double top, const QString& text) {
        painter.drawText(QRectF(bar.right() + 6, top, 42, 16),
                         Qt::AlignLeft | Qt::AlignVCenter | Qt::TextDontClip, text);
    };
    for (const double share : {0.0, 0.5, 1.0}) {
        const double y = bar.bottom() - share * bar.height();
        label(std::max(bar.top() - 4, std::min(y - 8, bar.bottom() - 12)),
              scale.labelAt(share, painter.fontMetrics()));
    }
    label(bar.bottom() + 2, scale.factor());
    drawNonFiniteKey(painter, picture.nonFinite);
}

void ColourBar::drawBelow(QCPPainter& painter, const FieldPicture& picture) const {
    const QRect rect = field_->keyAxis()->axisRect()->rect();
    const QRectF bar(rect.left(), rect.bottom() + 7, rect.width(), 5);
    painter.setRenderHint(QPainter::SmoothPixmapTransform, true);
    painter.drawImage(bar, rampOf(*field_->request().map).transformed(QTransform().rotate(90)));
    painter.setPen(field_->request().theme->muted);
    const QRectF below(rect.left(), bar.bottom() + 2, rect.width(), 14);
    const auto fits = [&](const QString& text) {
        return painter.fontMetrics().horizontalAdvance(text) <= rect.width();
    };
    for (int digits = 4; digits > 0; --digits) {
        const QString low = readable(picture.range.lower, digits);
        const QString high = readable(picture.range.upper, digits);
        if (!fits(low + u' ' + high)) continue;
        painter.drawText(below, Qt::AlignLeft | Qt::AlignVCenter | Qt::TextDontClip, low);
        painter.drawText(below, Qt::AlignRight | Qt::AlignVCenter | Qt::TextDontClip, high);
        return;
    }
    const QString both = u'±' + readable(picture.range.upper, 2);
    if (picture.range.lower == -picture.range.upper && fits(both))
        painter.drawText(below, Qt::AlignCenter | Qt::TextDontClip, both);
}

void ColourBar::drawNonFiniteKey(QCPPainter& painter, const NonFinite& nonFinite) const {
    const QRect rect = field_->keyAxis()->axisRect()->rect();
    const Theme& theme = *field_->request().theme;
    double y = rect.bottom() + 14;
    for (const auto& [inSight, colour, text] :
         {std::tuple{nonFinite.notANumber, theme.notANumber, QStringLiteral("NaN")},
          std::tuple{nonFinite.infinite, theme.masked, QStringLiteral("±∞")}}) {
        if (!inSight) continue;
        const QRectF swatch(rect.right() + 20, y, 12, 10);
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
