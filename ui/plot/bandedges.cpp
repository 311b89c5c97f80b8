#include "ui/plot/bandedges.h"

#include <cmath>

namespace posiscope {

namespace {

constexpr double thickness = 1.4;
constexpr double turn = 8;    // logical pixels
constexpr double near = 1.5;  // logical pixels: closer lines cannot be told apart

void drawPath(QCPPainter& painter, const std::vector<float>& heights, double left) {
    QPolygonF line;
    const auto end = [&] {
        if (line.size() > 1) painter.drawPolyline(line);
        line.clear();
    };
    for (std::size_t n = 0; n < heights.size(); ++n) {
        if (std::isnan(heights[n]))
            end();
        else
            line << QPointF(left + static_cast<double>(n) + 0.5, heights[n]);
    }
    end();
}

}  // namespace

std::vector<std::vector<float>> inTurns(std::vector<std::vector<float>> lines, float near, int turn) {
    const std::vector<std::vector<float>> all = lines;
    const std::size_t columns = all.empty() ? 0 : all.front().size();
    for (std::size_t column = 0; column < columns; ++column) {
        const std::size_t now = column / static_cast<std::size_t>(std::max(1, turn));
        for (std::size_t own = 0; own < all.size(); ++own) {
            std::size_t together = 0;
            std::size_t place = 0;
            for (std::size_t other = 0; other < all.size(); ++other) {
                const bool here = std::abs(all[other][column] - all[own][column]) <= near;  // never with NaN
                place += here && other < own;
                together += here;
            }
            if (together > 1 && now % together != place) lines[own][column] = std::nanf("");
        }
    }
    return lines;
}

void BandEdges::paint(QCPPainter& painter, CurveRaster* raster, double left, int columns, double scale) {
    for (const auto part : {&Band::tops, &Band::bottoms, &Band::means}) {
        std::vector<std::vector<float>> lines;
        for (const Band& band : bands_) {
            std::vector<float> line(static_cast<std::size_t>(columns) + 1, std::nanf(""));
            const std::vector<float>& heights = band.*part;
            for (std::size_t n = 0; n < heights.size(); ++n)
                line[static_cast<std::size_t>(band.first) + n] = heights[n];
            // Columns have a height in their middle, strokes one at either side.
            if (!heights.empty())
                line[static_cast<std::size_t>(band.first) + heights.size()] = heights.back();
            lines.push_back(std::move(line));
        }
        lines = inTurns(std::move(lines), static_cast<float>(near), qRound(turn * scale));
        for (std::size_t n = 0; n < lines.size(); ++n) {
            if (raster != nullptr) {
                raster->stroke(std::move(lines[n]), 1, thickness, bands_[n].colour);
                continue;
            }
            painter.setAntialiasing(true);
            painter.setBrush(Qt::NoBrush);
            painter.setPen(QPen(bands_[n].colour, thickness));
            drawPath(painter, lines[n], left);
        }
    }
    bands_.clear();
}

}  // namespace posiscope
