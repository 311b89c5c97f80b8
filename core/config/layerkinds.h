// SPDX-License-Identifier: GPL-3.0-or-later
// The kinds of layers that a configuration describes.
#pragma once

#include "core/config/configreader.h"
#include "core/config/modelconfig.h"

namespace posiscope {

/// Gives `config`, which has the kind that is shown and no other, the other kinds, and every kind its layers
/// and its window, as far as the file says them. What the parameters cannot hold is a reading. `type` is what
/// is known of the model, or null.
void addLayerKinds(ConfigReader& reader, const ModelType* type, ModelConfig& config);

/// "other layers (sliding_attention, 50/60 layers): --base 10000": the options that differ from what is
/// shown.
Text otherKindNote(const LayerKind& kind, const LayerKind& shown);

}  // namespace posiscope
