// SPDX-License-Identifier: GPL-3.0-or-later
// Layers of a model that number positions otherwise than those that are shown, to compare with.
#pragma once

#include "core/config/configreader.h"
#include "core/config/modelconfig.h"

namespace posiscope {

/// Adds the kinds of layers that were found, each as an encoding with all of its values, beside what is
/// shown. What the parameters cannot hold is undrawn.
void addOtherKinds(const ConfigReader& reader, ConfigValues& config);

/// "other layers (sliding_attention, 50/60 layers): --base 10000": the options that differ from what is
/// shown.
Text otherKindNote(const OtherKind& kind);

}  // namespace posiscope
