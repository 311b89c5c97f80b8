// SPDX-License-Identifier: GPL-3.0-or-later
// Words beside the horizontal lines of the spectrum.
#pragma once

#include <span>
#include <utility>
#include <vector>

#include "ui/views/shared/dottrace.h"
#include "ui/views/spectrum/referencelines.h"

namespace posiscope {

/// Stand clear of the traces and of each other. A label for which there is no such place is left out: that is
/// better than one that covers data.
class ReferenceLabels {
 public:
    /// `kept` is a place that something else takes, `frames` are those of marks. `clearOfLines` leaves out a
    /// label that would be on another line.
    void place(QCPAxis* heights, std::span<const ReferenceLine> lines, std::span<const DotTrace> traces,
               const QRectF& kept, std::span<const QRectF> frames = {}, bool clearOfLines = false);
    void draw(QCPPainter& painter) const;
    struct Label {
        QRectF place;
        QString text;
        double line;  ///< the height of the line that it is about
    };
    /// The label of the line, or null.
    const Label* labelOf(const ReferenceLine& line) const;
    /// Whether neither a label nor the kept place intersects this place.
    bool isFree(const QRectF& place) const;
    /// Of the labels and of the kept place.
    std::vector<QRectF> places() const;
    /// The parts of a vertical line at `x` that neither a label nor the kept place is in the way of, from the
    /// top down.
    std::vector<std::pair<double, double>> besides(double x, const QRectF& area) const;

 private:
    /// `from`: the first of a line's texts that is tried.
    std::vector<Label> placed(QCPAxis* heights, std::span<const ReferenceLine> lines,
                              std::span<const DotTrace> traces, std::vector<QRectF> taken,
                              qsizetype from) const;

    std::vector<Label> labels_;  // those for which there is a place
    QRectF kept_;
};

}  // namespace posiscope
