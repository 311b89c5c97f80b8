#include "ui/plot/devicepixels.h"

#include <QPaintEngine>
#include <QPainter>
#include <algorithm>
#include <cmath>

namespace posiscope {

namespace {

/// The whole device pixels that a logical rectangle covers, or nothing.
QRect wholePixels(const QTransform& toDevice, const QRect& area) {
    if (toDevice.type() > QTransform::TxScale || toDevice.m11() < 0 || toDevice.m22() < 0) return {};
    const QRectF exact = toDevice.mapRect(QRectF(area));
    const QRect whole = exact.toRect();
    constexpr double rounding = 1e-6;
    const bool same = std::abs(exact.left() - whole.left()) < rounding &&
                      std::abs(exact.top() - whole.top()) < rounding &&
                      std::abs(exact.right() - whole.right() - 1) < rounding &&
                      std::abs(exact.bottom() - whole.bottom() - 1) < rounding;
    return same ? whole : QRect();
}

bool covers(const QRegion& region, const QRect& area) {
    return QRegion(area).subtracted(region).isEmpty();
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

QRect pixelsUnder(const QPainter& painter, const QRect& area) {
    const QRectF exact = painter.deviceTransform().mapRect(QRectF(area));
    const auto edge = [](double at) { return static_cast<int>(std::floor(at + 0.5)); };
    return {QPoint(edge(exact.left()), edge(exact.top())),
            QPoint(edge(exact.right()) - 1, edge(exact.bottom()) - 1)};
}

void drawOnPixels(QPainter& painter, const QRect& area, const QImage& image) {
    if (painter.deviceTransform().type() > QTransform::TxScale) {
        painter.drawImage(QRectF(area), image);
        return;
    }
    const QRect pixels = pixelsUnder(painter, area);
    const OnDevice device(painter);
    painter.drawImage(pixels, image);
}

void drawFrame(QPainter& painter, const QRect& area, const QColor& colour, bool vectors) {
    if (vectors || painter.deviceTransform().type() > QTransform::TxScale) {
        painter.save();
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(colour, 1, Qt::SolidLine, Qt::FlatCap, Qt::MiterJoin));
        painter.drawRect(QRectF(area).adjusted(-0.5, -0.5, 0.5, 0.5));
        painter.restore();
        return;
    }
    const QRect pixels = pixelsUnder(painter, area);
    const int width = std::max(1, static_cast<int>(std::lround(painter.deviceTransform().m11())));
    const OnDevice device(painter);
    const QRect outer = pixels.adjusted(-width, -width, width, width);
    for (const QRect& side : QRegion(outer).subtracted(pixels))
        painter.fillRect(side, colour);
}

std::optional<QImage> devicePixels(const QPainter& painter, const QRect& area) {
    const QPaintEngine* const engine = painter.paintEngine();
    if (engine == nullptr || engine->type() != QPaintEngine::Raster) return {};
    QPaintDevice* const device = engine->paintDevice();
    if (device == nullptr || device->devType() != QInternal::Image) return {};
    const auto* const image = static_cast<const QImage*>(device);
    const bool plain =
        image->format() == QImage::Format_RGB32 || image->format() == QImage::Format_ARGB32_Premultiplied;
    // Pixels that are shared with another image would have to be copied first.
    if (!plain || !image->isDetached()) return {};
    if (painter.opacity() < 1 || painter.compositionMode() != QPainter::CompositionMode_SourceOver) return {};
    const QRect pixels = wholePixels(painter.deviceTransform(), area);
    if (pixels.isEmpty() || !image->rect().contains(pixels)) return {};
    if (painter.hasClipping() && !covers(painter.clipRegion(), area)) return {};
    if (const QRegion window = engine->systemClip(); !window.isEmpty() && !covers(window, pixels)) return {};
    auto* const first = const_cast<uchar*>(image->constScanLine(pixels.top())) +
                        pixels.left() * static_cast<int>(sizeof(QRgb));
    return QImage(first, pixels.width(), pixels.height(), image->bytesPerLine(), QImage::Format_RGB32);
}

}  // namespace posiscope
