// Words over pictures, and in their place.
#pragma once

#include <qcustomplot.h>

#include "ui/style/theme.h"

namespace posiscope {

/// Whether any of `candidates` is no wider than `width`.
bool fits(const QStringList& candidates, const QFontMetricsF& metrics, double width);
/// The first of `candidates` that is no wider than `width`; the last one where none is.
QString fitting(const QStringList& candidates, const QFontMetricsF& metrics, double width);
/// Draws in one line the first of `candidates` that has room; where none has, the last one in smaller type.
void drawFitting(QPainter& painter, const QRectF& rect, Qt::Alignment alignment,
                 const QStringList& candidates);

/// In a box in the middle of `rect`.
void drawNotice(QCPPainter& painter, const QRect& rect, const QString& text, const Theme& theme);
/// The reason why there is no picture, wrapped, on an opaque background.
void drawReason(QPainter& painter, const QRect& rect, const QString& reason, const Theme& theme);
/// Words that say that there is no room for a picture, and what to do about it.
void drawNoRoom(QPainter& painter, const QRect& rect, const Theme& theme);

}  // namespace posiscope
