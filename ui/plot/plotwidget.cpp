// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/plot/plotwidget.h"

#include "ui/style/interfacescale.h"
#include "ui/style/pixelfile.h"

namespace posiscope {

namespace {

/// Where pixels are fine, smooth shapes are painted at their places, and not half a logical pixel beside.
class PaintBuffer final : public QCPPaintBufferPixmap {
 public:
    using QCPPaintBufferPixmap::QCPPaintBufferPixmap;

    /// The colour below everything that is painted: of the lowest buffer. Pixels without transparency are
    /// copied to the window, others are blended.
    void setGround(const QColor& ground) { ground_ = ground; }
    void clear(const QColor& colour) override {
        QCPPaintBufferPixmap::clear(ground_.isValid() ? ground_ : colour);
    }
    QCPPainter* startPainting() override {
        QCPPainter* const painter = QCPPaintBufferPixmap::startPainting();
        if (hasFinePixels(mDevicePixelRatio)) paintAsVectors(*painter);
        return painter;
    }

 private:
    QColor ground_;
};

}  // namespace

PlotWidget::PlotWidget() : overlay_(layer(QStringLiteral("overlay"))) {
    setAttribute(Qt::WA_OpaquePaintEvent);
    setFocusPolicy(Qt::NoFocus);
    setMouseTracking(true);
    setAttribute(Qt::WA_NoMousePropagation, false);  // the pane has a menu for every place in it
    setAutoAddPlottableToLegend(false);
    // Cached labels are placed on whole pixels, unlike those of an exported file.
    setPlottingHint(QCP::phCacheLabels, false);
    // The window paints all plots of a frame together.
    setPlottingHint(QCP::phImmediateRefresh, false);
    setMinimumSize(120, 90);
    connect(this, &QCustomPlot::beforeReplot, this, &PlotWidget::providePaintBuffers);
    plotLayout()->setRowSpacing(0);
    plotLayout()->setColumnSpacing(0);
}

/// Marks that change together with the rest need no paint buffer of their own. Without it, a frame of the
/// largest table takes 5.3 instead of 5.7 ms.
void PlotWidget::refresh() {
    overlay_->setMode(QCPLayer::lmLogical);
    queueReplot();
}

void PlotWidget::refreshMarks() {
    if (overlay_->mode() == QCPLayer::lmBuffered && !hasInvalidatedPaintBuffers()) {
        overlay_->replot();
        return;
    }
    overlay_->setMode(QCPLayer::lmBuffered);
    queueReplot();
}

void PlotWidget::queueReplot() {
    if (isVisible())
        replot(rpQueuedReplot);
    else
        stale_ = true;
}

/// QCustomPlot makes buffers of its own where there are too few: one for all layers, and one for marks that
/// are drawn alone.
void PlotWidget::providePaintBuffers() {
    const qsizetype wanted = overlay_->mode() == QCPLayer::lmBuffered ? 2 : 1;
    for (qsizetype n = 0; n < wanted; ++n) {
        auto* buffer =
            n < mPaintBuffers.size() ? dynamic_cast<PaintBuffer*>(mPaintBuffers[n].data()) : nullptr;
        if (buffer == nullptr) {
            buffer = new PaintBuffer(viewport().size(), bufferDevicePixelRatio());
            const QSharedPointer<QCPAbstractPaintBuffer> own(buffer);
            if (n < mPaintBuffers.size())
                mPaintBuffers[n] = own;
            else
                mPaintBuffers.append(own);
        }
        if (n == 0) buffer->setGround(mBackgroundBrush.color());
    }
}

QPointF PlotWidget::place(QPointF pixel) {
    return pixel / interfaceScale();
}

QRect PlotWidget::area() const {
    return {QPoint(), inLargePixels(size())};
}

double PlotWidget::bufferRatio() const {
    return devicePixelRatioF() * interfaceScale();
}

void PlotWidget::adapt() {
    setViewport(area());
    setBufferDevicePixelRatio(bufferRatio());
    emit resized();
    replot(rpQueuedRefresh);
    stale_ = false;
}

/// QCustomPlot's own takes no scale, and no public function gives its background and its paint buffers.
void PlotWidget::paintEvent(QPaintEvent*) {
    if (!qFuzzyCompare(bufferDevicePixelRatio(), bufferRatio())) adapt();
    QCPPainter painter(this);
    painter.scale(interfaceScale(), interfaceScale());
    if (mPaintBuffers.isEmpty()) painter.fillRect(viewport(), mBackgroundBrush);
    for (const auto& buffer : mPaintBuffers)
        buffer->draw(&painter);
}

void PlotWidget::resizeEvent(QResizeEvent*) {
    adapt();
}

void PlotWidget::showEvent(QShowEvent* event) {
    QCustomPlot::showEvent(event);
    if (std::exchange(stale_, false)) replot(rpQueuedRefresh);
}

void PlotWidget::leaveEvent(QEvent* event) {
    QCustomPlot::leaveEvent(event);
    emit mouseLeft();
}

}  // namespace posiscope
