// Sines over positions, drawn so that nothing is invented.
#pragma once

#include <qcustomplot.h>

#include "core/encoding.h"
#include "ui/theme.h"

namespace posiscope {

/// Draws dimension `j` of a model over the positions in sight: a smooth curve while its wavelength covers
/// enough pixels, otherwise a band between the true minimum and maximum of the whole positions under each
/// pixel; a dot at every whole position of the table while dots are far enough apart.
class WavePainter {
 public:
    WavePainter(const Model& model, QCPAxis* across, QCPAxis* height);

    void draw(QCPPainter& painter, std::int64_t j, const QColor& colour, double width) const;

 private:
    bool smooth(std::int64_t j) const;
    QPolygonF curve(std::int64_t j) const;
    void drawBand(QCPPainter& painter, std::int64_t j, const QColor& colour) const;
    void drawDots(QCPPainter& painter, std::int64_t j, const QColor& colour, double radius) const;

    const Model& model_;
    QCPAxis* across_;
    QCPAxis* height_;
    double positionsPerPixel_;
    Run positions_;  // of the table
};

}  // namespace posiscope
