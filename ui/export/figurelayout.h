// SPDX-License-Identifier: GPL-3.0-or-later
// The panes of a figure, their words and their colour bar in its place.
#pragma once

#include "ui/export/figure.h"
#include "ui/export/figuretitle.h"
#include "ui/view/view.h"

class QCPPainter;

namespace posiscope {

/// The views of the panes, which have what they show.
Views viewsOf(const FigureRequest& request);

/// Whether several panes have one colour bar.
bool sharesColours(const FigureRequest& request);
/// The colours that all panes with a picture share; an error where they cannot.
Result<ColourScale> sharedColours(const Views& views);

/// What the look can change in the figure that was drawn last.
FigureParts partsOfFigure(const FigureRequest& request, const Views& views);

/// Draws the figure. False where there was no room for one of the views.
bool drawFigure(QCPPainter& painter, const FigureRequest& request, const Views& views);
/// Lays the figure out without a device that could show it, and joins panes that share axes or colours.
bool hasRoom(const FigureRequest& request, const Views& views);

}  // namespace posiscope
