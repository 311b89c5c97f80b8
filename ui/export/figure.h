// SPDX-License-Identifier: GPL-3.0-or-later
// Pictures as files: one pane, or all of them as one figure.
#pragma once

#include <QByteArray>
#include <QImage>
#include <QSize>
#include <QString>
#include <QStringList>
#include <vector>

#include "core/base/progress.h"
#include "core/base/result.h"
#include "core/parameters/picturesize.h"
#include "core/state/panegrid.h"
#include "core/state/snapshot.h"
#include "ui/style/theme.h"
#include "ui/view/figurelook.h"

namespace posiscope {

struct FigureRequest {
    Snapshot snapshot;
    std::vector<Pane> panes;  ///< what to draw; several share the figure as they share the window
    PaneGrid grid = {};       ///< of several panes, by rows; empty for that of the window, with these splits:
    double columnSplit = 0.5;
    double rowSplit = 0.5;
    const Theme* theme = &Theme::light();
    QSize size{1600, 1000};            ///< logical pixels
    QPointF shift = {};                ///< of all that is drawn, so that its margins are even
    double scale = 1;                  ///< device pixels per logical pixel, for PNG
    QSize pixels = {};                 ///< of a PNG, where they are not size × scale, rounded
    QSizeF inches = {};                ///< of a page, where they are not size × inchesPerPixel
    double dotsPerInch = 300;          ///< of the images in vector files
    PictureSize asked = {};            ///< as a person has written the size
    double inchesPerPixel = 1.0 / 96;  ///< so that type has the size of the window's
    QString title = {};                ///< what is drawn and its shape when empty
    bool heading = true;               ///< whether there is a title above the picture
    bool paneTitles = true;            ///< whether several panes have titles
    bool letters = false;              ///< whether several panes are marked with (a), (b) …
    int headingLines = 3;              ///< below the titles of several panes, at most
    FigureLook look = {};              ///< axes, legends, type and lines
    bool cursor = false;               ///< whether the cursor and its marks are drawn
    bool marksExplained = true;        ///< by a legend; in a motion it would wrap anew
    KeepGoing keepGoing = {};          ///< asked while drawing
    Values chosen = {};                ///< all of this as values of exportParameters(), for the session
    QByteArray session = {};           ///< carried by the file, so that it can be opened again
};

/// Gives the figure a size on paper or in pixels, its resolution and its size of type.
void setMeasure(FigureRequest& request, const PictureMeasure& measure);

/// The pixels of the figure as an image.
QSize pixelsOf(const FigureRequest& request);

/// The endings a picture can have, without dots: png, svg, pdf.
QStringList pictureFormats();

/// Refuses a figure of more than 2^28 pixels (1 GiB) in a file of this format.
Failure checkFigure(const FigureRequest& request, const QString& format);

/// The figure as an image of size × scale pixels. Refused above 2^28 pixels (1 GiB), and where a view has no
/// room: the error gives the smallest size that works. Where `parts` is given it becomes what a look can
/// change in the figure.
Result<QImage> renderImage(const FigureRequest& asked, FigureParts* parts = nullptr);

/// Draws the figure on a printer or the like, from `corner` on, `scale` dots of the device per logical pixel.
Failure paintFigure(const FigureRequest& asked, QPaintDevice& device, QPointF corner);

/// A figure that has been drawn and only needs to be written: an image, or the bytes of a vector file.
struct DrawnFigure {
    QImage image;
    QByteArray vectors;
    QByteArray session;      ///< for the file of an image
    FigureParts parts;       ///< what a look can change in it
    bool cancelled = false;  ///< the drawing was stopped: there is nothing to write
};

/// Draws the figure for a file, refused as above; `format` is one of pictureFormats(). In SVG and PDF axes
/// and text are vectors, and heatmaps are lossless images inside, of FigureRequest::dotsPerInch, or of one
/// pixel a cell where there are fewer cells. Must be called in the thread of the widgets.
Result<DrawnFigure> drawForFile(const FigureRequest& asked, const QString& format);

/// The bytes of the file. May be called in any thread: encoding a large PNG takes its time.
Result<QByteArray> encode(const DrawnFigure& figure);

}  // namespace posiscope
