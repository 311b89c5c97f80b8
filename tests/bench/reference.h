// SPDX-License-Identifier: GPL-3.0-or-later
// Work whose time stretches with the machine as ours does: a row measures both in turns and judges their
// ratio.
#pragma once

#include <QWidget>
#include <vector>

#include "tests/bench/row.h"

class QCPColorMap;

namespace bench {

/// A window of plain QCustomPlots: axes, grid and a map of 100 × 100 cells in each.
class ReferenceWindow {
 public:
    /// The places of the plots in the window.
    explicit ReferenceWindow(const std::vector<QRect>& places);

    /// Milliseconds of a frame in which all plots change: other colours, other labels of an axis.
    double frame();

 private:
    QWidget window_;
    std::vector<QWidget*> plots_;
    std::vector<QCPColorMap*> maps_;
    int frames_ = 0;
};

/// Milliseconds in which one core reads so many numbers from memory and takes their sines with the C library.
Sampler sines(std::int64_t count);

}  // namespace bench
