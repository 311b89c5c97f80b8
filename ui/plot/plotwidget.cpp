#include "ui/plot/plotwidget.h"

#include "core/math/simd/instructionset.h"

namespace posiscope {

PlotWidget::PlotWidget(Prepare prepare, Covered covered, Overlay overlay)
    : prepare_(std::move(prepare)), covered_(std::move(covered)), overlay_(std::move(overlay)) {
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

QRect PlotWidget::area() const {
    return {QPoint(), inLargePixels(size())};
}

void PlotWidget::paintPicture(QCPPainter& painter) {
    for (const QRect& part : QRegion(area()).subtracted(covered_(painter)))
        painter.fillRect(part, mBackgroundBrush);
    draw(&painter);
}

void PlotWidget::paintEvent(QPaintEvent*) {
    QCPPainter painter(this);
    const double scale = interfaceScale();
    if (scale != 1) painter.scale(scale, scale);
    if (stale_) {
        // A picture that changes at every frame goes straight to the window.
        clearVectorRegisters();
        prepare_(painter);
        picture_ = QPixmap();
        paintPicture(painter);
        stale_ = false;
    } else {
        // One that stays is kept, for the mouse to move over.
        if (picture_.isNull()) {
            picture_ = QPixmap((QSizeF(size()) * devicePixelRatioF()).toSize());
            picture_.setDevicePixelRatio(devicePixelRatioF() * scale);
            QCPPainter keeper(&picture_);
            paintPicture(keeper);
        }
        painter.drawPixmap(0, 0, picture_);
    }
    overlay_(painter);
}

/// Not QCustomPlot's, which would replot.
void PlotWidget::resizeEvent(QResizeEvent*) {
    setViewport(area());
    refresh();
}

}  // namespace posiscope
