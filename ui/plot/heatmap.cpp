#include "ui/plot/heatmap.h"

#include <QCoreApplication>
#include <algorithm>
#include <cmath>

#include "ui/plot/devicepixels.h"
#include "ui/plot/label.h"
#include "ui/plot/notice.h"
#include "ui/plot/plotwidget.h"
#include "ui/plot/roundedup.h"
#include "ui/style/theme.h"
#include "ui/translation/text.h"

namespace posiscope {

namespace {

constexpr int pixelsInVectors = 2;  // a file with vectors holds the picture at twice its size

/// A map's colours from top to bottom.
QImage rampOf(const Colormap& map) {
    const int steps = static_cast<int>(map.colours.size());
    QImage ramp(1, steps, QImage::Format_RGB32);
    for (int n = 0; n < steps; ++n) {
        const auto& colour = map.colours[static_cast<std::size_t>(steps - 1 - n)];
        ramp.setPixel(0, n, qRgb(colour[0], colour[1], colour[2]));
    }
    return ramp;
}

/// The numbers beside a bar, which leave no room for powers of ten: those stand below it, once.
struct BarScale {
    double lowest, highest;
    int power = 0;

    BarScale(double low, double high) : lowest(low), highest(high) {
        const double largest = std::max(std::abs(low), std::abs(high));
        constexpr double least = 0.01, most = 1e4;
        if (largest > 0 && (largest < least || largest >= most))
            power = static_cast<int>(std::floor(std::log10(largest) + 1e-9));
    }
    /// At a share of the way from the lowest to the highest; as many digits as there is room for.
    QString labelAt(double share, const QFontMetrics& metrics) const {
        constexpr int room = 37;
        const double value = (lowest + share * (highest - lowest)) * std::pow(10, -power);
        for (const int digits : {4, 3})
            if (const QString text = readable(value, digits); metrics.horizontalAdvance(text) <= room)
                return text;
        return readable(value, 2);
    }
    /// "·10⁻⁸", or nothing.
    QString factor() const { return power == 0 ? QString() : QStringLiteral("·10") + superscript(power); }
};

}  // namespace

Heatmap::Heatmap(QCustomPlot* plot, QCPAxisRect* rect) : rect_(rect) {
    new PaintedItem(plot, QStringLiteral("background"), rect, [this](QCPPainter& painter) { draw(painter); });
    new PaintedItem(plot, QStringLiteral("overlay"), nullptr,
                    [this](QCPPainter& painter) { drawBar(painter); });
    // Over an older picture, while the new one is being computed.
    if (auto* widget = qobject_cast<PlotWidget*>(plot))
        widget->addNotice([this](QCPPainter& painter) {
            if (field_ && !source_.isCurrent())
                drawNotice(painter, rect_->rect(), QCoreApplication::translate("views", "Computing …"),
                           *theme_);
        });
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
    direct_.reset();
}

void Heatmap::setColours(const Colormap& colours, const QCPRange& range) {
    colours_.map = &colours;
    setRange(range);
}

void Heatmap::setRange(const QCPRange& range) {
    colours_.lowest = range.lower;
    colours_.highest = range.upper;
}

void Heatmap::setInk(const Theme& theme) {
    theme_ = &theme;
    colours_.notANumber = theme.notANumber.rgb();
    colours_.infinite = theme.masked.rgb();
}

/// The pixels are the painter's own: ranges that are taken from these numbers fit what is drawn.
RasterWindow Heatmap::window(const QCPPainter& painter) const {
    const QRect rect = rect_->rect();
    const double x0 = transposed_ ? firstRow_ : firstColumn_;
    const double y0 = transposed_ ? firstColumn_ : firstRow_;
    const QCPRange x = rect_->axis(QCPAxis::atBottom)->range();
    const QCPRange y = rect_->axis(QCPAxis::atLeft)->range();
    const bool vectors = painter.modes().testFlag(QCPPainter::pmVectorized);
    const QSize size = vectors ? rect.size() * pixelsInVectors : pixelsUnder(painter, rect).size();
    return {size.expandedTo({1, 1}), x.lower - x0, x.upper - x0, y.lower - y0, y.upper - y0, transposed_};
}

const QImage& Heatmap::picture(const RasterWindow& wanted) {
    const RasterMeans& numbers = source_.get(field_, wanted, waits_, pulse_);
    if (paintedVersion_ != source_.version() || colours_ != paintedColours_) {
        paintedStrange_ = paintMeans(numbers, colours_, painted_);
        paintedColours_ = colours_;
        paintedVersion_ = source_.version();
    }
    strange_ = paintedStrange_;
    return painted_;
}

const RasterMeans& Heatmap::inSight(const QCPPainter& painter) {
    return source_.get(field_, window(painter), waits_, pulse_);
}

double Heatmap::smallestInSight(const QCPPainter& painter) {
    return field_ && !rect_->rect().isEmpty() ? inSight(painter).smallest() : 0;
}

double Heatmap::largestMagnitudeInSight(const QCPPainter& painter) {
    return field_ && !rect_->rect().isEmpty() ? inSight(painter).largestMagnitude() : 0;
}

double Heatmap::roundReachInSight(const QCPPainter& painter) {
    return roundedUp(largestMagnitudeInSight(painter));
}

void Heatmap::onArrival(QObject* receiver, std::function<void()> redraw) {
    QObject::connect(&source_, &MeansSource::arrived, receiver, std::move(redraw));
}

/// Null where the means had better be kept: they are there already, take long, or do not come row by row.
std::unique_ptr<Heatmap::Direct> Heatmap::directly(const RasterWindow& wanted) const {
    if (waits_ || pulse_ || transposed_ || source_.has(field_, wanted)) return nullptr;
    auto direct = std::make_unique<Direct>(*field_, wanted);
    const RasterAxes& axes = direct->axes;
    if (!axes.coverAll() || field_->work(axes.y.runs, axes.x.runs) > longestAtOnce) return nullptr;
    direct->means = field_->meansByRows(axes.y.runs, axes.x.runs);
    return direct->means ? std::move(direct) : nullptr;
}

bool Heatmap::drawDirectly(QImage& pixels) {
    const std::unique_ptr<Direct> direct = std::move(direct_);
    if (!direct || direct->window.pixels != pixels.size()) return false;
    strange_ = paintByRows(*direct->means, direct->axes, field_->finite(), colours_, pixels, room_);
    source_.pass(field_, direct->window);
    return true;
}

void Heatmap::draw(QCPPainter& painter) {
    if (!field_ || colours_.map == nullptr || rect_->rect().isEmpty()) return;
    onWholePixels(painter);
    const RasterWindow wanted = window(painter);
    std::optional<QImage> pixels = devicePixels(painter, rect_->rect());
    if (!direct_ || direct_->window != wanted) direct_ = pixels ? directly(wanted) : nullptr;
    if (pixels && drawDirectly(*pixels)) return;
    const RasterMeans& numbers = source_.get(field_, wanted, waits_, pulse_);
    if (pixels && pixels->size() == numbers.window.pixels && isOpaque(numbers)) {
        strange_ = paintMeans(numbers, colours_, *pixels);
    } else {
        painter.setRenderHint(QPainter::SmoothPixmapTransform, false);
        drawOnPixels(painter, rect_->rect(), picture(wanted));
    }
}

QRect Heatmap::covered(const QCPPainter& painter) {
    if (!field_ || colours_.map == nullptr || rect_->rect().isEmpty()) return {};
    const RasterWindow wanted = window(painter);
    direct_ = directly(wanted);
    // The edges may lie between pixels.
    const bool opaque = direct_ || isOpaque(source_.get(field_, wanted, waits_, pulse_));
    return opaque ? rect_->rect().adjusted(1, 1, -1, -1) : QRect();
}

void Heatmap::drawBar(QCPPainter& painter) {
    if (!field_ || colours_.map == nullptr || rect_->rect().height() <= 0) return;
    if (barBelow_) {
        drawBarBelow(painter);
        return;
    }
    const QRect rect = rect_->rect();
    const QRectF bar(rect.right() + 20, rect.top(), 12, rect.height());
    if (painter.modes().testFlag(QCPPainter::pmVectorized)) {
        painter.setRenderHint(QPainter::SmoothPixmapTransform, true);
        painter.drawImage(bar, rampOf(*colours_.map));
    } else {
        // Qt takes longer to stretch a ramp than to draw everything else around the picture.
        const QSize size = (bar.size() * deviceScale(painter)).toSize().expandedTo({1, 1});
        if (bar_.size() != size || barMap_ != colours_.map) {
            bar_ = QImage(size, QImage::Format_RGB32);
            barMap_ = colours_.map;
            for (int y = 0; y < size.height(); ++y)
                std::fill_n(reinterpret_cast<QRgb*>(bar_.scanLine(y)), size.width(),
                            colourAt(*barMap_, 1 - (y + 0.5) / size.height()));
        }
        painter.drawImage(bar, bar_);
    }
    painter.setAntialiasing(false);
    painter.setPen(theme_->border);
    painter.drawRect(bar);
    painter.setPen(theme_->muted);
    painter.setFont(textFont(11));
    const BarScale scale(colours_.lowest, colours_.highest);
    for (const double share : {0.0, 0.5, 1.0}) {
        const double y = bar.bottom() - share * bar.height();
        const double at = std::max(bar.top() - 4, std::min(y - 8, bar.bottom() - 12));
        drawLabel(painter, QRectF(bar.right() + 6, at, 42, 16), Qt::AlignLeft | Qt::AlignVCenter,
                  scale.labelAt(share, painter.fontMetrics()));
    }
    if (const QString factor = scale.factor(); !factor.isEmpty())
        drawLabel(painter, QRectF(bar.right() + 6, bar.bottom() + 2, 42, 16),
                  Qt::AlignLeft | Qt::AlignVCenter, factor);
    drawStrangeKey(painter);
}

void Heatmap::drawBarBelow(QCPPainter& painter) const {
    const QRect rect = rect_->rect();
    if (rect.width() <= 0) return;
    const QRectF bar(rect.left(), rect.bottom() + 7, rect.width(), 5);
    painter.setRenderHint(QPainter::SmoothPixmapTransform, true);
    painter.drawImage(bar, rampOf(*colours_.map).transformed(QTransform().rotate(90)));
    painter.setPen(theme_->muted);
    painter.setFont(textFont(11));
    const QRectF below(rect.left(), bar.bottom() + 2, rect.width(), 14);
    const auto fits = [&](const QString& text) {
        return painter.fontMetrics().horizontalAdvance(text) <= rect.width();
    };
    for (int digits = 4; digits > 0; --digits) {
        const QString low = readable(colours_.lowest, digits);
        const QString high = readable(colours_.highest, digits);
        if (!fits(low + u' ' + high)) continue;
        drawLabel(painter, below, Qt::AlignLeft | Qt::AlignVCenter, low);
        drawLabel(painter, below, Qt::AlignRight | Qt::AlignVCenter, high);
        return;
    }
    const QString both = u'±' + readable(colours_.highest, 2);
    if (colours_.lowest == -colours_.highest && fits(both)) drawLabel(painter, below, Qt::AlignCenter, both);
}

/// Below the bar: what the colours in sight mean that are not on it.
void Heatmap::drawStrangeKey(QCPPainter& painter) const {
    const QRect rect = rect_->rect();
    double y = rect.bottom() + 14;
    for (const auto& [inSight, colour, text] :
         {std::tuple{strange_.notANumber, colours_.notANumber, QStringLiteral("NaN")},
          std::tuple{strange_.infinite, colours_.infinite, QStringLiteral("±∞")}}) {
        if (!inSight) continue;
        const QRectF swatch(rect.right() + 20, y, 12, 10);
        painter.fillRect(swatch, QColor::fromRgb(colour));
        painter.setPen(theme_->border);
        painter.setBrush(Qt::NoBrush);
        painter.drawRect(swatch);
        painter.setPen(theme_->muted);
        drawLabel(painter, QRectF(swatch.right() + 6, y - 3, 42, 16), Qt::AlignLeft | Qt::AlignVCenter, text);
        y += 15;
    }
}

}  // namespace posiscope
