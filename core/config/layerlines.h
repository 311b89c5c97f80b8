// SPDX-License-Identifier: GPL-3.0-or-later
// The layers of a model, one by one.
#pragma once

#include <vector>

#include "core/analysis/describe.h"
#include "core/config/modelconfig.h"

namespace posiscope {

/// A line for each layer in order; none where the file does not say which layers are of which kind.
std::vector<LayerLine> layerLines(const ModelConfig& config);

}  // namespace posiscope
