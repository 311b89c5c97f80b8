// Principal components as numbers.
#pragma once

#include "core/analysis/dataset.h"
#include "core/state/scene.h"

namespace posiscope {

/// A column for each of the first components: the scores of all positions. Where A and B share the plot, the
/// columns of both.
Dataset componentsData(const Scene& scene);

}  // namespace posiscope
