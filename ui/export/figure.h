// Pictures as files: one pane, or all of them as one figure.
#pragma once

#include <QByteArray>
#include <QImage>
#include <QSize>
#include <QString>
#include <QStringList>
#include <functional>
#include <vector>

#include "core/result.h"
#include "core/scene.h"
#include "ui/theme.h"

namespace posiscope {

struct FigureRequest {
    Scene scene;
    std::vector<Pane> panes;  ///< what to draw; several share the figure as they share the window
    double columnSplit = 0.5;
    double rowSplit = 0.5;
    const Theme* theme = &Theme::light();
    QSize size{1600, 1000};            ///< logical pixels
    double scale = 1;                  ///< device pixels per logical pixel, for PNG
    QString title;                     ///< what is drawn and its shape when empty
    bool heading = true;               ///< whether a title stands above the picture at all
    bool cursor = false;               ///< whether the cursor and its marks are drawn
    std::function<bool()> pulse = {};  ///< called now and then while drawing; false stops it
};

/// The endings a picture can have, without dots: png, svg, pdf.
QStringList pictureFormats();

/// The figure as an image of size × scale pixels. Refused above 2^28 pixels (1 GiB).
Result<QImage> renderImage(const FigureRequest& request);

/// A figure that has been drawn and only needs to be written: an image, or the bytes of a vector file.
struct DrawnFigure {
    QImage image;
    QByteArray vectors;
    bool cancelled = false;  ///< the pulse stopped the drawing: there is nothing to write
};

/// Draws the figure for a file; `format` is one of pictureFormats(). In SVG and PDF axes and text are
/// vectors, and heatmaps are images inside. Must be called in the thread of the widgets.
Result<DrawnFigure> drawForFile(const FigureRequest& request, const QString& format);

/// The bytes of the file. May be called in any thread: encoding a large PNG takes its time.
Result<QByteArray> encode(const DrawnFigure& figure);

}  // namespace posiscope
