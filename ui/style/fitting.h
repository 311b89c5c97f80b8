// SPDX-License-Identifier: GPL-3.0-or-later
// One line of text that has to have room.
#pragma once

#include <QFontMetricsF>
#include <QPainter>
#include <QStringList>

namespace posiscope {

/// Whether any of `candidates` is no wider than `width`.
bool fits(const QStringList& candidates, const QFontMetricsF& metrics, double width);
/// The first of `candidates` that is no wider than `width`; the last one where none is.
QString fitting(const QStringList& candidates, const QFontMetricsF& metrics, double width);
/// Draws in one line the first of `candidates` that has room; where none has, the last one in smaller type.
void drawFitting(QPainter& painter, const QRectF& rect, Qt::Alignment alignment,
                 const QStringList& candidates);

}  // namespace posiscope
