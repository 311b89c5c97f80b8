#include "ui/plot/heatmap.h"

#include <algorithm>
#include <cmath>

#include "ui/text.h"
#include "ui/theme.h"

namespace posiscope {

namespace {

/// The device pixels per logical pixel of what is painted on. Files with vectors hold the picture at twice
/// its size.
double deviceScale(const QCPPainter& painter) {
    constexpr double inVectors = 2;
    const double scale = std::hypot(painter.deviceTransform().m11(), painter.deviceTransform().m12());
    return painter.modes().testFlag(QCPPainter::pmVectorized) ? inVectors : std::max(scale, 0.1);
}

}  // namespace

Heatmap::Heatmap(QCustomPlot* plot, QCPAxisRect* rect) : rect_(rect) {
    new PaintedItem(plot, QStringLiteral("background"), rect, [this](QCPPainter& painter) { draw(painter); });
    new PaintedItem(plot, QStringLiteral("titles"), nullptr,
                    [this](QCPPainter& painter) { drawBar(painter); });
    // Grid lines would run over the cells.
    for (QCPAxis* axis : rect->axes())
        axis->grid()->setVisible(false);
}

void Heatmap::setField(std::shared_ptr<const Field> field, double firstRow, double firstColumn,
                       bool transposed) {
    field_ = std::move(field);
    firstRow_ = firstRow;
    firstColumn_ = firstColumn;
    transposed_ = transposed;
}

void Heatmap::setColours(const Colormap& colours, double lowest, double highest) {
    colours_ = {lowest, highest, &colours};
}

void Heatmap::setInk(const QColor& text, const QColor& border) {
    text_ = text;
    border_ = border;
}

RasterWindow Heatmap::window(double scale) const {
    const QRect rect = rect_->rect();
    const double x0 = transposed_ ? firstRow_ : firstColumn_;
    const double y0 = transposed_ ? firstColumn_ : firstRow_;
    const QCPRange x = rect_->axis(QCPAxis::atBottom)->range();
    const QCPRange y = rect_->axis(QCPAxis::atLeft)->range();
    const auto pixels = [&](int length) {
        return std::max(1, static_cast<int>(std::lround(length * scale)));
    };
    return {{pixels(rect.width()), pixels(rect.height())},
            x.lower - x0,
            x.upper - x0,
            y.lower - y0,
            y.upper - y0,
            transposed_};
}

const RasterMeans& Heatmap::means(const RasterWindow& wanted) {
    if (field_ != meansField_ || wanted != means_.window) {
        means_ = rasterMeans(*field_, wanted, pulse_);
        meansField_ = field_;
        painted_ = {};
    }
    return means_;
}

const QImage& Heatmap::picture(const RasterWindow& wanted) {
    const RasterMeans& numbers = means(wanted);
    if (painted_.isNull() || colours_ != paintedColours_) {
        painted_ = paintMeans(numbers, colours_);
        paintedColours_ = colours_;
    }
    return painted_;
}

double Heatmap::smallestInSight() {
    if (!field_ || rect_->rect().isEmpty()) return 0;
    return means(window(rect_->parentPlot()->bufferDevicePixelRatio())).smallest;
}

void Heatmap::draw(QCPPainter& painter) {
    if (!field_ || colours_.map == nullptr) return;
    painter.setRenderHint(QPainter::SmoothPixmapTransform, false);
    painter.drawImage(QRectF(rect_->rect()), picture(window(deviceScale(painter))));
}

void Heatmap::drawBar(QCPPainter& painter) const {
    if (!field_ || colours_.map == nullptr || rect_->rect().height() <= 0) return;
    const QRect rect = rect_->rect();
    const QRectF bar(rect.right() + 20, rect.top(), 12, rect.height());
    const int steps = static_cast<int>(colours_.map->colours.size());
    QImage ramp(1, steps, QImage::Format_RGB32);
    for (int n = 0; n < steps; ++n) {
        const auto& colour = colours_.map->colours[static_cast<std::size_t>(steps - 1 - n)];
        ramp.setPixel(0, n, qRgb(colour[0], colour[1], colour[2]));
    }
    painter.setRenderHint(QPainter::SmoothPixmapTransform, true);
    painter.drawImage(bar, ramp);
    painter.setAntialiasing(false);
    painter.setPen(border_);
    painter.drawRect(bar);
    painter.setPen(text_);
    painter.setFont(textFont(11));
    for (const double share : {0.0, 0.5, 1.0}) {
        const double y = bar.bottom() - share * bar.height();
        const double at = std::max(bar.top() - 4, std::min(y - 8, bar.bottom() - 12));
        painter.drawText(QRectF(bar.right() + 6, at, 42, 16), Qt::AlignLeft | Qt::AlignVCenter,
                         readable(colours_.lowest + share * (colours_.highest - colours_.lowest), 4));
    }
}

}  // namespace posiscope
