// Words in place of a picture, or over it.
#pragma once

#include <qcustomplot.h>

#include "ui/background.h"
#include "ui/theme.h"

namespace posiscope {

/// In a box in the middle of `rect`.
void drawNotice(QCPPainter& painter, const QRect& rect, const QString& text, const Theme& theme);
/// While something is late: "Computing … 43 %".
void drawProgress(QCPPainter& painter, const QRect& rect, const Background& background, const Theme& theme);
/// Why there is no picture, on several lines if need be.
void drawReason(QCPPainter& painter, const QRect& rect, const QString& reason, const Theme& theme);

}  // namespace posiscope
