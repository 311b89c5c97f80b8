// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/plot/canvas.h"

#include <algorithm>
#include <cmath>

#include "ui/style/pixelfile.h"

namespace posiscope {

namespace {

bool isUpright(const QPainter& painter) {
    return painter.deviceTransform().type() <= QTransform::TxScale;
}

/// Paints in whole device pixels.
class OnDevice {
 public:
    explicit OnDevice(QPainter& painter) : painter_(painter) {
        const QTransform device = painter.deviceTransform();
        painter.save();
        painter.setWorldTransform(device.inverted() * painter.worldTransform());
    }
    OnDevice(const OnDevice&) = delete;
    OnDevice& operator=(const OnDevice&) = delete;
    ~OnDevice() { painter_.restore(); }

 private:
    QPainter& painter_;
};

}  // namespace

Canvas::Canvas(const QCPPainter& painter)
    : toDevice_(painter.deviceTransform()), vectors_(paintsVectors(painter)) {
    // While a QCPPainter smooths edges it draws half a pixel further to the right and below.
    if (painter.antialiasing() && !painter.modes().testFlag(QCPPainter::pmVectorized))
        toDevice_.translate(-0.5, -0.5);
}

QRect Canvas::pixelsUnder(const QRect& area) const {
    const QRectF exact = toDevice_.mapRect(QRectF(area));
    const auto edge = [](double at) { return static_cast<int>(std::floor(at + 0.5)); };
    return {QPoint(edge(exact.left()), edge(exact.top())),
            QPoint(edge(exact.right()) - 1, edge(exact.bottom()) - 1)};
}

QSize Canvas::imageSize(const QRect& area) const {
    return pixelsUnder(area).size().expandedTo({1, 1});
}

TruePlaces::TruePlaces(QCPPainter& painter) : painter_(painter) {
    painter.save();
    painter.setAntialiasing(true);
    if (!painter.modes().testFlag(QCPPainter::pmVectorized)) painter.translate(-0.5, -0.5);
}

void drawOnPixels(QCPPainter& painter, const QRect& area, const QImage& image) {
    painter.setAntialiasing(false);
    painter.setRenderHint(QPainter::SmoothPixmapTransform, false);
    if (!isUpright(painter)) {
        painter.drawImage(QRectF(area), image);
        return;
    }
    const QRect pixels = Canvas(painter).pixelsUnder(area);
    const OnDevice device(painter);
    painter.drawImage(pixels, image);
}

void drawFrame(QCPPainter& painter, const QRect& area, const QPen& pen) {
    painter.setAntialiasing(false);
    const Canvas canvas(painter);
    if (canvas.isVector() || !isUpright(painter)) {
        painter.save();
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(pen.color(), pen.widthF(), Qt::SolidLine, Qt::FlatCap, Qt::MiterJoin));
        const double half = pen.widthF() / 2;
        painter.drawRect(QRectF(area).adjusted(-half, -half, half, half));
        painter.restore();
        return;
    }
    const QRect pixels = canvas.pixelsUnder(area);
    const int width =
        std::max(1, static_cast<int>(std::lround(pen.widthF() * painter.deviceTransform().m11())));
    const OnDevice device(painter);
    const QRect outer = pixels.adjusted(-width, -width, width, width);
    for (const QRect& side : QRegion(outer).subtracted(pixels))
        painter.fillRect(side, pen.color());
}

}  // namespace posiscope
