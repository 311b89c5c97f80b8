// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/plot/bandedges.h"

#include <cmath>

namespace posiscope {

namespace {

constexpr double thickness = 1.4;
constexpr double turn = 8;    // logical pixels
constexpr double near = 1.5;  // logical pixels: closer lines cannot be told apart

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

void BandEdges::draw(CurvePainter& painter) const {
    for (const auto part : {&Band::tops, &Band::bottoms, &Band::means}) {
        std::vector<std::vector<float>> lines;
        for (const Band& band : bands_) {
            std::vector<float> line(static_cast<std::size_t>(painter.columns()), std::nanf(""));
            const std::vector<float>& heights = band.*part;
            for (std::size_t n = 0; n < heights.size(); ++n)
                line[static_cast<std::size_t>(band.first) + n] = heights[n];
            lines.push_back(std::move(line));
        }
        lines = inTurns(std::move(lines), static_cast<float>(near), qRound(turn * painter.scale()));
        for (std::size_t n = 0; n < lines.size(); ++n) {
            QPolygonF points;
            for (std::size_t column = 0; column < lines[n].size(); ++column)
                points << QPointF(painter.left(static_cast<double>(column) + 0.5),
                                  static_cast<double>(lines[n][column]));
            painter.stroke(points, thickness, bands_[n].colour);
        }
    }
}

}  // namespace posiscope
