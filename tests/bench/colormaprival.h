// SPDX-License-Identifier: GPL-3.0-or-later
// QCustomPlot's own heatmap.
#pragma once

#include <memory>
#include <vector>

#include "tests/bench/tables.h"

class QCustomPlot;
class QCPColorMap;

namespace bench {

/// A plot of 1600 × 900 with a QCPColorMap that holds a whole encoding table.
class ColormapRival {
 public:
    explicit ColormapRival(Size size);
    ~ColormapRival();

    /// Milliseconds to draw its map.
    double replot();
    /// Milliseconds to compute a table with another base, hand it to the map, and draw that.
    double change();

 private:
    Size size_;
    std::unique_ptr<QCustomPlot> plot_;
    QCPColorMap* map_;
    std::vector<double> cells_;
    int changes_ = 0;
};

}  // namespace bench
