// SPDX-License-Identifier: GPL-3.0-or-later
// The edges of bands, and the means inside them.
#pragma once

#include <vector>

#include "ui/plot/curvepainter.h"

namespace posiscope {

/// Waves that are too short to be seen fill the same band, one like the other. Their edges and means are
/// lines in their own colours; where several coincide they take turns, so that every wave is seen.
class BandEdges {
 public:
    /// Heights in logical pixels, one a column from column `first` on; `means` may be empty.
    struct Band {
        int first = 0;
        std::vector<float> tops, bottoms, means;
        QColor colour;
    };

    void add(Band band) { bands_.push_back(std::move(band)); }
    void draw(CurvePainter& painter) const;

 private:
    std::vector<Band> bands_;
};

/// Which of `lines` is seen in which column: a line is NaN where it takes no part. Lines closer than `near`
/// take turns of `turn` columns.
std::vector<std::vector<float>> inTurns(std::vector<std::vector<float>> lines, float near, int turn);

}  // namespace posiscope
