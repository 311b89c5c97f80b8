// SPDX-License-Identifier: GPL-3.0-or-later
// Functions of numbers as lines, steps, dots and envelopes.
#pragma once

#include <vector>

#include "ui/plot/curvepainter.h"
#include "ui/plot/envelope.h"
#include "ui/plot/plottable.h"

namespace posiscope {

/// What is drawn of a function.
struct Curve {
    Envelope shape;
    QColor colour;
    double width = 1;
    bool steps = false;   ///< a step as wide as a distance at every point, instead of lines between them
    bool dots = false;    ///< at every point, while there is room for them
    bool dashed = false;  ///< B of a comparison: lines and bands with gaps
};

/// Curves over an axis rect, one over the other: bands that touch their neighbours, or straight lines between
/// points.
class CurvePlottable final : public Plottable {
    Q_OBJECT

 public:
    using Plottable::Plottable;

    void show(std::vector<Curve> curves) { curves_ = std::move(curves); }
    const std::vector<Curve>& curves() const { return curves_; }
    bool hasCurves() const override { return !curves_.empty(); }

 protected:
    void draw(QCPPainter* painter) override;

 private:
    void drawEnvelope(const Curve& curve, CurvePainter& painter) const;
    void drawPoints(const Curve& curve, CurvePainter& painter) const;

    std::vector<Curve> curves_;
};

}  // namespace posiscope
