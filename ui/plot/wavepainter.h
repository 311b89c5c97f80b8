// Sines over positions, drawn so that nothing is invented.
#pragma once

#include <qcustomplot.h>

#include <optional>

#include "core/encoding.h"
#include "ui/plot/curveraster.h"
#include "ui/theme.h"

namespace posiscope {

/// Draws dimension `j` of a model over the positions in sight: a smooth curve while its wavelength covers
/// enough pixels, otherwise a band between the true minimum and maximum of the whole positions under each
/// pixel; a dot at every whole position of the table while dots are far enough apart.
///
/// On pixels everything goes into one image, which paint() puts down at the end; files with vectors get
/// paths.
class WavePainter {
 public:
    WavePainter(const Model& model, QCPAxis* across, QCPAxis* height, QCPPainter& painter);

    void draw(std::int64_t j, const QColor& colour, double width);
    void paint();

 private:
    bool smooth(std::int64_t j) const;
    double heightAt(double position, std::int64_t j) const;
    void drawCurve(std::int64_t j, const QColor& colour, double width);
    void drawBand(std::int64_t j, const QColor& colour);
    void drawDots(std::int64_t j, const QColor& colour, double radius);

    const Model& model_;
    QCPAxis* across_;
    QCPAxis* height_;
    QCPPainter& painter_;
    double positionsPerPixel_;
    Run positions_;  // of the table
    std::optional<CurveRaster> raster_;
};

}  // namespace posiscope
