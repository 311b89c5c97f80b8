// SPDX-License-Identifier: GPL-3.0-or-later
// Words over pictures, and in their place.
#pragma once

#include <qcustomplot.h>

#include "ui/style/theme.h"

namespace posiscope {

/// In a box in the middle of `rect`.
void drawNotice(QCPPainter& painter, const QRect& rect, const QString& text, const Theme& theme);
/// The reason why there is no picture, wrapped, on an opaque background.
void drawReason(QPainter& painter, const QRect& rect, const QString& reason, const Theme& theme);
/// Words that say that there is no room for a picture, and what to do about it.
void drawNoRoom(QPainter& painter, const QRect& rect, const Theme& theme);

}  // namespace posiscope
