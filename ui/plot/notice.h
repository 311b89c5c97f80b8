// Words in place of a picture, or over it.
#pragma once

#include <qcustomplot.h>

#include "ui/style/theme.h"

namespace posiscope {

/// In a box in the middle of `rect`.
void drawNotice(QCPPainter& painter, const QRect& rect, const QString& text, const Theme& theme);
/// Why there is no picture, on several lines if need be. Nothing that lies below runs through the words.
void drawReason(QPainter& painter, const QRect& rect, const QString& reason, const Theme& theme);
/// That there is no room for a picture, and what to do about it.
void drawNoRoom(QPainter& painter, const QRect& rect, const Theme& theme);

}  // namespace posiscope
