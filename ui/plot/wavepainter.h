// Sines over positions, drawn so that nothing is invented.
#pragma once

#include <qcustomplot.h>

#include <optional>
#include <vector>

#include "core/models/encoding.h"
#include "ui/plot/bandedges.h"
#include "ui/plot/curveraster.h"
#include "ui/style/theme.h"

namespace posiscope {

/// Whether dimension `j` has a whole wave, or many positions of a table without waves, under every pixel.
bool fillsPixels(const Model& model, std::int64_t j, double positionsPerPixel);

/// Draws dimension `j` of a model over the positions in sight: a smooth curve while its wavelength covers
/// enough pixels, otherwise a band between the true minimum and maximum of the whole positions under each
/// pixel; a dot at every whole position of the table while dots are far enough apart. Where a pixel holds
/// whole waves nothing but the band can be seen: its edges, and of sines the mean of each pixel, are drawn as
/// lines.
///
/// On pixels everything goes into one image, which paint() puts down at the end; files with vectors get
/// paths.
class WavePainter {
 public:
    /// The more `waves` there are to draw, the paler are their bands, which lie over each other.
    WavePainter(const Model& model, QCPAxis* across, QCPAxis* height, QCPPainter& painter,
                std::size_t waves = 1);

    /// What is `dashed` (B of a comparison) has gaps, and no dots.
    void draw(std::int64_t j, const QColor& colour, double width, bool dashed = false);
    void paint();

 private:
    bool smooth(std::int64_t j) const;
    double heightAt(double position, std::int64_t j) const;
    void drawCurve(std::int64_t j, const QColor& colour, double width, bool dashed);
    void drawPath(const QPolygonF& line, bool dashed);
    void drawBand(std::int64_t j, const QColor& colour, double thinnest, bool dashed);
    std::vector<float> means(std::int64_t j, const std::vector<Run>& runs) const;
    static void connect(std::vector<float>& tops, std::vector<float>& bottoms);
    QColor bandColour(QColor colour, const std::vector<float>& tops, const std::vector<float>& bottoms) const;
    void drawDots(std::int64_t j, const QColor& colour, double radius);

    const Model& model_;
    QCPAxis* across_;
    QCPAxis* height_;
    QCPPainter& painter_;
    double positionsPerPixel_;
    double palest_;  // of bands that fill half of the height and more
    Run positions_;  // of the table
    std::optional<CurveRaster> raster_;
    BandEdges edges_;
};

}  // namespace posiscope
