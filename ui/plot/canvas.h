// SPDX-License-Identifier: GPL-3.0-or-later
// The pixels of what a plot is painted on.
#pragma once

#include <qcustomplot.h>

namespace posiscope {

/// A window, an image or a page: the places of its pixels among the plot's logical ones. Files with vectors
/// have pixels too, those of their resolution.
class Canvas {
 public:
    explicit Canvas(const QCPPainter& painter);
    /// A paint buffer with `ratio` device pixels to the logical one.
    explicit Canvas(double ratio) : toDevice_(QTransform::fromScale(ratio, ratio)) {}

    /// Whether the painter draws no pixels: SVG, PDF, printers.
    bool isVector() const { return vectors_; }
    /// The device pixels that a logical rectangle covers, its edges rounded to whole ones; for painters that
    /// neither turn nor mirror.
    QRect pixelsUnder(const QRect& area) const;
    /// How many pixels an image needs that fills the area: those of pixelsUnder(), at least one.
    QSize imageSize(const QRect& area) const;
    /// Columns of pixels across the area.
    int columns(const QRect& area) const { return imageSize(area).width(); }

 private:
    QTransform toDevice_;
    bool vectors_ = false;
};

/// While it lives the painter smooths edges and draws where it is asked to. QCustomPlot would move smooth
/// shapes by half a pixel to the right and below, where pixels are not fine.
class TruePlaces {
 public:
    explicit TruePlaces(QCPPainter& painter);
    TruePlaces(const TruePlaces&) = delete;
    TruePlaces& operator=(const TruePlaces&) = delete;
    ~TruePlaces() { painter_.restore(); }

 private:
    QCPPainter& painter_;
};

/// Draws the image over pixelsUnder() exactly, at every ratio of device pixels to logical ones.
void drawOnPixels(QCPPainter& painter, const QRect& area, const QImage& image);

/// A frame around pixelsUnder(), in the pen's colour and width: it touches what is drawn there and covers
/// none of it.
void drawFrame(QCPPainter& painter, const QRect& area, const QPen& pen);

}  // namespace posiscope
