// The pixels under a painter.
#pragma once

#include <QImage>
#include <QRect>
#include <optional>

class QPainter;

namespace posiscope {

/// The device's own pixels under `area` (logical pixels), for writing opaque colours to: what computes every
/// pixel itself needs no picture of its own to be copied from. Nothing where the device is no image in memory
/// or where the painter would do more than copy: between whole pixels, under a clip, or turned. The image is
/// valid as long as the device is.
std::optional<QImage> devicePixels(const QPainter& painter, const QRect& area);

/// The device pixels that a logical rectangle covers, its edges rounded to whole pixels; for painters that
/// neither turn nor mirror.
QRect pixelsUnder(const QPainter& painter, const QRect& area);

/// Draws the image over pixelsUnder() exactly, at every ratio of device pixels to logical ones.
void drawOnPixels(QPainter& painter, const QRect& area, const QImage& image);

/// A frame one logical pixel wide around pixelsUnder(): it touches what is drawn there and covers none of it.
/// `vectors` where the painter draws no pixels.
void drawFrame(QPainter& painter, const QRect& area, const QColor& colour, bool vectors);

}  // namespace posiscope
