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

}  // namespace posiscope
