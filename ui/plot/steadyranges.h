// SPDX-License-Identifier: GPL-3.0-or-later
// Limits that keep still while something is dragged.
#pragma once

#include <qcustomplot.h>

#include <QTimer>
#include <functional>
#include <map>

namespace posiscope {

/// The ranges of axes and of colours whose limits come from what is drawn. From one frame of a drag to the
/// next they only widen, so that labels do not flicker; when nothing has moved for a while `settle` is
/// called, to draw them as they fit.
class SteadyRanges {
 public:
    explicit SteadyRanges(std::function<void()> settle);

    /// A frame is about to be drawn, of a drag or of another change. Those that follow because something has
    /// been computed belong to it.
    void begin(bool dragging);
    /// The range of `what`, an axis or a heatmap's colours, to show where `fitting` would do.
    QCPRange shown(const void* what, const QCPRange& fitting);

 private:
    QTimer rest_;  // runs during a drag, and a little longer
    std::map<const void*, QCPRange> ranges_;
    bool wider_ = false;  // one of them is wider than it need be
};

}  // namespace posiscope
