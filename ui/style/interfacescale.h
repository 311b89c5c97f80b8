// How large things in windows are drawn.
#pragma once

#include <QFont>
#include <QPointF>
#include <QSize>

namespace posiscope {

/// How much larger than usual everything in a window is drawn: 1, or more for the back row of a lecture
/// hall. Pictures in files do not depend on it. Widgets read it when they are made, plots when they paint.
double interfaceScale();
void setInterfaceScale(double scale);

/// How much larger the desktop's type is than ours, which is 10 points at 96 dots per inch: 1 … 3. `font` is
/// that of the desktop.
double scaleOfType(const QFont& font);
/// The scale that a window begins with: 1, or that of the desktop's type.
double usualScale();
void setUsualScale(double scale);

/// The scales of View ▸ Zoom, beside the usual one.
double zoomAfter(double zoom, int steps);

/// The scale at which no type is under 24 pixels on a screen 1080 pixels high.
double scaleForPresenting(QSize screen);

/// So many pixels of the usual window.
int scaled(int pixels);
QSize scaled(QSize size);
/// The size of a widget in the pixels of the usual window, the last ones perhaps not whole: for what paints
/// with a painter that is scaled.
QSize inLargePixels(QSize size);
/// The type of a control, at least as large as scaleForPresenting() promises.
QFont interfaceFont(int pixels = 13, QFont::Weight weight = QFont::Normal);

}  // namespace posiscope
