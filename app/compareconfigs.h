// SPDX-License-Identifier: GPL-3.0-or-later
// Two configurations by what was read from them: layer by layer, drawn or not.
#pragma once

#include <string>
#include <vector>

#include "core/config/modelconfig.h"
#include "core/state/compare.h"

namespace posiscope {

/// How many layers of how many.
struct LayerCount {
    std::int64_t some = 0, all = 0;
};

struct ConfigComparison {
    /// The kind that A shows, and the kind of B that has the most of its layers: the cells of these two are
    /// compared.
    const LayerKind* a = nullptr;
    const LayerKind* b = nullptr;
    std::vector<WordDifference> words = {};  ///< in which parameters these two differ
    /// All other differences, a sentence each: of other layers, of windows, sections and temperatures.
    std::vector<std::string> unlike = {};
    std::optional<LayerCount> layers = {};  ///< of these two kinds; nothing where a file does not say which
    std::int64_t differing = 0;             ///< layers of other pairs of kinds that differ
    bool drawnDiffer = false;               ///< whether these two differ in what is not drawn
};

/// "mrope_section: [24, 20, 20] in A, none in B".
std::vector<std::string> readingsApart(const std::vector<Undrawn>& a, const std::vector<Undrawn>& b);

/// Compares each layer with the layer of the same number where both files say which layers are of which kind,
/// and otherwise kinds of the same sort. `a` and `b` outlive the comparison.
ConfigComparison compareConfigs(const ModelConfig& a, const ModelConfig& b);

}  // namespace posiscope
