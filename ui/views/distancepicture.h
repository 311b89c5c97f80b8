// Which curves over the distance a pane shows, and over which distances.
#pragma once

#include "core/state/scene.h"
#include "ui/plot/curvesource.h"
#include "ui/views/cellaxes.h"

namespace posiscope {

/// More curves cannot be told apart.
inline constexpr std::int64_t mostCurves = 64;

/// The curve of the chosen head, or the nearest one that there is.
std::int64_t chosenCurve(const Scene& scene, const Model& model);

/// The distances that the axis counts: those of the model, or of A and B together; from 0 where the axis is
/// causal, and from 1 where it is logarithmic.
Cells distancesOf(const Scene& scene);
bool hasLogarithmicDistances(const Scene& scene);

/// What is drawn, from back to front.
struct DistanceLine {
    CurveSource::Curve curve;
    Subject side = Subject::a;
    bool chosen = false;
};
std::vector<DistanceLine> linesOf(const Scene& scene);

/// All curves that the height of the axes has room for: those of A and of B in a comparison.
std::vector<CurveSource::Curve> curvesInRange(const Scene& scene);

}  // namespace posiscope
