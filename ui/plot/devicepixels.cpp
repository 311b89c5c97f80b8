#include "ui/plot/devicepixels.h"

#include <QPaintEngine>
#include <QPainter>
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

}  // namespace

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
