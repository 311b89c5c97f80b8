// SPDX-License-Identifier: GPL-3.0-or-later
// The pipelines of real programs.
#pragma once

#include <span>
#include <string_view>

#include "core/precision/pipeline.h"

namespace posiscope {

/// The encodings that have presets.
enum class PresetFor { sinusoidal, rotary, timestep };

struct PipelinePreset {
    const char* id;
    const char* name;    ///< the program, with its versions
    const char* source;  ///< repository, and file or pull request
    PresetFor use;
    bool ofModelType;  ///< whether some stages have the type of the model's weights
    Pipeline (*pipeline)(NumberKind modelType);
};

/// All presets, grouped by encoding.
std::span<const PipelinePreset> pipelinePresets();

/// The preset with this id, or null.
const PipelinePreset* findPreset(std::string_view id);

}  // namespace posiscope
