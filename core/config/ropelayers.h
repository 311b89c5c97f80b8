// SPDX-License-Identifier: GPL-3.0-or-later
// Layers of a rotary model that number positions otherwise than those that are shown.
#pragma once

#include "core/config/schemechoice.h"

namespace posiscope {

/// The layers of an object in rope_parameters.
std::optional<LayerSet> layersOfObject(ConfigReader& reader, const std::string& name);

/// Notes on layers without positions, without scaling, and on factors of queries.
void noteOtherLayers(ConfigReader& reader, const SchemeChoice& choice);

}  // namespace posiscope
