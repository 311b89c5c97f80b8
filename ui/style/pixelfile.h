// SPDX-License-Identifier: GPL-3.0-or-later
// How pixels are painted where a logical pixel has several of them: in files, and in windows.
#pragma once

#include <qcustomplot.h>

namespace posiscope {

/// Whether lines a logical pixel wide are sharp nowhere: there is nothing to gain by moving them.
inline bool hasFinePixels(double perLogicalPixel) {
    constexpr double several = 1.2;
    return perLogicalPixel > several;
}

/// In such an image QCustomPlot would move smooth shapes by half a logical pixel and round lines to whole
/// ones: at 600 dpi that is a third of a point. It does neither for vectors. Its mode for pens of width 0,
/// which no view has, tells the image from a file of vectors.
inline void paintAsVectors(QCPPainter& painter) {
    painter.setMode(QCPPainter::pmVectorized);
    painter.setMode(QCPPainter::pmNonCosmetic);
}

inline bool paintsVectors(const QCPPainter& painter) {
    return painter.modes().testFlag(QCPPainter::pmVectorized) &&
           !painter.modes().testFlag(QCPPainter::pmNonCosmetic);
}

}  // namespace posiscope
