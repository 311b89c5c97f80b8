// Layers of a rotary model that number positions otherwise than the others, and what else its keys say.
#pragma once

#include "core/config/schemechoice.h"

namespace posiscope {

/// Notes of what a single picture of the encoding does not show: layers without it or with another one, and
/// what is done to queries and scores besides.
void noteOtherLayers(ConfigReader& reader, const SchemeChoice& choice);

}  // namespace posiscope
