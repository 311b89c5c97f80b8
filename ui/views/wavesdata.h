// Waves as numbers.
#pragma once

#include "core/analysis/dataset.h"
#include "core/state/scene.h"

namespace posiscope {

/// Whether one position is drawn across all dimensions, instead of chosen dimensions across positions.
bool acrossDimensions(const Scene& scene);

/// max_len × the chosen dimensions that are not switched off; or, across dimensions, the row of the position,
/// 1 × d_model. Where A and B share the plot: a column of positions and the chosen dimensions of both, or a
/// column of dimensions and the row of both.
Dataset wavesData(const Scene& scene);

}  // namespace posiscope
