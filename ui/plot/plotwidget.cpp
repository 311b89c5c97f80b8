#include "ui/plot/plotwidget.h"

namespace posiscope {

PlotWidget::PlotWidget(std::function<void()> prepare, Overlay overlay)
    : prepare_(std::move(prepare)), overlay_(std::move(overlay)) {
    setAttribute(Qt::WA_OpaquePaintEvent);
    // As if it were at it already: QCustomPlot must not fill layers of its own, as its constructor has asked
    // for.
    mReplotting = true;
    mPaintBuffers.clear();
}

void PlotWidget::refresh() {
    stale_ = true;
    update();
}

void PlotWidget::paintEvent(QPaintEvent*) {
    const QSize pixels = (QSizeF(size()) * devicePixelRatioF()).toSize();
    if (stale_ || picture_.size() != pixels) {
        prepare_();
        if (picture_.size() != pixels) picture_ = QPixmap(pixels);
        picture_.setDevicePixelRatio(devicePixelRatioF());
        QCPPainter painter(&picture_);
        painter.fillRect(rect(), mBackgroundBrush);
        draw(&painter);
        stale_ = false;
    }
    QCPPainter painter(this);
    painter.drawPixmap(0, 0, picture_);
    overlay_(painter);
}

/// Not QCustomPlot's, which would replot.
void PlotWidget::resizeEvent(QResizeEvent*) {
    setViewport(rect());
    refresh();
}

}  // namespace posiscope
