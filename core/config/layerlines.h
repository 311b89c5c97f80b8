// SPDX-License-Identifier: GPL-3.0-or-later
// The layers of a model, one by one.
#pragma once

#include <vector>

#include "core/analysis/describe.h"
#include "core/config/modelconfig.h"

namespace posiscope {

/// A line for each layer in order; none where the file does not say which layers are of which kind.
std::vector<LayerLine> layerLines(const ModelConfig& config);

/// Neighbouring layers of one kind.
struct LayerRun {
    std::size_t kind = 0;                ///< its place among the kinds of the configuration
    std::int64_t first = -1, last = -1;  ///< −1 where the file does not say which layers they are
    LayerLine line;                      ///< of the first
};

/// The layers in order, equal neighbours joined; the kinds alone where the file does not say which layers
/// they are.
std::vector<LayerRun> layerRuns(const ModelConfig& config);

}  // namespace posiscope
