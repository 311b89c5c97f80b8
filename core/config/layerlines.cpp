// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/config/layerlines.h"

#include <algorithm>

#include "core/encodings/registry.h"
#include "core/encodings/ropeparameters.h"
#include "core/parameters/keys.h"

namespace posiscope {

namespace {

/// What all layers of a kind have in common.
LayerLine lineOf(const LayerKind& kind, const ModelConfig& config) {
    const Values& values = kind.values;
    LayerLine line;
    line.kind = sortOf(kind);
    line.type = kind.name.english();
    line.encoding = values.get(keys::encoding);
    line.window = kind.window;
    const Encoding& encoding = *findEncoding(line.encoding);
    if (std::ranges::any_of(encoding.parameters,
                            [](const Parameter& row) { return row.key == keys::base.name; }))
        line.base = values.get(keys::base);
    if (line.encoding == ropeEncoding().id) {
        line.scaling = kind.rotary.proportional.given() ? "proportional" : values.get(keys::scaling);
        if (line.scaling == "proportional")
            line.factor = kind.rotary.proportional.factor;
        else if (line.scaling != "none")
            line.factor = values.get(keys::factor);
        line.headDim = values.get(keys::headDim);
        line.rotated = rotaryDimensionsOf(values);
    }
    for (const auto* readings : {&kind.readings, &config.readings})
        for (const Undrawn& each : *readings)
            if (each.what == Text(temperatureOfQueries)) line.temperature = each.value;
    return line;
}

}  // namespace

std::vector<LayerLine> layerLines(const ModelConfig& config) {
    std::vector<LayerLine> lines;
    for (const LayerKind& kind : config.kinds) {
        if (!kind.layers) return {};
        LayerLine line = lineOf(kind, config);
        for (const std::int64_t layer : kind.layers->which) {
            line.layer = layer;
            lines.push_back(line);
        }
    }
    std::ranges::sort(lines, {}, &LayerLine::layer);
    return lines;
}

std::vector<LayerRun> layerRuns(const ModelConfig& config) {
    const auto& kinds = config.kinds;
    const bool known =
        std::ranges::all_of(kinds, [](const LayerKind& kind) { return kind.layers.has_value(); });
    std::vector<LayerRun> runs;
    for (std::size_t n = 0; n < kinds.size(); ++n) {
        const LayerRun run{n, -1, -1, lineOf(kinds[n], config)};
        const std::size_t begin = runs.size();
        if (!known) runs.push_back(run);
        for (const std::int64_t layer : known ? kinds[n].layers->which : Indices()) {
            if (runs.size() == begin || runs.back().last + 1 != layer) {
                runs.push_back(run);
                runs.back().first = runs.back().line.layer = layer;
            }
            runs.back().last = layer;
        }
    }
    std::stable_sort(runs.begin(), runs.end(),
                     [](const LayerRun& a, const LayerRun& b) { return a.first < b.first; });
    return runs;
}

}  // namespace posiscope
