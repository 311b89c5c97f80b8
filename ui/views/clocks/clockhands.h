// SPDX-License-Identifier: GPL-3.0-or-later
// Drawing of clock hands and rims.
#pragma once

#include <QPainter>

#include "core/math/phase.h"
#include "ui/style/theme.h"

namespace posiscope {

/// (cos, sin) of an angle on the screen, whose y grows downwards.
inline QPointF onClock(const SinCos& at) {
    return {at.cosine, -at.sine};
}

void drawClockRim(QPainter& painter, QPointF centre, double radius, const QPen& pen);
/// From the centre to just short of the rim; dashed for B of a comparison.
void drawClockHand(QPainter& painter, QPointF centre, double radius, const SinCos& at, const QColor& colour,
                   double width = 2, bool dashed = false);

}  // namespace posiscope
