// SPDX-License-Identifier: GPL-3.0-or-later
// Which curves over the distance a pane shows, and over which distances.
#pragma once

#include "core/base/progress.h"
#include "core/state/snapshot.h"
#include "ui/plot/distancebands.h"
#include "ui/views/shared/cellaxes.h"

namespace posiscope {

/// More curves cannot be told apart.
inline constexpr std::int64_t mostCurves = 64;

/// The curve of the chosen head, or the nearest one that there is.
std::int64_t chosenCurve(const Snapshot& snapshot, const Model& model);

/// The distances that the axis counts: those of the model, or of A and B together; from 0 where the axis is
/// causal, and from 1 where it is logarithmic.
AxisIndices distancesOf(const Snapshot& snapshot);
bool hasLogarithmicDistances(const Snapshot& snapshot);

/// A curve of a model's distance().
struct DistanceCurve {
    std::shared_ptr<const Model> model;
    std::int64_t curve = 0;
    DistanceStyle style = DistanceStyle::values;
    bool operator==(const DistanceCurve&) const = default;
};

/// Curves for the pixels of an axis.
struct DistanceRequest {
    std::vector<DistanceCurve> curves;
    DistanceAxis axis;
    bool operator==(const DistanceRequest&) const = default;
};
/// One for each of the curves.
std::vector<Envelope> envelopesOf(const DistanceRequest& request, const Progress& proceed);

/// What is drawn, from back to front.
struct DistanceLine {
    DistanceCurve curve;
    std::size_t place = 0;  ///< of its model among shownModels()
    bool chosen = false;
};
std::vector<DistanceLine> linesOf(const Snapshot& snapshot);

/// All curves that the height of the axes has room for: those of A and of B in a comparison.
std::vector<DistanceCurve> curvesInRange(const Snapshot& snapshot);

}  // namespace posiscope
