// SPDX-License-Identifier: GPL-3.0-or-later
// The scale of everything in windows.
#pragma once

#include <QFont>
#include <QPointF>
#include <QSize>

namespace posiscope {

/// The factor by which everything in a window is enlarged: 1, or more for the back row of a lecture hall.
/// Pictures in files do not depend on it. Widgets read it when they are made, plots when they paint.
double interfaceScale();
void setInterfaceScale(double scale);

/// The size of the desktop's type in proportion to our 10 points at 96 dpi, within 1 … 3. `font` is the
/// desktop's.
double scaleOfType(const QFont& font);
/// The scale of a new window: 1, or that of the desktop's type.
double usualScale();
void setUsualScale(double scale);

/// The zoom factor `steps` entries further in the list of View ▸ Zoom.
double zoomAfter(double zoom, int steps);

/// The scale at which no type is under 24 pixels on a screen 1080 pixels high.
double scaleForPresenting(QSize screen);

/// The length of `pixels` at the interface scale.
int scaled(int pixels);
QSize scaled(QSize size);
/// The size of a widget divided by the interface scale and rounded up, for a painter that is scaled.
QSize inLargePixels(QSize size);
/// The font of a control; its type is at least as large as scaleForPresenting() promises.
QFont interfaceFont(int pixels = 13, QFont::Weight weight = QFont::Normal);

}  // namespace posiscope
