// Curves over the distance as numbers.
#pragma once

#include "core/analysis/dataset.h"
#include "core/state/scene.h"

namespace posiscope {

/// A column of distances, then what is drawn of every curve: its values, its running mean, or its mean and
/// the ends of its envelope. Where A and B share the plot, the columns of both.
Dataset distanceData(const Scene& scene);

}  // namespace posiscope
