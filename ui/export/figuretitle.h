// SPDX-License-Identifier: GPL-3.0-or-later
// The words above a figure and above its panes.
#pragma once

#include <memory>
#include <vector>

#include "ui/export/figure.h"

class QCPPainter;

namespace posiscope {

class View;

/// One for every pane, with everything computed that it needs, once for the picture and its titles.
using Views = std::vector<std::unique_ptr<View>>;

/// A figure in a column of text has a small heading.
bool isSmall(const FigureRequest& request);

/// The title: a person's own, or what is drawn.
QString figureTitle(const FigureRequest& request, const Views& views);
/// The room that the title and the lines under it take.
int heightOfTitle(const FigureRequest& request, const QString& title);
void drawTitle(QCPPainter& painter, const FigureRequest& request, const QString& title);

/// The line above the nth of several panes: its letter and its title, as far as they are wanted.
QString headingOf(const FigureRequest& request, std::size_t n, const View& view);
/// The room that it takes; 0 for no text.
int heightOfHeading(const FigureRequest& request, const QString& heading);
/// The size of its letters, in pixels, in a pane of this width.
int sizeOfHeading(const FigureRequest& request, int width, const QString& heading);
/// The clauses of a heading that its line has no room for, on as many lines as they need.
QStringList restOfHeading(const FigureRequest& request, int width, const QString& heading, int pixels,
                          int most);
/// The height of such a line.
inline constexpr int heightOfRest = 14;
/// At the top of a pane.
void drawHeading(QCPPainter& painter, const FigureRequest& request, const QRect& pane, const QString& heading,
                 int pixels);
void drawRestOfHeading(QCPPainter& painter, const FigureRequest& request, const QRect& pane,
                       const QStringList& lines, int top);

}  // namespace posiscope
